import type { SearchParams } from '../../data/search-params.ts';

const KEYS = { shared: 'waypost.feed.public_only', is_static: 'waypost.feed.static_only' } as const;
type RememberedName = keyof typeof KEYS;
let isRestored = false;

/** Keeps "Public only" and "Static only" for the next visit. */
export function rememberFilters(change: SearchParams): void {
  for (const name of Object.keys(KEYS) as RememberedName[]) {
    if (name in change) localStorage.setItem(KEYS[name], String(change[name] === true));
  }
}

/** What was remembered and the address does not say; once a visit, so that a link or Back is never overruled later. */
export function takeRememberedFilters(search: SearchParams): Pick<SearchParams, RememberedName> {
  if (isRestored) return {};
  isRestored = true;
  const names = (Object.keys(KEYS) as RememberedName[]).filter(
    (name) => search[name] === undefined && localStorage.getItem(KEYS[name]) === 'true',
  );
  return Object.fromEntries(names.map((name) => [name, true]));
}
