import type { SceneField, SceneFilter } from '@waypost/contract';
import { ImageryRefusedError } from '../imagery.ts';

/** The fields of items that hold what scenes are searched by, and how many of their units make one of ours. */
export const STAC_FIELDS: Readonly<Record<SceneField, { readonly name: string; readonly scale: number }>> = {
  cloud_cover: { name: 'eo:cloud_cover', scale: 100 },
  gsd: { name: 'gsd', scale: 1 },
  view_angle: { name: 'view:off_nadir', scale: 1 },
  sun_azimuth: { name: 'view:sun_azimuth', scale: 1 },
  sun_elevation: { name: 'view:sun_elevation', scale: 1 },
};

/** What is asked of `POST /search`, beside its collections. */
export interface StacSearch {
  intersects?: unknown;
  datetime?: string;
  query?: Record<string, Record<string, number>>;
}

/** Fields of tests and previews, which open data has none of. */
const NEVER_THERE: ReadonlySet<string> = new Set(['quality_category', 'publishing_stage']);

const refuse = (words: string) => new ImageryRefusedError(400, words);

function isWithoutEffect(filter: SceneFilter): boolean {
  // Everything may be downloaded.
  if (filter.type === 'PermissionFilter') return true;
  if (filter.type !== 'NotFilter') return false;
  const { config } = filter;
  return config.type === 'StringInFilter' && NEVER_THERE.has(config.field_name);
}

function listParts(filter: SceneFilter): SceneFilter[] {
  if (filter.type === 'AndFilter') return filter.config.flatMap(listParts);
  return isWithoutEffect(filter) ? [] : [filter];
}

function toRange(filter: SceneFilter & { type: 'RangeFilter' }, known: readonly SceneField[]) {
  const field = known.find((one) => one === filter.field_name);
  if (field === undefined)
    throw refuse(`These scenes do not say their ${filter.field_name.replaceAll('_', ' ')}.`);
  const { name, scale } = STAC_FIELDS[field];
  const entries = Object.entries(filter.config).filter(([, value]) => value !== undefined);
  return [name, Object.fromEntries(entries.map(([how, value]) => [how, Number(value) * scale]))] as const;
}

/** Both of two ranges at once: the stricter of two limits of a kind. */
function narrow(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) {
  const narrowed = { ...one };
  for (const [how, limit] of Object.entries(other)) {
    const stricter = how.startsWith('g') ? Math.max : Math.min;
    narrowed[how] = stricter(limit, narrowed[how] ?? limit);
  }
  return narrowed;
}

/**
 * A filter in the words of a STAC API: its parts have to be joined by AndFilter.
 * @param known the fields that the items have. @throws ImageryRefusedError for a part that cannot be said.
 */
export function toStacSearch(filter: SceneFilter, known: readonly SceneField[]): StacSearch {
  const search: StacSearch = {};
  let [from, to] = ['', ''];
  for (const part of listParts(filter)) {
    if (part.type === 'GeometryFilter') {
      if (search.intersects !== undefined) throw refuse('Open data can be searched in one area at a time.');
      search.intersects = part.config;
    } else if (part.type === 'DateRangeFilter' && part.field_name === 'acquired') {
      const { gt, gte, lt, lte } = part.config;
      const [after, before] = [gte ?? gt, lte ?? lt].map((one) =>
        one === undefined ? '' : new Date(one).toISOString(),
      );
      if (after !== undefined && after > from) from = after;
      if (before !== undefined && before !== '' && (to === '' || before < to)) to = before;
    } else if (part.type === 'RangeFilter') {
      const [name, range] = toRange(part, known);
      search.query = { ...search.query, [name]: narrow(search.query?.[name] ?? {}, range) };
    } else throw refuse(`Open data cannot be searched by ${part.type}.`);
  }
  if (from !== '' || to !== '') search.datetime = `${from || '..'}/${to || '..'}`;
  return search;
}
