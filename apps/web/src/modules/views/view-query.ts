import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import {
  parseSearchParams,
  RETAINED_SEARCH_PARAMS,
  type SearchParams,
} from '../../data/selection/search-params.ts';

/** Camera, base style and filters of an address as the query that a saved view keeps, without `?`. */
export function toViewQuery(search: SearchParams): string {
  const kept = RETAINED_SEARCH_PARAMS.flatMap((name) =>
    search[name] === undefined ? [] : [[name, search[name]] as const],
  );
  return defaultStringifySearch(Object.fromEntries(kept)).replace(/^\?/, '');
}

/** What the address has to hold for a saved view to show: what the view does not name is taken away. */
export function fromViewQuery(query: string): SearchParams {
  const nothing = Object.fromEntries(RETAINED_SEARCH_PARAMS.map((name) => [name, undefined]));
  return { ...nothing, ...parseSearchParams(defaultParseSearch(query)) };
}
