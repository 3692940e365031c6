import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Cells of a degree. `land.bin.deflate` has a bit for each from 90° north: land of Natural Earth (public domain), 1:50m. */
const PER_DEGREE = 10;
const [COLUMNS, ROWS] = [360 * PER_DEGREE, 180 * PER_DEGREE];

let mask: Uint8Array | null = null;

function isLand(column: number, row: number): number {
  mask ??= inflateSync(readFileSync(new URL('land.bin.deflate', import.meta.url)));
  const bit = Math.min(Math.max(row, 0), ROWS - 1) * COLUMNS + ((column + COLUMNS) % COLUMNS);
  return ((mask[bit >> 3] ?? 0) >> (bit & 7)) & 1;
}

/** How much land is around a place: 1 on land, 0 at sea, between on the coast, where the mask is coarse. */
export function toLandShare(lng: number, lat: number): number {
  const [x, y] = [(lng + 180) * PER_DEGREE - 0.5, (90 - lat) * PER_DEGREE - 0.5];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const above = isLand(column, row) * (1 - right) + isLand(column + 1, row) * right;
  const below = isLand(column, row + 1) * (1 - right) + isLand(column + 1, row + 1) * right;
  return above * (1 - down) + below * down;
}
