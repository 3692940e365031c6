import { z } from 'zod';
import { MOSAIC_CADENCES, mosaicName } from '../../imagery/schema.ts';

/** A satellite mosaic: the world in the months that were chosen. */
export const mosaicsKind = {
  name: 'mosaics',
  type: 0,
  layer: z.strictObject({
    data: z
      .strictObject({
        cadence: z.enum(MOSAIC_CADENCES).default('monthly'),
        /** Null: the newest of its cadence. */
        mosaic: mosaicName.nullable().default(null),
      })
      .default({ cadence: 'monthly', mosaic: null }),
  }),
} as const;

/** What a mosaic layer shows to all. */
export const mosaicChoice = mosaicsKind.layer.shape.data.unwrap();
export type MosaicChoice = z.output<typeof mosaicChoice>;
