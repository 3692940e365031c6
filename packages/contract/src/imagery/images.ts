import { z } from 'zod';
import { id, timestamp } from '../common.ts';

/** A picture of one's own, at most. */
export const MAX_IMAGE_BYTES = 5 * 1024 ** 3;
/** The most pictures that a member has begun to upload and not finished. */
export const MAX_OPEN_IMAGES = 20;
/** The deepest zoom at which a picture is cut into tiles: pixels of a centimetre. */
export const MAX_PICTURE_ZOOM = 24;

export const epsgCode = z
  .number()
  .int()
  .min(1024, 'An EPSG code has four or five digits.')
  .max(99_999, 'An EPSG code has four or five digits.');

/** The statuses of a layer with a picture of one's own, besides 0 (it is shown). */
export const IMAGE_STATUS = { uploading: 2, preparing: 1, failed: -1 } as const;

/** Archives of tiles that a picture may come as; other files are read as GeoTIFF. */
export const IMAGE_ARCHIVES = ['pmtiles', 'mbtiles'] as const;
export type ImageArchive = (typeof IMAGE_ARCHIVES)[number];

/** Why a picture cannot be shown. */
export const IMAGE_FAULTS = ['unreadable', 'cancelled', 'internal'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** A picture of one's own, and how far it is. `status` is that of its layer. */
export const layerImage = z.object({
  layer_code: z.uuid(),
  file_name: z.string(),
  /** Of the file as it is kept, once it is ready: MBTiles are rewritten. */
  byte_size: z.number(),
  /** Bytes that are there. The file of a picture that failed is removed after a day. */
  received: z.number(),
  status: z.number().int(),
  fault: z.enum(IMAGE_FAULTS).nullable(),
  /** The job that makes it ready, or did; the member who created the layer may cancel it. */
  job_id: z.uuid().nullable(),
  /** How far that is, from 0 to 1, while it is being made ready. */
  progress: z.number().nullable(),
  /** What is wrong with the file, for people. */
  fault_detail: z.string().nullable(),
  /** Which kind of archive it is; null: a GeoTIFF, or it was not looked at yet. */
  archive: z.enum(IMAGE_ARCHIVES).nullable(),
  /** The system that was named beside the file; archives are always in Web Mercator. */
  epsg: z.number().int().nullable(),
  /** In pixels; null until it has been opened, and of an archive. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type LayerImage = z.infer<typeof layerImage>;

/** `epsg` absent: as before. */
export const imageRetry = z.strictObject({ epsg: epsgCode.nullable().optional() });
export type ImageRetry = z.output<typeof imageRetry>;
