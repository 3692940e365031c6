import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetMemberData } from '../data/queries/query-client.ts';
import { closeRealtime, openRealtime, useTopics } from '../data/realtime/realtime.ts';
import { forgetPerson } from '../data/session/forget-person.ts';
import { memberQuery } from '../data/session/member.ts';
import { applySettings } from '../data/session/member-settings.ts';
import { getSession, useIsSignedIn } from '../data/session/session.ts';
import { clearToasts } from '../ui/toasts/toaster.ts';
import type { AppRouter } from './router.tsx';

/** Handles every end of a session: signing out, expiry, here or in another tab. */
function forget(): void {
  forgetMemberData();
  clearToasts();
  forgetPerson();
}

/** Follows the session: opens the live channel with it; clears all data and redirects when it ends. */
export function SessionWatch({ router }: { readonly router: AppRouter }) {
  const isSignedIn = useIsSignedIn();
  const member = useQuery({ ...memberQuery, enabled: isSignedIn }).data;
  const settings = member?.settings;
  // Here and not in the shell, because screens outside it show notifications too.
  useTopics(isSignedIn && member !== undefined ? [`member:${member.member_id}`] : []);
  useEffect(() => {
    if (settings !== undefined) applySettings(settings);
  }, [settings]);
  useEffect(() => {
    // An early map makes requests of its own, and the session may end before this is mounted.
    if (getSession().hasExpired()) forget();
  }, []);
  useEffect(() => {
    if (!isSignedIn) return;
    openRealtime();
    return () => {
      closeRealtime();
      // On routes that require a session, the guard now redirects to the login page. Data is cleared after their
      // screens unmount, which would otherwise request it again.
      void router.invalidate().finally(() => {
        if (!getSession().isSignedIn()) forget();
      });
    };
  }, [isSignedIn, router]);
  return null;
}
