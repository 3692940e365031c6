import type { SearchParams } from '../data/search-params.ts';

/** The parameters of the address that say which features are shown, as the tiles are asked for them. */
const FILTERS = [
  'member_ids',
  'tags',
  'shared',
  'is_static',
  'has_resources',
  'text',
  'start_date',
  'end_date',
] as const satisfies readonly (keyof SearchParams)[];

/** The part of a tile's query string that narrows it; empty without filters, and the same for the same filters. */
export function toTileFilter(search: SearchParams): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = search[name];
    const text = Array.isArray(value) ? value.toSorted().join(',') : String(value ?? '');
    if (text !== '') query.set(name, text);
  }
  return query.toString();
}
