import { drawLand } from './draw-land.ts';
import { GEOTIFF_TILE, toOnePiece, toPlaceTags } from './encode-geotiff.ts';
import { toSquare } from './scenes.ts';

/** Blue, green, red and near infrared, as drones with a camera for plants take them. */
const BANDS = 4;
/** Reflectances are ten-thousandths: a byte of a colour is so many. */
const SCALE = 24;
const MONTH = 2026 * 12 + 9;
/** What is beside the picture. */
export const BANDS_NODATA = 65_535;
/** Rows at the top that were not measured. */
const EMPTY_ROWS = 16;

/** A tile of the invented world in four bands of 16 bits, as a GeoTIFF in Web Mercator. */
export function drawBands([west, south, east, north]: readonly [number, number, number, number]): Buffer {
  const square = toSquare([
    [west, south],
    [east, north],
  ]);
  const rgba = drawLand(square, GEOTIFF_TILE, { month: MONTH, cloudCover: 0, seed: 1 });
  const pixels = Buffer.alloc(GEOTIFF_TILE ** 2 * BANDS * 2);
  for (let at = 0; at < GEOTIFF_TILE ** 2; at += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    // Plants are bright where the eye sees nothing.
    const infrared = Math.max(2 * green - red, 0) + 20;
    [blue, green, red, infrared].forEach((value, band) => {
      const isEmpty = at < EMPTY_ROWS * GEOTIFF_TILE;
      pixels.writeUInt16LE(isEmpty ? BANDS_NODATA : value * SCALE, (at * BANDS + band) * 2);
    });
  }
  return toOnePiece(pixels, (place) => [
    [256, 4, [GEOTIFF_TILE]],
    [257, 4, [GEOTIFF_TILE]],
    [258, 3, Array.from({ length: BANDS }, () => 16)],
    [259, 3, [1]],
    [262, 3, [1]],
    [273, 4, [place]],
    [277, 3, [BANDS]],
    [278, 4, [GEOTIFF_TILE]],
    [279, 4, [pixels.length]],
    [284, 3, [1]],
    // None of the further bands is alpha.
    [338, 3, Array.from({ length: BANDS - 1 }, () => 0)],
    ...toPlaceTags(square, GEOTIFF_TILE),
  ]);
}
