import { z } from 'zod';
import { epsgCode, MAX_IMAGE_BYTES } from '../../imagery/images.ts';

const GB = 1024 ** 3;

/**
 * A picture of one's own that is uploaded after the layer is created: a GeoTIFF, such as the orthophoto of a drone, or an
 * archive of tiles in PMTiles or MBTiles.
 */
export const imagesKind = {
  name: 'images',
  type: 101,
  layer: z.strictObject({
    data: z.strictObject({
      file_name: z.string().trim().min(1, 'Choose a file.').max(255),
      /** How many bytes will be uploaded. */
      byte_size: z
        .number()
        .int()
        .min(1, 'The file is empty.')
        .max(MAX_IMAGE_BYTES, `A picture may have at most ${MAX_IMAGE_BYTES / GB} GB.`),
      /** The system of the picture, if the file does not name it. */
      epsg: epsgCode.nullable().default(null),
    }),
  }),
} as const;
