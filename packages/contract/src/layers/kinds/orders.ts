import { z } from 'zod';
import { MAX_ORDERED_SCENES, sceneId, sceneType } from '../../imagery/scenes.ts';
import { aoi } from './aoi.ts';

/** A scene order: pictures of satellites that were chosen one by one, cut to an area and delivered. */
export const ordersKind = {
  name: 'orders',
  type: 1,
  layer: z.strictObject({
    // Absent or null: the same words. A check on an optional field would not run for an absent one.
    aoi: aoi
      .nullable()
      .default(null)
      .refine((area) => area !== null, 'Select AOI to continue'),
    data: z.strictObject({
      item_ids: z
        .array(sceneId)
        .min(1, 'Choose at least one scene.')
        .max(MAX_ORDERED_SCENES, `An order has at most ${MAX_ORDERED_SCENES} scenes.`)
        .transform((ids) => [...new Set(ids)]),
      item_type: sceneType.default('PSScene'),
      product_bundle: z
        .string()
        .min(3, 'A product bundle has at least 3 characters.')
        .max(255, 'A product bundle has at most 255 characters.')
        .regex(/^[a-z0-9_,]+$/, 'A product bundle is named by small letters, digits, _ and commas.'),
      /** The share of the cloudiest scene that clouds cover, as the search said; null if it is not known. */
      cloud_cover: z.number().min(0).max(1).nullable().optional(),
    }),
  }),
} as const;
