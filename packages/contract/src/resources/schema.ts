import { z } from 'zod';
import { timestamp } from '../common.ts';
import { PICTURE_SIZES } from './limits.ts';

/** A file of a feature. `url` needs the bearer token; it is below the API’s own origin. */
export const resource = z.object({
  uuid: z.string(),
  type: z.enum(['thumbnail', 'fullsize']),
  url: z.string(),
  /** For a picture the URLs of its rendered sizes; null for every other file. */
  variants: z.record(z.enum(PICTURE_SIZES), z.string()).nullable(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.number().int(),
  created_at: timestamp,
});
export type Resource = z.infer<typeof resource>;
