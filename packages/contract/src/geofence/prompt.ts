import { z } from 'zod';
import { id, timestamp } from '../common.ts';

/** The reader of this message crossed a geofence that asks. */
export const fencePrompt = z.object({
  crossing_id: z.string(),
  project_id: id,
  code: z.string(),
  name: z.string(),
  event: z.enum(['in', 'out']),
  at: timestamp,
});
export type FencePrompt = z.infer<typeof fencePrompt>;
