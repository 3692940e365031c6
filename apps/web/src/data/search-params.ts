import { featureSelection, instant, MAX_FILTER_TEXT } from '@waypost/contract';
import { z } from 'zod';

/** Longer than the server takes, it is cut: the beginning still says what is looked for. */
const text = z.coerce.string().transform((value) => {
  if (value.trim().length <= MAX_FILTER_TEXT) return value;
  console.warn(`The query parameter text is cut to ${MAX_FILTER_TEXT} characters.`);
  return value.trim().slice(0, MAX_FILTER_TEXT);
});
const list = z
  .union([z.array(z.coerce.string()), z.coerce.string().transform((value) => value.split(','))])
  .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ''));
/** A list that the server takes; one it would refuse is none. */
const listFor = (field: z.ZodType) =>
  list.refine((items) => items.length === 0 || field.safeParse(items).success);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
const longitude = z.coerce.number().min(-180).max(180);
const latitude = z.coerce.number().min(-90).max(90);
/** As it stands: links keep the form somebody wrote. */
const moment = z.coerce
  .string()
  .max(40)
  .refine((value) => instant.safeParse(value).success);
const baseStyle = z.enum(['outdoors', 'satellite', 'light', 'dark']);

/** The state of map and filters that stands in the URL; see `parseSearchParams`. */
const searchSchemas = {
  member_ids: listFor(featureSelection.shape.member_ids),
  tags: listFor(featureSelection.shape.tags),
  template_ids: listFor(featureSelection.shape.template_ids),
  shared: flag,
  is_static: flag,
  has_resources: flag,
  text,
  start_date: moment,
  end_date: moment,
  center_lat: latitude,
  center_lng: longitude,
  zoom: z.coerce.number().min(0).max(24),
  south: latitude,
  north: latitude,
  east: longitude,
  west: longitude,
  /** Base style of the map. */
  base: baseStyle,
  /** Base style of the second map; there is one while this is set. */
  compare: baseStyle,
} as const;

type Schemas = typeof searchSchemas;
/** Query parameters that every screen keeps. Set one to `undefined` in `search` to remove it. */
export type SearchParams = { [K in keyof Schemas]?: z.output<Schemas[K]> | undefined };

/** The names of the parameters that stay through navigation. */
export const RETAINED_SEARCH_PARAMS = Object.keys(searchSchemas) as (keyof SearchParams)[];

/** Takes what is valid of a query string; what is not becomes undefined and is logged. */
export function parseSearchParams(search: Record<string, unknown>): SearchParams {
  const result: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(searchSchemas)) {
    const value = search[name];
    if (value === undefined) continue;
    const parsed = value === '' || value === null ? null : schema.safeParse(value);
    // Named as undefined and not left out: the router lays the result over what the address says.
    result[name] = parsed?.success ? parsed.data : undefined;
    if (parsed?.success === false) console.warn(`The query parameter ${name} is not valid and is ignored.`);
  }
  return result;
}

/** An own path to go on to after sign-in, or null: never another site. */
export function toOwnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  // Browsers drop control characters, which could join a slash to the first.
  return [...value].some((character) => character.charCodeAt(0) < 32) ? null : value;
}
