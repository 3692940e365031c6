import {
  MAX_FILTER_TAG,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUES,
  MAX_ID,
  toMilliseconds,
} from '@waypost/contract';

/** What a parameter says; undefined where it is not valid. */
type Read<T> = (value: unknown) => T | undefined;

/** The address may hold objects, even such that cannot be made a text or a number. */
function coerce<T>(to: (value: unknown) => T, value: unknown): T | undefined {
  try {
    return to(value);
  } catch {
    return undefined;
  }
}

/** Longer than the server takes, it is cut: the beginning still says what is looked for. */
const text: Read<string> = (value) => {
  const given = coerce(String, value);
  if (given === undefined || given.trim().length <= MAX_FILTER_TEXT) return given;
  console.warn(`The query parameter text is cut to ${MAX_FILTER_TEXT} characters.`);
  return given.trim().slice(0, MAX_FILTER_TEXT);
};

/** A list that the server takes; one it would refuse is none. */
function listOf(isTaken: (item: string) => boolean): Read<string[]> {
  return (value) => {
    const given = Array.isArray(value)
      ? value.map((item) => coerce(String, item))
      : coerce(String, value)?.split(',');
    if (given === undefined) return undefined;
    const items: string[] = [];
    for (const item of given) {
      if (item === undefined) return undefined;
      if (item.trim() !== '') items.push(item.trim());
    }
    return items.length <= MAX_FILTER_VALUES && items.every(isTaken) ? items : undefined;
  };
}

const isId = (item: string) => Number.isInteger(Number(item)) && Number(item) >= 1 && Number(item) <= MAX_ID;

const flag: Read<boolean> = (value) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

function numberWithin(least: number, most: number): Read<number> {
  return (value) => {
    const given = coerce(Number, value) ?? Number.NaN;
    return given >= least && given <= most ? given : undefined;
  };
}

/** Characters of a moment at most. */
const MAX_MOMENT = 40;

/** As it stands: links keep the form somebody wrote. */
const moment: Read<string> = (value) => {
  const given = coerce(String, value);
  return given !== undefined && given.length <= MAX_MOMENT && toMilliseconds(given) !== null
    ? given
    : undefined;
};

const BASE_STYLES = ['outdoors', 'satellite', 'light', 'dark'] as const;
const baseStyle: Read<(typeof BASE_STYLES)[number]> = (value) => BASE_STYLES.find((name) => name === value);
const longitude = numberWithin(-180, 180);
const latitude = numberWithin(-90, 90);

/**
 * The state of map and filters that stands in the URL; see `parseSearchParams`. Read by hand, as every page does it
 * before anything else: with a library of schemas it would wait for that.
 */
const READ = {
  member_ids: listOf(isId),
  tags: listOf((item) => item.length <= MAX_FILTER_TAG),
  template_ids: listOf(isId),
  shared: flag,
  is_static: flag,
  has_resources: flag,
  text,
  start_date: moment,
  end_date: moment,
  center_lat: latitude,
  center_lng: longitude,
  zoom: numberWithin(0, 24),
  south: latitude,
  north: latitude,
  east: longitude,
  west: longitude,
  /** Base style of the map. */
  base: baseStyle,
  /** Base style of the second map; there is one while this is set. */
  compare: baseStyle,
} as const;

/** Query parameters that every screen keeps. Set one to `undefined` in `search` to remove it. */
export type SearchParams = { [K in keyof typeof READ]?: ReturnType<(typeof READ)[K]> };

/** The names of the parameters that stay through navigation. */
export const RETAINED_SEARCH_PARAMS = Object.keys(READ) as (keyof SearchParams)[];

/** Takes what is valid of a query string; what is not becomes undefined and is logged. */
export function parseSearchParams(search: Record<string, unknown>): SearchParams {
  const result: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READ)) {
    const value = search[name];
    if (value === undefined) continue;
    // Named as undefined and not left out: the router lays the result over what the address says.
    result[name] = undefined;
    if (value === '' || value === null) continue;
    result[name] = read(value);
    if (result[name] === undefined) console.warn(`The query parameter ${name} is not valid and is ignored.`);
  }
  return result;
}

/** An own path to go on to after sign-in, or null: never another site. */
export function toOwnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop control characters, which could join a slash to the first.
  return [...value].some((character) => character.charCodeAt(0) < 32) ? null : value;
}
