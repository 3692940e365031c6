import { useTranslate } from '../i18n/i18n.ts';
import { BusyScreen } from '../ui/busy-screen.tsx';

/** Shown while the overview waits for the sign-in. */
export function InitializingScreen() {
  const t = useTranslate();
  return <BusyScreen text={t('sessions.initializing')} />;
}
