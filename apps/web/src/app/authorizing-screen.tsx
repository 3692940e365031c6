import { useLocation } from '@tanstack/react-router';
import { useTranslate } from '../i18n/i18n.ts';
import { isMapEarly } from '../map/early/early-map.ts';
import { BusyScreen } from '../ui/states/busy-screen.tsx';

/** Shown while sign-in is resolved; the overview has a text of its own. */
export function AuthorizingScreen() {
  const t = useTranslate();
  const isOverview = useLocation({ select: ({ pathname }) => pathname === '/auth/overview' });
  const text = t(isOverview ? 'sessions.initializing' : 'sessions.authorizing');
  // The early map already shows that the page is loading.
  if (isMapEarly()) {
    return (
      <p className="wp-visually-hidden" role="status">
        {text}
      </p>
    );
  }
  return <BusyScreen text={text} />;
}
