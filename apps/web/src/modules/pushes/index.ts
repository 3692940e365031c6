import { withTexts } from '../../i18n/with-texts.ts';
import { pushesTexts } from './pushes-texts.ts';

/** Whether this browser can be told something while no page is open. On some phones, only an installed page can. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Loads the switch of the profile. */
export async function loadPushSection() {
  const { PushSection } = await withTexts(import('./components/push-section.tsx'), pushesTexts);
  return { default: PushSection };
}
