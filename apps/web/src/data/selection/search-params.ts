import {
  MAX_FILTER_TAG,
  MAX_FILTER_TEXT,
  MAX_FILTER_VALUES,
  MAX_ID,
  toMilliseconds,
} from '@waypost/contract';

/** The value of a parameter; undefined if invalid. */
type Read<T> = (value: unknown) => T | undefined;

/** The address may hold objects, even ones that cannot be converted to text or a number. */
function coerce<T>(to: (value: unknown) => T, value: unknown): T | undefined {
  try {
    return to(value);
  } catch {
    return undefined;
  }
}

/** Truncated to the server's limit: the beginning is still a useful search. */
const text: Read<string> = (value) => {
  const given = coerce(String, value);
  if (given === undefined || given.trim().length <= MAX_FILTER_TEXT) return given;
  console.warn(`The query parameter text is cut to ${MAX_FILTER_TEXT} characters.`);
  return given.trim().slice(0, MAX_FILTER_TEXT);
};

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(',');

/** A list that the server accepts; undefined for any other. */
function listOf(isTaken: (item: string) => boolean): Read<string[]> {
  return (value) => {
    const items = coerce(toTexts, value)
      ?.map((item) => item.trim())
      .filter((item) => item !== '');
    return items && items.length <= MAX_FILTER_VALUES && items.every(isTaken) ? items : undefined;
  };
}

const isId = (item: string) => Number.isInteger(numberWithin(1, MAX_ID)(item));

const flag: Read<boolean> = (value) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

function numberWithin(least: number, most: number): Read<number> {
  return (value) => {
    const given = coerce(Number, value) ?? Number.NaN;
    return given >= least && given <= most ? given : undefined;
  };
}

/** The maximum length of a time. */
const MAX_MOMENT = 40;

/** Kept as written: links preserve their form. */
const moment: Read<string> = (value) => {
  const given = coerce(String, value);
  return given !== undefined && given.length <= MAX_MOMENT && toMilliseconds(given) !== null
    ? given
    : undefined;
};

/** The template, or a key of collected data; see the contract, whose schema would have to be loaded first. */
const colorBy: Read<string> = (value) => {
  const given = coerce(String, value) ?? '';
  return given === 'template' || /^data:.{1,255}$/s.test(given) ? given : undefined;
};

/** The organization, and the ends of the codes of the layers that are on, 100 at most; see the module of layers. */
const shownLayers: Read<string> = (value) => {
  const given = coerce(String, value) ?? '';
  return /^\d{1,10}(-[\da-f]{8}){0,100}$/.test(given) ? given : undefined;
};

const BASE_STYLES = ['outdoors', 'satellite', 'light', 'dark'] as const;
const baseStyle: Read<(typeof BASE_STYLES)[number]> = (value) => BASE_STYLES.find((name) => name === value);
const longitude = numberWithin(-180, 180);
const latitude = numberWithin(-90, 90);

/**
 * The state of map and filters in the URL; see `parseSearchParams`. Parsed by hand, because every page does it first
 * and would have to wait for a schema library.
 */
const READ = {
  member_ids: listOf(isId),
  tags: listOf((item) => item.length <= MAX_FILTER_TAG),
  template_ids: listOf(isId),
  /** Tags of features, by id; `tags` are those of projects. */
  feature_tags: listOf(isId),
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
  /** What the map colours features by. */
  color_by: colorBy,
  /** Base style of the map. */
  base: baseStyle,
  /** Base style of the second map; set while comparing. */
  compare: baseStyle,
  /** Layers of the organization on the map, and on the second map while comparing. */
  layers: shownLayers,
  layers_top: shownLayers,
  /** The day of which layers with pictures of several days show them, on the map and on the second map. */
  pictures: moment,
  pictures_top: moment,
} as const;

/** Query parameters that every screen keeps. Set one to `undefined` in `search` to remove it. */
export type SearchParams = { [K in keyof typeof READ]?: ReturnType<(typeof READ)[K]> };

/** The names of the parameters that navigation keeps. */
export const RETAINED_SEARCH_PARAMS = Object.keys(READ) as (keyof SearchParams)[];

/** Keeps valid values of a query string; invalid ones become undefined and are logged. */
export function parseSearchParams(search: Record<string, unknown>): SearchParams {
  const result: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(READ)) {
    const value = search[name];
    if (value === undefined) continue;
    // Set to undefined explicitly: the router merges the result over the address's values.
    result[name] = undefined;
    if (value === '' || value === null) continue;
    result[name] = read(value);
    if (result[name] === undefined) console.warn(`The query parameter ${name} is not valid and is ignored.`);
  }
  return result;
}

/** A path of this site to return to after sign-in, or null: never another site. */
export function toOwnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop control characters, which could join a slash to the first.
  return [...value].some((character) => character.charCodeAt(0) < 32) ? null : value;
}
