import { areaGeometry, sceneId, sceneType } from '@waypost/contract';
import { z } from 'zod';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { ProviderScene } from '../imagery.ts';
import type { StacAnswer } from './stac-caller.ts';

const instant = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  context.addIssue({ code: 'custom', message: 'is not a time' });
  return z.NEVER;
});
/** Nobody has to know what values are: what is said in another form counts as not said. */
const value = z.number().nullish().catch(null);
const text = z.string().nullish().catch(null);
/** What the values of a band are, `value * scale + offset` being the part of light that is reflected, and its colour. */
const band = z.object({
  scale: value,
  offset: value,
  nodata: value,
  'raster:scale': value,
  'raster:offset': value,
  common_name: text,
  'eo:common_name': text,
});
const asset = z.object({
  href: z.string().min(1),
  type: z.string().nullish(),
  roles: z.array(z.string()).nullish(),
  'raster:bands': z.array(band).nullish().catch(null),
  'eo:bands': z.array(band).nullish().catch(null),
  bands: z.array(band).nullish().catch(null),
  'raster:scale': value,
  'raster:offset': value,
  nodata: value,
});
export type StacAsset = z.output<typeof asset>;
export const stacItem = z.object({
  id: sceneId,
  collection: sceneType,
  geometry: areaGeometry,
  properties: z.looseObject({
    datetime: instant.nullish(),
    start_datetime: instant.nullish(),
    published: instant.nullish(),
    created: instant.nullish(),
    'eo:cloud_cover': z.number().min(0).max(100).nullish(),
    gsd: z.number().positive().nullish(),
  }),
  assets: z.record(z.string(), asset),
});
export type StacItem = z.output<typeof stacItem>;
const link = z.object({
  rel: z.string(),
  href: z.string(),
  method: z.string().nullish(),
  body: z.record(z.string(), z.unknown()).nullish(),
  merge: z.boolean().nullish(),
});
const stacPage = z.object({
  features: z.array(z.unknown()),
  links: z.array(link).nullish(),
});

/** What a service answered as JSON of a shape. @throws ProviderDownError for anything else. */
export function parseStac<T>(schema: z.ZodType<T>, answer: StacAnswer | null): T {
  try {
    return schema.parse(JSON.parse(answer?.body.toString('utf8') ?? 'null'));
  } catch (cause) {
    throw new ProviderDownError('imagery', 'imagery_unavailable', cause);
  }
}

/**
 * A page of a search. @throws ProviderDownError for anything else, and in other words where there is no search at all,
 * as the first page tells.
 */
export function parsePage(answer: StacAnswer | null, isFirst = true): z.output<typeof stacPage> {
  if (answer !== null || !isFirst) return parseStac(stacPage, answer);
  throw new ProviderDownError('imagery', 'open_data_address_wrong', new Error('STAC_URL has no /search.'));
}

/** The items of a page that are scenes. @throws ProviderDownError if it has items, and none of them is. */
export function toItems(features: readonly unknown[]): StacItem[] {
  const read = features.map((one) => stacItem.safeParse(one));
  const items = read.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (items.length > 0 || features.length === 0) return items;
  throw new ProviderDownError('imagery', 'imagery_unavailable', read[0]?.error);
}

/** The small picture of an item; null if it has none. */
export function findThumbnail({ assets }: StacItem): StacAsset | null {
  const { thumbnail } = assets;
  return (
    thumbnail ?? Object.values(assets).find(({ roles }) => roles?.includes('thumbnail') === true) ?? null
  );
}

/** Null for an item that does not say when it was taken. */
export function toScene({ id, collection, geometry, properties }: StacItem): ProviderScene | null {
  const acquired = properties.datetime ?? properties.start_datetime ?? null;
  if (acquired === null) return null;
  const clouds = properties['eo:cloud_cover'] ?? null;
  return {
    type: 'Feature',
    id,
    geometry,
    properties: {
      item_type: collection,
      acquired,
      published: properties.published ?? properties.created ?? null,
      cloud_cover: clouds === null ? null : clouds / 100,
      clear_confidence_percent: null,
      pixel_resolution: properties.gsd ?? null,
    },
  };
}
