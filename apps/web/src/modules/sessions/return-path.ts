import { toOwnPath } from '../../data/selection/search-params.ts';

const KEY = 'waypost.return_path';

/**
 * Keeps where to go on after a sign-in at another provider’s page: in this tab, and not in the address that goes
 * around, since the path of an invite is a secret. Null: wherever a sign-in leads.
 */
export function keepReturnPath(path: string | null): void {
  if (path === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, path);
}

/** The own path that was kept, or null. */
export function readReturnPath(): string | null {
  return toOwnPath(sessionStorage.getItem(KEY));
}
