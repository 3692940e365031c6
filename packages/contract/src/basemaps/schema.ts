import { z } from 'zod';
import { bbox } from '../common.ts';

/** The looks of a base map. */
export const BASE_MAP_LOOKS = ['outdoors', 'satellite', 'light', 'dark'] as const;

/** How the content of street tiles is named: by OpenMapTiles, or by Protomaps in its version 4. */
export const STREET_SCHEMAS = ['openmaptiles', 'protomaps'] as const;
export type StreetSchema = (typeof STREET_SCHEMAS)[number];

/** The base map that comes with Waypost and needs no network. */
export const BUNDLED_BASE_MAP = 'offline';
/** Names a base map; for a file of this server, its name with other characters replaced. */
export const baseMapId = z.string().regex(/^[\w.-]{1,100}$/, 'Give the id of a base map.');

const streetSchema = z.enum(STREET_SCHEMAS);

/** Where a base map comes from. Addresses are those of this server, as a path, or of others, in full. */
export const baseMapOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bundled') }),
  /** Vector tiles at an address with `{z}`, `{x}` and `{y}`. */
  z.object({ kind: z.literal('tiles'), schema: streetSchema, url: z.string() }),
  /** A PMTiles archive that the browser reads by ranges. */
  z.object({ kind: z.literal('archive'), schema: streetSchema, url: z.string() }),
  /** A TileJSON that says where the vector tiles are. */
  z.object({ kind: z.literal('tile_json'), schema: streetSchema, url: z.string() }),
  /** A MapLibre style for each look; looks without one show the bundled map. */
  z.object({ kind: z.literal('styles'), urls: z.partialRecord(z.enum(BASE_MAP_LOOKS), z.string()) }),
]);
export type BaseMapOrigin = z.infer<typeof baseMapOrigin>;

/** A base map to choose. */
export const baseMap = z.object({
  id: baseMapId,
  name: z.string(),
  origin: baseMapOrigin,
  /** What it covers; null: the world, or unknown. */
  bounds: bbox.nullable(),
  /** The zooms of its tiles; null where only its host knows them. */
  min_zoom: z.number().int().nullable(),
  max_zoom: z.number().int().nullable(),
  /** When its data are from, or else its file; null where unknown. */
  made_on: z.iso.date().nullable(),
  /** Plain text. */
  attribution: z.string(),
});
export type BaseMap = z.infer<typeof baseMap>;

/** The base maps of this server, and the one that is shown where nobody chose another. */
export const baseMapList = z.object({ default_id: baseMapId, maps: z.array(baseMap) });
export type BaseMapList = z.infer<typeof baseMapList>;

/** Elevations as image tiles, or as a PMTiles file of them. */
export const terrainSource = z.object({
  url: z.string(),
  encoding: z.enum(['terrarium', 'mapbox']),
  tile_size: z.number().int(),
  min_zoom: z.number().int(),
  max_zoom: z.number().int(),
  bounds: bbox.nullable(),
  attribution: z.string(),
});

/** Photographs of the ground as image tiles. */
export const photoSource = z.object({
  url: z.string(),
  tile_size: z.number().int(),
  max_zoom: z.number().int(),
  attribution: z.string(),
});
