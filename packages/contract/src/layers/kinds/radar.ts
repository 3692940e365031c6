import { z } from 'zod';
import { MAX_ID } from '../../max-id.ts';

const REQUIRED = 'Radar required';

/** The tracks of vessels that a radar station sees. */
export const radarKind = {
  name: 'radar',
  type: 3,
  layer: z.strictObject({
    /** The provider's number of the station, also as text. */
    radar_id: z
      .union([z.number(), z.string().regex(/^\d+$/, REQUIRED)], REQUIRED)
      .transform(Number)
      .pipe(z.number(REQUIRED).int(REQUIRED).min(1, REQUIRED).max(MAX_ID, REQUIRED)),
  }),
} as const;
