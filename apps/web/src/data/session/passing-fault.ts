import { ApiError } from '@waypost/client';

/** Whether a later try of the same request may succeed: the network or the server failed, or there were too many. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status === 429 || error.status >= 500;
}
