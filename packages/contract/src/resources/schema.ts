import { z } from 'zod';
import { timestamp } from '../common.ts';

export const MAX_RESOURCE_BYTES = 50 * 1024 * 1024;

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
