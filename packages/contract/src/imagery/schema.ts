import { z } from 'zod';
import { bbox, timestamp } from '../common.ts';

/** Who satellite imagery comes from. */
export const IMAGERY_PROVIDERS = ['planet', 'stac'] as const;

/** What one member may use of an organization's satellite imagery; null: the organization has access to none. */
export const imageryAccess = z.object({
  provider: z.enum(IMAGERY_PROVIDERS).nullable(),
  /** Scenes of whom there is: Planet, or open data. */
  scenes: z.boolean(),
  planetscope: z.boolean(),
  skysat: z.boolean(),
  basemaps: z.boolean(),
});
export type ImageryAccess = z.infer<typeof imageryAccess>;

/** The key of an organization's own account, masked: it is never returned. */
export const imageryKey = z.object({
  /** Its last characters after dots; null: it has none of its own. */
  key: z.string().nullable(),
  set_at: timestamp.nullable(),
  set_by: z.string().nullable(),
  /** Whether the installation has an account that is used without one of one's own. */
  is_shared: z.boolean(),
  /** Whether super users let the organization use Planet; a key that is kept is not used without. */
  is_allowed: z.boolean(),
});
export type ImageryKey = z.infer<typeof imageryKey>;

export const imageryKeyPut = z.strictObject({
  apikey: z
    .string()
    .trim()
    .min(3)
    .max(1024)
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no letters beyond ASCII.'),
});

/** The name of a mosaic, such as `global_monthly_2026_10_mosaic`. */
export const mosaicName = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w-]+$/);

/** A picture of the world made of the best of some months. */
export const mosaic = z.object({
  name: mosaicName,
  first_acquired: timestamp,
  last_acquired: timestamp,
  bbox: bbox.nullable(),
  /** The deepest zoom with tiles. */
  max_zoom: z.number().int(),
});
export type Mosaic = z.infer<typeof mosaic>;

/** Mosaics by cadence, oldest first. */
export const mosaicLists = z.object({ monthly: z.array(mosaic), quarterly: z.array(mosaic) });
export type MosaicLists = z.infer<typeof mosaicLists>;

export const MOSAIC_CADENCES = ['monthly', 'quarterly'] as const;
export type MosaicCadence = (typeof MOSAIC_CADENCES)[number];
/** The deepest zoom that is passed on. */
export const MAX_MOSAIC_ZOOM = 18;
