import { useEffect } from 'react';
import { queryClient } from '../data/query-client.ts';
import { closeRealtime, openRealtime } from '../data/realtime.ts';
import { useIsSignedIn } from '../data/session.ts';
import { router } from './router.tsx';

/** Follows the session: opens the live channel with it; forgets everything and leaves when it ends. */
export function SessionWatch() {
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    openRealtime();
    return () => {
      closeRealtime();
      queryClient.clear();
      // Where one may be only signed in, the guard of the route now leads to the login page.
      void router.invalidate();
    };
  }, [isSignedIn]);
  return null;
}
