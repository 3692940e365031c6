import { type Level, type LevelsOptions, openLevels } from './levels.ts';
import { OverviewFile, type OverviewTarget } from './overview-file.ts';
import { halve, OVERVIEW_TILE, OverviewLevel } from './overview-level.ts';
import type { RangeReader } from './range-reader.ts';
import { toRasterError } from './raster-error.ts';

/** How long work on a picture goes on. */
export interface WorkOptions {
  readonly signal?: AbortSignal;
  /** Called with the part that is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

export type OverviewOptions = WorkOptions & Omit<LevelsOptions, 'overviews'>;

/** Columns that are read at once: so much is held in memory, and a cancel waits for it. */
const COLUMNS = 512;

async function fill(from: Level, first: OverviewLevel, options: OverviewOptions): Promise<void> {
  const { signal, onProgress } = options;
  // Blocks that are higher than what is needed at once are decoded once for each time that a part of them is read.
  const step = OVERVIEW_TILE * 2;
  for (let top = 0; top < from.height; top += step) {
    const bottom = Math.min(top + step, from.height);
    for (let left = 0; left < from.width; left += COLUMNS) {
      signal?.throwIfAborted();
      const right = Math.min(left + COLUMNS, from.width);
      const read = await from.read([left, top, right, bottom]);
      halve(read, right - left, bottom - top, first.rows, left / 2, first.width);
    }
    await first.take(Math.ceil((bottom - top) / 2));
    onProgress?.(bottom / from.height);
  }
}

/**
 * Writes smaller sizes of a GeoTIFF to a file of their own, each half of the one before: a BigTIFF of RGBA tiles, as
 * GDAL keeps external overviews. What it holds in memory grows with the width of the picture alone.
 * @throws RasterError; what the signal was aborted with.
 */
export async function writeOverviews(
  reader: RangeReader,
  target: OverviewTarget,
  options: OverviewOptions = {},
): Promise<void> {
  try {
    const { levels } = await openLevels(reader, { ...options, overviews: null });
    const from = levels.at(-1) ?? levels[0];
    const file = new OverviewFile(target);
    const first = new OverviewLevel(file, Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    await file.begin();
    await fill(from, first, options);
    await file.end();
  } catch (error) {
    options.signal?.throwIfAborted();
    throw toRasterError(error);
  }
}
