import { deflateSync } from 'node:zlib';
import type { Square } from './draw-land.ts';
import { GEOTIFF_TILE, toOnePiece, toPlaceTags } from './encode-geotiff.ts';

/** Values of a square of the world, a tile of floats, as a GeoTIFF; what is NaN was not measured. */
export function encodeValues(values: Float32Array, square: Square): Buffer {
  const packed = deflateSync(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
  return toOnePiece(packed, (place) => [
    [256, 4, [GEOTIFF_TILE]],
    [257, 4, [GEOTIFF_TILE]],
    [258, 3, [32]],
    [259, 3, [8]],
    [262, 3, [1]],
    [277, 3, [1]],
    [284, 3, [1]],
    [322, 4, [GEOTIFF_TILE]],
    [323, 4, [GEOTIFF_TILE]],
    [324, 4, [place]],
    [325, 4, [packed.length]],
    // Floating point.
    [339, 3, [3]],
    ...toPlaceTags(square, GEOTIFF_TILE),
  ]);
}
