import { type Level, type Levels, type LevelsOptions, openLevels } from './levels.ts';
import type { RangeReader } from './range-reader.ts';
import { toRasterError } from './raster-error.ts';

/** A picture as it lies in its file, in a smaller size. */
export interface Sample {
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Whether it is the middle of a picture that has no smaller sizes of its own, and is too large to be read whole. */
  readonly isMiddle: boolean;
}

/** A size at least as large does. */
const ENOUGH = 512;
/** Pixels along each side, and bytes of what is decoded, which is as wide as the picture if it is stored in strips. */
const MAX_SIDE = 2048;
const MAX_BYTES = 64 * 1024 ** 2;

const sideOf = ({ width, height }: Level) => Math.max(width, height);

function toMiddle({
  width,
  height,
  blockWidth,
  blockHeight,
  pixelBytes,
}: Level): readonly [number, number, number, number] {
  const pixels = MAX_BYTES / pixelBytes;
  const across = Math.min(width, MAX_SIDE, Math.floor(Math.sqrt(pixels)));
  const decoded = Math.max(blockWidth, across);
  // Rows of blocks are decoded whole.
  const rows = Math.max(Math.floor(pixels / decoded / blockHeight), 1) * blockHeight;
  const down = Math.min(height, MAX_SIDE, rows);
  // Where a block begins, if there is more than one of them: none is decoded for a few pixels of it.
  const toStart = (spare: number, block: number, size: number) =>
    Math.floor(spare / 2) - (block <= size ? Math.floor(spare / 2) % block : 0);
  const left = toStart(width - across, blockWidth, across);
  const top = toStart(height - down, blockHeight, down);
  return [left, top, left + across, top + down];
}

function chooseLevel(levels: Levels): Level {
  return levels.findLast((level) => sideOf(level) >= ENOUGH) ?? levels[0];
}

/** Draws a picture in a look that is not kept. @throws RasterError for one that it cannot have. */
export async function drawSample(
  reader: RangeReader,
  options: Omit<LevelsOptions, 'overviews'>,
): Promise<Sample> {
  try {
    // Smaller sizes beside the file are colours of another look.
    const { levels } = await openLevels(reader, { ...options, overviews: null });
    const level = chooseLevel(levels);
    const window = toMiddle(level);
    const [left, top, right, bottom] = window;
    const [width, height] = [right - left, bottom - top];
    return {
      rgba: await level.read(window),
      width,
      height,
      isMiddle: width < level.width || height < level.height,
    };
  } catch (error) {
    throw toRasterError(error);
  }
}
