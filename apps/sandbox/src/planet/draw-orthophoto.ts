import { drawLand } from './draw-land.ts';
import { encodeGeoTiff, GEOTIFF_TILE, type Level, toHalf } from './encode-geotiff.ts';
import { toSquare } from './scenes.ts';

export interface Orthophoto {
  /** `[west, south, east, north]` in degrees, within the square that is drawn. */
  readonly bbox: readonly [number, number, number, number];
  /** Tiles of 256 px along each side: a power of two. */
  readonly across: number;
  readonly hasOverviews: boolean;
}

const MONTH = 2026 * 12 + 9;

/** A cloudless picture of the invented world from above, as a GeoTIFF in Web Mercator. */
export function drawOrthophoto({
  bbox: [west, south, east, north],
  across,
  hasOverviews,
}: Orthophoto): Buffer {
  const square = toSquare([
    [west, south],
    [east, north],
  ]);
  const width = square.width / across;
  const tiles = Array.from({ length: across * across }, (_, at) =>
    drawLand(
      {
        west: square.west + (at % across) * width,
        north: square.north + Math.floor(at / across) * width,
        width,
      },
      GEOTIFF_TILE,
      { month: MONTH, cloudCover: 0, seed: 1 },
    ),
  );
  const levels: Level[] = [{ across, tiles }];
  for (let last = levels[0]; hasOverviews && last !== undefined && last.across > 1; last = levels.at(-1))
    levels.push(toHalf(last));
  return encodeGeoTiff(levels, square);
}
