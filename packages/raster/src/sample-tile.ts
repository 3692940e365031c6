import { type Cell, TILE_PIXELS } from './tile-grid.ts';

/** A part of a picture. */
export interface Window {
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Its place in the level that it was read from. */
  readonly left: number;
  readonly top: number;
  /** How much smaller that level is than the largest picture. */
  readonly shrink: readonly [across: number, down: number];
}

/** How far around a place pixels count, in pixels: as far as a pixel of the tile is wide, so that none is passed over. */
export const toReach = (scale: number, shrink: number): number => Math.max(scale * shrink, 1);

/** What is gathered for one pixel: colours weighted by alpha, alpha, and the weight of all that was seen. */
type Sum = Float64Array;

/** Adds what is around a place of a window, the less the farther it is. */
function gather(
  { rgba, width, height }: Window,
  x: number,
  y: number,
  across: number,
  down: number,
  sum: Sum,
): void {
  const [left, right] = [Math.max(Math.ceil(x - across), 0), Math.min(Math.floor(x + across), width - 1)];
  const [top, bottom] = [Math.max(Math.ceil(y - down), 0), Math.min(Math.floor(y + down), height - 1)];
  let [red, green, blue, alpha, whole] = [0, 0, 0, 0, 0];
  for (let row = top; row <= bottom; row += 1) {
    const high = 1 - Math.abs(row - y) / down;
    let from = (row * width + left) * 4;
    for (let column = left; column <= right; column += 1, from += 4) {
      const share = high * (1 - Math.abs(column - x) / across);
      const weight = share * (rgba[from + 3] ?? 0);
      red += (rgba[from] ?? 0) * weight;
      green += (rgba[from + 1] ?? 0) * weight;
      blue += (rgba[from + 2] ?? 0) * weight;
      alpha += weight;
      whole += share;
    }
  }
  sum[0] = red;
  sum[1] = green;
  sum[2] = blue;
  sum[3] = alpha;
  sum[4] = whole;
}

/** Samples the pixels of one cell. @returns whether anything of the window is in it. */
function sampleCell(cell: Cell, side: number, window: Window, tile: Uint8Array, sum: Sum): boolean {
  const { width, height, left, top, shrink } = window;
  const { corners, scale } = cell;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const [across, down] = [toReach(scale[0], shrink[0]), toReach(scale[1], shrink[1])];
  let isEmpty = true;
  for (let row = 0; row < side; row += 1) {
    const v = (row + 0.5) / side;
    for (let column = 0; column < side; column += 1) {
      const u = (column + 0.5) / side;
      const [upper, lower] = [ax + (bx - ax) * u, cx + (dx - cx) * u];
      const [high, low] = [ay + (by - ay) * u, cy + (dy - cy) * u];
      // From the corners of pixels to their middles.
      const x = (upper + (lower - upper) * v) * shrink[0] - left - 0.5;
      const y = (high + (low - high) * v) * shrink[1] - top - 0.5;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
      gather(window, x, y, across, down, sum);
      const [red = 0, green = 0, blue = 0, alpha = 0, whole = 0] = sum;
      if (alpha < whole) continue;
      isEmpty = false;
      const at = ((cell.top + row) * TILE_PIXELS + cell.left + column) * 4;
      tile[at] = Math.round(red / alpha);
      tile[at + 1] = Math.round(green / alpha);
      tile[at + 2] = Math.round(blue / alpha);
      tile[at + 3] = Math.round(alpha / whole);
    }
  }
  return !isEmpty;
}

/** Samples a window at the pixels of cells of a tile. @returns whether anything of it is in them. */
export function sampleCells(cells: readonly Cell[], side: number, window: Window, tile: Uint8Array): boolean {
  const sum = new Float64Array(5);
  let isEmpty = true;
  for (const cell of cells) if (sampleCell(cell, side, window, tile, sum)) isEmpty = false;
  return !isEmpty;
}
