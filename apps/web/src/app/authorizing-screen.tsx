import { useLocation } from '@tanstack/react-router';
import { useTranslate } from '../i18n/i18n.ts';
import { BusyScreen } from '../ui/busy-screen.tsx';

/** Shown while sign-in is resolved; the overview has a word of its own for it. */
export function AuthorizingScreen() {
  const t = useTranslate();
  const isOverview = useLocation({ select: ({ pathname }) => pathname === '/auth/overview' });
  return <BusyScreen text={t(isOverview ? 'sessions.initializing' : 'sessions.authorizing')} />;
}
