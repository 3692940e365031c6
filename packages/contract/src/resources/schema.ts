import { z } from 'zod';
import { timestamp } from '../common.ts';

export const MAX_RESOURCE_BYTES = 50 * 1024 * 1024;

/** The sizes a picture is drawn in: a square of 192 px, and at most 640 and 2,048 px a side. None carries EXIF. */
export const PICTURE_SIZES = ['thumbnail', 'small', 'full'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Media types that have pictures drawn of them. */
export const PICTURE_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A file of a feature. `url` needs the bearer token; it is below the API’s own origin. */
export const resource = z.object({
  uuid: z.string(),
  type: z.enum(['thumbnail', 'fullsize']),
  url: z.string(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.number().int(),
  created_at: timestamp,
});
export type Resource = z.infer<typeof resource>;
