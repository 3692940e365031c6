import type { Level, Levels } from './levels.ts';
import type { Projection } from './projection.ts';
import { putBelow } from './put-below.ts';
import { RasterError } from './raster-error.ts';
import { sampleCells, toReach, type Window } from './sample-tile.ts';
import {
  type Cell,
  TILE_PIXELS,
  type TileAddress,
  type TileGrid,
  type ToPixel,
  toTileGrid,
} from './tile-grid.ts';

export interface Opened {
  readonly levels: Levels;
  readonly projection: Projection;
  readonly toPixel: ToPixel;
}

/** Pixels that are read at once along each side, at most; of pieces, which are as wide as the picture is, in all. */
const MAX_WINDOW = 4096;
/** Bytes that are decoded for them, at most. */
const MAX_BYTES = 256 * 1024 ** 2;
/** Pieces of a picture without smaller sizes that are read for each strip of a tile, at most: about ten seconds of the processor. */
const MAX_PIECES = 4;

/** Rows of cells below each other that are sampled from the same level. */
interface Strip {
  /** The index of the level. */
  readonly level: number;
  readonly cells: Cell[];
}

/** The coarsest level that is not coarser than a pixel of the tile is in any direction. */
function chooseLevel(levels: Levels, cells: readonly Cell[]): number {
  const scale = Math.min(...cells.flatMap((cell) => cell.scale));
  return Math.max(
    levels.findLastIndex(({ shrink, enough }) => scale * shrink[0] >= enough),
    0,
  );
}

/**
 * Parts a tile into strips of one level each: toward the poles, a tile of the whole earth has many times more rows of a
 * picture than at the equator, where a level as fine would be read for nothing.
 */
function toStrips(levels: Levels, { cells }: TileGrid): Strip[] {
  const strips: Strip[] = [];
  for (const row of Map.groupBy(cells, ({ top }) => top).values()) {
    const level = chooseLevel(levels, row);
    const last = strips.at(-1);
    if (last?.level === level) last.cells.push(...row);
    else strips.push({ level, cells: [...row] });
  }
  return strips;
}

/** What is needed of a level for cells: left, top, right and bottom. */
function toWindow({ shrink, width, height }: Level, cells: readonly Cell[]) {
  // Pixels around the cells count at their edge.
  const reachOf = (axis: 0 | 1) =>
    Math.ceil(Math.max(...cells.map(({ scale }) => toReach(scale[axis], shrink[axis]))));
  const [across, down] = [reachOf(0), reachOf(1)];
  const [left, top] = [0, 1].map((side) => Math.min(...cells.map(({ box }) => box[side] ?? 0)));
  const [right, bottom] = [2, 3].map((side) => Math.max(...cells.map(({ box }) => box[side] ?? 0)));
  return [
    Math.max(Math.floor((left ?? 0) * shrink[0]) - across, 0),
    Math.max(Math.floor((top ?? 0) * shrink[1]) - down, 0),
    Math.min(Math.ceil((right ?? 0) * shrink[0]) + across, width),
    Math.min(Math.ceil((bottom ?? 0) * shrink[1]) + down, height),
  ] as const;
}

type Reading = ReturnType<typeof toWindow>;

const pixelsOf = ([left, top, right, bottom]: Reading) =>
  Math.max(right - left, 0) * Math.max(bottom - top, 0);

const toMostPixels = ({ pixelBytes }: Level) => Math.min(MAX_WINDOW ** 2, MAX_BYTES / pixelBytes);

/** What is read at once, and the cells that it is for. */
interface Piece {
  readonly cells: readonly Cell[];
  readonly reading: Reading;
}

/**
 * Parts cells until each part can be read at once: by rows as long as there are several, since a file in strips is
 * decoded over its whole width whatever is read of it. @returns null if it takes too many parts.
 */
function toPieces(level: Level, cells: readonly Cell[], atMost: number): Piece[] | null {
  const reading = toWindow(level, cells);
  if (pixelsOf(reading) <= toMostPixels(level)) return [{ cells, reading }];
  if (cells.length < 2 || atMost < 2) return null;
  const tops = [...new Set(cells.map(({ top }) => top))];
  const middle = tops[Math.floor(tops.length / 2)] ?? 0;
  const half = Math.ceil(cells.length / 2);
  const [first, second] =
    tops.length > 1
      ? [cells.filter(({ top }) => top < middle), cells.filter(({ top }) => top >= middle)]
      : [cells.slice(0, half), cells.slice(half)];
  const before = toPieces(level, first, atMost - 1);
  const after = before && toPieces(level, second, atMost - before.length);
  return before && after && [...before, ...after];
}

/**
 * What a strip needs of its level, or of the next one that is small enough; of the smallest one in pieces, if none is.
 * @throws RasterError if these are too many.
 */
function planStrip(levels: Levels, { level: first, cells }: Strip): [Level, readonly Piece[]] {
  for (const level of levels.slice(first)) {
    const reading = toWindow(level, cells);
    const [left, top, right, bottom] = reading;
    const fits = right - left <= MAX_WINDOW && bottom - top <= MAX_WINDOW;
    if (fits && pixelsOf(reading) <= toMostPixels(level)) return [level, [{ cells, reading }]];
  }
  const smallest = levels.at(-1) ?? levels[0];
  const pieces = toPieces(smallest, cells, MAX_PIECES);
  if (pieces !== null) return [smallest, pieces];
  throw new RasterError('The picture has no overviews, and is too large to be shown whole.');
}

async function readPiece(level: Level, reading: Reading): Promise<Window> {
  const [left, top, right, bottom] = reading;
  const [width, height] = [right - left, bottom - top];
  return { rgba: await level.read(reading), width, height, left, top, shrink: level.shrink };
}

async function cutOnce(levels: Levels, grid: TileGrid): Promise<Uint8Array | null> {
  const tile = new Uint8Array(TILE_PIXELS * TILE_PIXELS * 4);
  let isEmpty = true;
  for (const strip of toStrips(levels, grid)) {
    const [level, pieces] = planStrip(levels, strip);
    // One after another, so that no more than one of them is in memory.
    for (const { cells, reading } of pieces) {
      if (pixelsOf(reading) === 0) continue;
      if (sampleCells(cells, grid.side, await readPiece(level, reading), tile)) isEmpty = false;
    }
  }
  return isEmpty ? null : tile;
}

/** A tile of a picture that the earth goes around to several times; null where none of them is. */
export async function cutTile(
  { projection, toPixel, levels }: Opened,
  tile: TileAddress,
): Promise<Uint8Array | null> {
  const { around } = projection;
  let shown: Uint8Array | null = null;
  for (const turn of around === null ? [0] : [0, around, -around]) {
    const grid = toTileGrid(tile, projection, (x, y) => toPixel(x + turn, y), levels[0]);
    const cut = grid === null ? null : await cutOnce(levels, grid);
    if (cut === null) continue;
    if (shown === null) shown = cut;
    else putBelow(shown, cut);
  }
  return shown;
}
