import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetMemberData } from '../../../data/queries/query-client.ts';
import { closeRealtime } from '../../../data/realtime/realtime.ts';
import { closeBeacons } from '../../../data/session/close-beacons.ts';
import { forgetPerson } from '../../../data/session/forget-person.ts';
import { getSession } from '../../../data/session/session.ts';
import { endSharedPosition } from '../../../data/session/shared-position.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { BusyScreen } from '../../../ui/states/busy-screen.tsx';
import { clearToasts } from '../../../ui/toasts/toaster.ts';
import { revokeToken, signOutIdentity } from '../api.ts';

/** Signing out must not wait for an unreachable server. */
const PATIENCE_MS = 3_000;

let leaving: Promise<void> | null = null;

async function leave(): Promise<void> {
  const refreshToken = getSession().getRefreshToken();
  const ended = closeBeacons(endSharedPosition());
  closeRealtime();
  getSession().clear();
  forgetPerson();
  clearToasts();
  forgetMemberData();
  const farewells = Promise.allSettled([
    ended.then(() => (refreshToken === null ? null : revokeToken(refreshToken))),
    signOutIdentity(),
  ]).then((results) => {
    for (const result of results) {
      if (result.status === 'rejected') console.warn('Signing out was not confirmed.', result.reason);
    }
  });
  await Promise.race([farewells, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** Signs out on load, then goes to the login page. */
export function LogoutPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  useEffect(() => {
    // Once for both runs of the effect in development.
    leaving ??= leave().finally(() => {
      leaving = null;
    });
    void leaving.then(() => navigate({ to: '/auth/login', search: {}, replace: true }));
  }, [navigate]);
  return <BusyScreen text={t('sessions.loggingOut')} />;
}
