import { z } from 'zod';
import { tileSourceInput } from '../../imagery/tile-sources.ts';
import { aoi } from './aoi.ts';

/** Tiles of another server: an address with `{z}`, `{x}` and `{y}`, or a WMTS. The address is kept apart from the layer. */
export const tileSourcesKind = {
  name: 'tileSources',
  type: 102,
  layer: z.strictObject({
    /** Where it has tiles; null: everywhere, or where the document of a WMTS says. */
    aoi: aoi.nullish(),
    data: tileSourceInput,
  }),
} as const;
