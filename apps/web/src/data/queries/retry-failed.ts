import { ApiError } from '@waypost/client';
import { isPassingFault } from '../session/passing-fault.ts';
import { getSession } from '../session/session.ts';

const RETRY_MS = 5_000;
const UNAUTHORIZED = 401;

/** Whether a query may succeed later. Refused for its token, it may while the session lasts: the token could not be renewed. */
export function mayComeLater(error: unknown, isSignedIn = () => getSession().isSignedIn()): boolean {
  const isRefused = error instanceof ApiError && error.status === UNAUTHORIZED;
  return isPassingFault(error) || (isRefused && isSignedIn());
}

interface Asked {
  readonly state: { readonly status: string; readonly error: unknown };
}

/**
 * `refetchInterval` of a query that nobody sees fail: it runs again every few seconds while it may still succeed.
 * @param otherwise the interval while it has not failed.
 */
export const retryFailed =
  (otherwise: number | false = false) =>
  ({ state }: Asked): number | false =>
    state.status === 'error' && mayComeLater(state.error) ? RETRY_MS : otherwise;
