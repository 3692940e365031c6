import type { Projection } from './projection.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export const TILE_PIXELS = 256;
/** Up to this zoom a tile is so much of the earth that few places of it do not tell where the others are. */
const FAR = 6;
const [FAR_STEPS, STEPS] = [64, 16] as const;
/** How far the middle of a cell may be from where its corners put it, in parts of the cell. */
const MAX_BEND = 0.5;

/** Turns places of the system of a file to pixels of its largest picture, from the top left corner. */
export type ToPixel = (x: number, y: number) => readonly [column: number, row: number];

/** A part of a tile in which the picture is. */
export interface Cell {
  /** Its first pixel of the tile. */
  readonly left: number;
  readonly top: number;
  /** Columns and rows of the file at its four corners: top left, top right, bottom left, bottom right. */
  readonly corners: readonly number[];
  /** Pixels of the file along a pixel of the tile, over its columns and over its rows. */
  readonly scale: readonly [across: number, down: number];
  /** What it spans in the file. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

/** Where the pixels of a tile lie in the largest picture of a file. */
export interface TileGrid {
  /** Pixels of the tile along each side of a cell. */
  readonly side: number;
  /** Row by row, at least one. */
  readonly cells: readonly Cell[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a cell spans; null where it is beside the picture, or in no part of its system. */
function toSpan(corners: readonly number[], { width, height }: Size): Cell['box'] | null {
  const [ax = Number.NaN, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const [left, right] = [Math.min(ax, bx, cx, dx), Math.max(ax, bx, cx, dx)];
  const [top, bottom] = [Math.min(ay, by, cy, dy), Math.max(ay, by, cy, dy)];
  if (![left, right, top, bottom].every(Number.isFinite)) return null;
  return right < 0 || left > width || bottom < 0 || top > height ? null : [left, top, right, bottom];
}

function toScale(corners: readonly number[], side: number): Cell['scale'] {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  // What both edges of a direction have in common.
  const along = (a: number, b: number, c: number, d: number) =>
    Math.hypot(b - a + d - c, c - a + d - b) / (2 * side);
  return [along(ax, bx, cx, dx), along(ay, by, cy, dy)];
}

/**
 * Whether a cell bends: the seam of a system, where it ends on one side of the earth and begins on the other, goes
 * through it.
 */
function isBent(corners: readonly number[], [column, row]: readonly [number, number]): boolean {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = corners;
  const size = Math.max(Math.hypot(dx - ax, dy - ay), Math.hypot(cx - bx, cy - by));
  const away = Math.hypot((ax + bx + cx + dx) / 4 - column, (ay + by + cy + dy) / 4 - row);
  // A place that is not in the system is as far as can be.
  return !(away <= size * MAX_BEND);
}

/** Projects the corners of the cells of a tile. @returns null if no part of the picture is in it. */
export function toTileGrid(
  { z, x, y }: TileAddress,
  { forward }: Projection,
  toPixel: ToPixel,
  size: Size,
): TileGrid | null {
  const steps = z < FAR ? FAR_STEPS : STEPS;
  const across = 2 ** z;
  const project = (right: number, down: number) => {
    const lng = ((x + right / steps) / across) * 360 - 180;
    const north = Math.PI * (1 - (2 * (y + down / steps)) / across);
    return toPixel(...forward(lng, (Math.atan(Math.sinh(north)) * 180) / Math.PI));
  };
  const places = Array.from({ length: (steps + 1) ** 2 }, (_, at) =>
    project(at % (steps + 1), Math.floor(at / (steps + 1))),
  );
  const side = TILE_PIXELS / steps;
  const cells: Cell[] = [];
  for (let at = 0; at < steps ** 2; at += 1) {
    const [column, row] = [at % steps, Math.floor(at / steps)];
    const first = row * (steps + 1) + column;
    const corners = [first, first + 1, first + steps + 1, first + steps + 2].flatMap(
      (one) => places[one] ?? [],
    );
    const box = toSpan(corners, size);
    if (box === null || (z < FAR && isBent(corners, project(column + 0.5, row + 0.5)))) continue;
    cells.push({ left: column * side, top: row * side, corners, scale: toScale(corners, side), box });
  }
  return cells.length === 0 ? null : { side, cells };
}
