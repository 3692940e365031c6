import type { SearchParams } from '../../../data/selection/search-params.ts';
import type { FeedOwner } from './feed-filter.ts';

const KEYS = { shared: 'waypost.feed.public_only', is_static: 'waypost.feed.static_only' } as const;
type RememberedName = keyof typeof KEYS;
const OWNER_KEY = 'waypost.feed.owner';
let isRestored = false;

/** Stores "Public only" and "Static only" for the next visit. */
export function rememberFilters(change: SearchParams): void {
  for (const name of Object.keys(KEYS) as RememberedName[]) {
    if (name in change) localStorage.setItem(KEYS[name], String(change[name] === true));
  }
}

/** Stores whose data was shown for the next visit. */
export function rememberOwner(owner: FeedOwner): void {
  localStorage.setItem(OWNER_KEY, owner);
}

/**
 * Stored filters that the address does not set; once per visit, so that a link or Back is not overridden later. "My
 * data" refers to the current member.
 */
export function takeRememberedFilters(search: SearchParams, ownId: number): SearchParams {
  if (isRestored) return {};
  isRestored = true;
  const names = (Object.keys(KEYS) as RememberedName[]).filter(
    (name) => search[name] === undefined && localStorage.getItem(KEYS[name]) === 'true',
  );
  const isMine = search.member_ids === undefined && localStorage.getItem(OWNER_KEY) === 'mine';
  return {
    ...Object.fromEntries(names.map((name) => [name, true])),
    ...(isMine ? { member_ids: [String(ownId)] } : {}),
  };
}
