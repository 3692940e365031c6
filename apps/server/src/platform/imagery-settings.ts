import { join } from 'node:path';
import { sceneType } from '@waypost/contract';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { hostList } from './host-list.ts';
import { isSafeFromListeners } from './safe-url.ts';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine(isSafeFromListeners, 'must be an https URL; http serves on this machine alone');
const MAX_COLLECTIONS = 10;

const delivery = z.object({ type: z.string().min(1), parameters: z.record(z.string(), z.unknown()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The environment variables of satellite imagery. */
export const imageryVariables = {
  IMAGERY: z.enum(['planet', 'none']).default('planet'),
  PLANET_URL: httpUrl.default('https://api.planet.com'),
  PLANET_API_KEY: z.string().min(3).max(1024).optional(),
  PLANET_DELIVERY: z
    .string()
    .transform((text, context) => {
      const read = delivery.safeParse(parseJson(text));
      if (read.success) return read.data;
      context.addIssue({ code: 'custom', message: 'must be a delivery as JSON, with type and parameters' });
      return z.NEVER;
    })
    .optional(),
  PLANET_DELIVERY_URL: httpUrl.optional(),
  STAC_URL: httpUrl.optional(),
  STAC_TOKENS: httpUrl
    .refine((url) => url.includes('{collection}'), 'must have {collection} where the name of one comes')
    .optional(),
  STAC_COLLECTIONS: z
    .string()
    .default('sentinel-2-c1-l2a')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine(
      (names) => names.length <= MAX_COLLECTIONS && names.every((name) => sceneType.safeParse(name).success),
      `must be one to ${MAX_COLLECTIONS} names of collections, separated by commas`,
    ),
  IMAGERY_POLL_SECONDS: z.coerce.number().min(0.05).max(3_600).default(10),
  TILE_INNER_HOSTS: hostList.optional(),
  IMAGERY_CACHE_MB: z.coerce.number().int().min(16).max(1_000_000).default(1024),
};

/** Open data, which needs no account. */
export interface StacConfig {
  /** Of the API, without a trailing slash. */
  readonly url: string;
  /** What is searched, the first by default. */
  readonly collections: readonly string[];
  /** Where tokens for its files are, with `{collection}`; null: they are open. */
  readonly tokens: string | null;
}

/** Where satellite imagery comes from. */
export interface ImageryConfig {
  readonly planetUrl: string;
  /** The key of the installation, for organizations without their own; null: there is none. */
  readonly planetKey: string | null;
  /** Where Planet delivers rasters of variables to; null: nowhere. */
  readonly planetBucket: { readonly delivery: object; readonly url: string } | null;
  /** Where organizations without an account find scenes; null: nowhere. */
  readonly stac: StacConfig | null;
  /** The pause between two questions of how far an order is. */
  readonly orderPollMs: number;
}

const environment = z.object(imageryVariables);
const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** For kept tiles of pictures, on the disk of this process. */
export interface TileCacheConfig {
  readonly dir: string;
  readonly bytes: number;
}

/** Where tiles of pictures are kept, and hosts that those of layers may come from although they are not public. */
export const toTileConfig = (value: z.output<typeof environment>, dataDir: string) => ({
  tileCache: { dir: join(dataDir, 'imagery-cache'), bytes: value.IMAGERY_CACHE_MB * 1024 ** 2 },
  tileInnerHosts: new Set(value.TILE_INNER_HOSTS ?? []),
});

/** Null if it is switched off. @throws ConfigError for half a bucket. */
export function toImageryConfig(value: z.output<typeof environment>): ImageryConfig | null {
  if (value.IMAGERY === 'none') return null;
  const { PLANET_DELIVERY: delivered, PLANET_DELIVERY_URL: bucketUrl } = value;
  if ((delivered === undefined) !== (bucketUrl === undefined))
    throw new ConfigError(
      'Configuration is wrong. PLANET_DELIVERY and PLANET_DELIVERY_URL: give both, or neither',
    );
  const { STAC_URL: stacUrl, STAC_COLLECTIONS: collections, STAC_TOKENS: tokens = null } = value;
  return {
    planetUrl: withoutSlash(value.PLANET_URL),
    planetKey: value.PLANET_API_KEY ?? null,
    planetBucket:
      delivered === undefined || bucketUrl === undefined
        ? null
        : { delivery: delivered, url: withoutSlash(bucketUrl) },
    stac: stacUrl === undefined ? null : { url: withoutSlash(stacUrl), collections, tokens },
    orderPollMs: value.IMAGERY_POLL_SECONDS * 1_000,
  };
}
