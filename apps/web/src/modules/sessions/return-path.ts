import { toOwnPath } from '../../data/selection/search-params.ts';

const KEY = 'waypost.return_path';

/**
 * Stores where to continue after a sign-in at another provider: in this tab, not in a URL that others see, since the
 * path of an invite is secret. Null: the default target.
 */
export function keepReturnPath(path: string | null): void {
  if (path === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, path);
}

/** The stored path, or null. */
export function readReturnPath(): string | null {
  return toOwnPath(sessionStorage.getItem(KEY));
}
