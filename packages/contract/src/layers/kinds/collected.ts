import { z } from 'zod';
import { EMPTY_LAYER_FILTER, layerFilter } from '../filter.ts';
import { aoi } from './aoi.ts';

/** Collected data: a saved filter over features of any projects of the organization. */
export const collectedKind = {
  name: 'collected',
  type: 4,
  layer: z.strictObject({
    aoi: aoi.nullish(),
    data: z.strictObject({ filter: layerFilter.default(EMPTY_LAYER_FILTER) }),
  }),
} as const;
