import { useEffect } from 'react';
import { queryClient } from '../data/query-client.ts';
import { closeRealtime, openRealtime } from '../data/realtime.ts';
import { getSession, useIsSignedIn } from '../data/session.ts';
import { router } from './router.tsx';

/** Follows the session: opens the live channel with it; forgets everything and leaves when it ends. */
export function SessionWatch() {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    openRealtime();
    return () => {
      closeRealtime();
      // Where one may be only signed in, the guard of the route now leads to the login page. What was loaded
      // goes after the screens that show it, or they would ask for it again.
      void router.invalidate().finally(() => {
        if (!getSession().isSignedIn()) queryClient.clear();
      });
    };
  }, [isSignedIn]);
  return null;
}
