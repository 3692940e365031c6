import { useTranslate } from '../i18n/i18n.ts';
import { BusyScreen } from '../ui/busy-screen.tsx';

/** Shown while sign-in is resolved. */
export function AuthorizingScreen() {
  const t = useTranslate();
  return <BusyScreen text={t('sessions.authorizing')} />;
}
