import { type Area, createCrossings, toBox } from './area-mask.ts';
import type { Raster } from './open-raster.ts';
import { OverviewFile, type OverviewTarget } from './overview-file.ts';
import { BANDS, OverviewLevel } from './overview-level.ts';
import { putBelow } from './put-below.ts';
import { RasterError, toRasterError } from './raster-error.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import type { WorkOptions } from './write-overviews.ts';

export interface CutOptions extends WorkOptions {
  /** The first is on top. */
  readonly rasters: readonly Raster[];
  /** What is left of them. */
  readonly area: Area;
}

const WORLD_M = 2 * Math.PI * 6_378_137;
/** Tiles along each side, and in all: 60,000 km² at ten metres. */
const MAX_ACROSS = 96;
const MAX_TILES = 6_000;
const MAX_LATITUDE = 85.06;
const OPAQUE = 255;

/** The tiles of a zoom that an area lies in; the last ones are not of it. */
interface Tiles {
  readonly z: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function toTiles(area: Area, z: number): Tiles {
  const [west, south, east, north] = toBox(area);
  const across = 2 ** z;
  const toRow = (lat: number) => {
    const within = Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE);
    return ((1 - Math.asinh(Math.tan((within / 180) * Math.PI)) / Math.PI) / 2) * across;
  };
  const toColumn = (lng: number) => ((lng + 180) / 360) * across;
  const [left, top] = [Math.floor(toColumn(west)), Math.floor(toRow(north))];
  return {
    z,
    left,
    top,
    right: Math.max(Math.ceil(toColumn(east)), left + 1),
    bottom: Math.max(Math.ceil(toRow(south)), top + 1),
  };
}

/** The tiles that a cut is made of, as deep as its pictures are. @throws RasterError for too large an area. */
function chooseTiles({ rasters, area }: CutOptions): Tiles {
  const deepest = Math.max(...rasters.map(({ maxZoom }) => maxZoom));
  // The zoom is rounded up: one less loses little.
  for (const z of [deepest, deepest - 1]) {
    const tiles = toTiles(area, Math.max(z, 0));
    const [columns, rows] = [tiles.right - tiles.left, tiles.bottom - tiles.top];
    if (columns <= MAX_ACROSS && rows <= MAX_ACROSS && columns * rows <= MAX_TILES) return tiles;
  }
  throw new RasterError('The area is too large for pictures this fine. Choose a smaller one.');
}

/** Keeps the part of a tile that is in an area. @returns false if nothing is left. */
function createClip(area: Area): (rgba: Uint8Array, z: number, x: number, y: number) => boolean {
  const crossingsOf = createCrossings(area);
  return (rgba, z, x, y) => {
    const size = TILE_PIXELS * 2 ** z;
    let isLeft = false;
    for (let row = 0; row < TILE_PIXELS; row += 1) {
      const north = Math.PI * (1 - (2 * (y * TILE_PIXELS + row + 0.5)) / size);
      const columns = crossingsOf((Math.atan(Math.sinh(north)) * 180) / Math.PI).map(
        (lng) => ((lng + 180) / 360) * size - x * TILE_PIXELS,
      );
      let from = 0;
      for (let at = 0; at <= columns.length; at += 2) {
        // Before, between and after what is in the area.
        const until = Math.min(Math.max(Math.ceil((columns[at] ?? Infinity) - 0.5), from), TILE_PIXELS);
        rgba.fill(0, (row * TILE_PIXELS + from) * BANDS, (row * TILE_PIXELS + until) * BANDS);
        from = Math.min(Math.max(Math.ceil((columns[at + 1] ?? Infinity) - 0.5), until), TILE_PIXELS);
        isLeft ||= from > until;
      }
    }
    return isLeft;
  };
}

/** Whether a tile has a pixel through which what is below shows. */
function isOpen(tile: Uint8Array): boolean {
  for (let at = 3; at < tile.length; at += BANDS) if (tile[at] !== OPAQUE) return true;
  return false;
}

/** A tile of all pictures within the area; null where there is nothing. */
function createCutter({ rasters, area }: CutOptions) {
  const clip = createClip(area);
  return async (z: number, x: number, y: number): Promise<Uint8Array | null> => {
    // Nothing is read for a tile outside of the area.
    if (!clip(new Uint8Array(TILE_PIXELS * TILE_PIXELS * BANDS), z, x, y)) return null;
    let cut: Uint8Array | null = null;
    for (const raster of rasters) {
      if (cut !== null && !isOpen(cut)) break;
      const below = await raster.cutTile({ z, x, y });
      if (below === null) continue;
      if (cut === null) cut = below;
      else putBelow(cut, below);
    }
    if (cut !== null) clip(cut, z, x, y);
    return cut;
  };
}

async function fill(tiles: Tiles, level: OverviewLevel, options: CutOptions): Promise<boolean> {
  const cut = createCutter(options);
  let hasAny = false;
  for (let y = tiles.top; y < tiles.bottom; y += 1) {
    level.rows.fill(0);
    for (let x = tiles.left; x < tiles.right; x += 1) {
      options.signal?.throwIfAborted();
      const tile = await cut(tiles.z, x, y);
      if (tile === null) continue;
      hasAny ||= tile.some((_, at) => at % BANDS === 3 && tile[at] !== 0);
      for (let row = 0; row < TILE_PIXELS; row += 1) {
        const from = row * TILE_PIXELS * BANDS;
        const to = (row * level.width + (x - tiles.left) * TILE_PIXELS) * BANDS;
        level.rows.set(tile.subarray(from, from + TILE_PIXELS * BANDS), to);
      }
    }
    await level.take(TILE_PIXELS);
    options.onProgress?.((y + 1 - tiles.top) / (tiles.bottom - tiles.top));
  }
  return hasAny;
}

/**
 * Writes what pictures show of an area as one picture in Web Mercator with its smaller sizes, a BigTIFF of RGBA tiles.
 * Only what is needed of the pictures is read.
 * @returns false if they show nothing of it. @throws RasterError; what the signal was aborted with.
 */
export async function writeCut(target: OverviewTarget, options: CutOptions): Promise<boolean> {
  try {
    const tiles = chooseTiles(options);
    const file = new OverviewFile(target);
    const across = 2 ** tiles.z;
    const place = {
      left: (tiles.left / across - 0.5) * WORLD_M,
      top: (0.5 - tiles.top / across) * WORLD_M,
      pixel: WORLD_M / across / TILE_PIXELS,
    };
    const [columns, rows] = [tiles.right - tiles.left, tiles.bottom - tiles.top];
    const level = new OverviewLevel(file, columns * TILE_PIXELS, rows * TILE_PIXELS, place);
    await file.begin();
    const hasAny = await fill(tiles, level, options);
    await file.end();
    return hasAny;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toRasterError(error);
  }
}
