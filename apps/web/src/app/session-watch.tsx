import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetMemberData } from '../data/queries/query-client.ts';
import { closeRealtime, openRealtime, useTopics } from '../data/realtime/realtime.ts';
import { forgetPerson } from '../data/session/forget-person.ts';
import { memberQuery } from '../data/session/member.ts';
import { applySettings } from '../data/session/member-settings.ts';
import { getSession, useIsSignedIn } from '../data/session/session.ts';
import { router } from './router.tsx';

/** However a session ended: by logging out, by itself, here or in another tab. */
function forget(): void {
  forgetMemberData();
  forgetPerson();
}

/** Follows the session: opens the live channel with it; forgets everything and leaves when it ends. */
export function SessionWatch() {
  const isSignedIn = useIsSignedIn();
  const member = useQuery({ ...memberQuery, enabled: isSignedIn }).data;
  const settings = member?.settings;
  // Here and not in the frame of the map: what waits for somebody shows on the screens around it too.
  useTopics(isSignedIn && member !== undefined ? [`member:${member.member_id}`] : []);
  useEffect(() => {
    if (settings !== undefined) applySettings(settings);
  }, [settings]);
  useEffect(() => {
    // A map that begins before the page asks for its own, and may hear that the session is over before anybody follows it.
    if (getSession().hasExpired()) forget();
  }, []);
  useEffect(() => {
    if (!isSignedIn) return;
    openRealtime();
    return () => {
      closeRealtime();
      // Where one may be only signed in, the guard of the route now leads to the login page. What was loaded
      // goes after the screens that show it, or they would ask for it again.
      void router.invalidate().finally(() => {
        if (!getSession().isSignedIn()) forget();
      });
    };
  }, [isSignedIn]);
  return null;
}
