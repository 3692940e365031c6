import { z } from 'zod';
import { timestamp } from '../common.ts';

export const MAX_RESOURCE_BYTES = 50 * 1024 * 1024;

/** Pixels a picture of a feature may have: more than any phone takes. */
export const MAX_PICTURE_PIXELS = 250_000_000;
/** Files a feature may have. */
export const MAX_RESOURCES = 100;

/** The one picture that is added to a feature: JPEG, PNG or WebP, whatever its name says. */
export const resourceFile = { field: 'file', maxCount: 1, maxBytes: MAX_RESOURCE_BYTES } as const;

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
