/** A number from 0 to 1 for a cell of a grid, always the same for the same seed. */
export function toChance(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_442_695_041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  mixed ^= mixed >>> 16;
  return (Math.imul(mixed, 2_246_822_519) >>> 0) / 4_294_967_296;
}

/** Octaves of noise of one field: the first has `2 ** first` cells along the unit square, each next one twice as many. */
export interface Field {
  readonly seed: number;
  readonly first: number;
  readonly last: number;
  /** The strength of an octave as a part of that before it. */
  readonly persistence: number;
  /** The width of the finest cells that are drawn, in pixels. */
  readonly finestPx: number;
}

/** Places in a row: the first of them, how far each is from the one before, and how many. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly count: number;
}

/** Without its ends' slopes: from 0 to 1. */
const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Adds one octave, which is smooth between the corners of its cells: those of a cell are computed once for its places. */
function addOctave(sums: Float64Array, field: Field, octave: number, row: Row): void {
  const strength = field.persistence ** (octave - field.first) * (1 - field.persistence);
  const [cells, seed] = [2 ** octave, field.seed + octave];
  const top = Math.floor(row.y * cells);
  const down = smooth(row.y * cells - top);
  let left = Number.NaN;
  let [upper, toUpper, lower, toLower] = [0, 0, 0, 0];
  for (let at = 0; at < row.count; at += 1) {
    const x = (row.x + at * row.step) * cells;
    const cell = Math.floor(x);
    if (cell !== left) {
      left = cell;
      upper = toChance(left, top, seed);
      lower = toChance(left, top + 1, seed);
      toUpper = toChance(left + 1, top, seed) - upper;
      toLower = toChance(left + 1, top + 1, seed) - lower;
    }
    const across = smooth(x - cell);
    const above = upper + toUpper * across;
    const below = lower + toLower * across;
    sums[at] = (sums[at] ?? 0) + strength * (above + (below - above) * down);
  }
}

/** The sums of some octaves of a field; all of them together are from 0 to 1. */
function sumOctaves(field: Field, from: number, to: number, row: Row): Float64Array {
  const sums = new Float64Array(row.count);
  for (let octave = from; octave <= to; octave += 1) addOctave(sums, field, octave, row);
  return sums;
}

/** Pixels between which the coarse octaves are interpolated. */
const STEP = 16;

/**
 * A field over a square of pixels. Octaves whose cells are much larger than a pixel are computed at every 16th pixel and
 * interpolated, since they hardly change in between.
 * @param west and `north` in parts of the unit square, as is `width`.
 */
export function drawField(
  field: Field,
  west: number,
  north: number,
  width: number,
  pixels: number,
): Float32Array {
  const perPixel = width / pixels;
  const deepest = Math.min(field.last, Math.floor(Math.log2(1 / (perPixel * field.finestPx))));
  const coarse = Math.min(deepest, Math.floor(Math.log2(1 / (perPixel * STEP * 2))));
  const side = pixels / STEP + 1;
  const corners = new Float32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    const y = north + row * STEP * perPixel;
    const places = { x: west, y, step: STEP * perPixel, count: side };
    corners.set(sumOctaves(field, field.first, coarse, places), row * side);
  }
  const drawn = new Float32Array(pixels * pixels);
  for (let y = 0; y < pixels; y += 1) {
    const places = {
      x: west + 0.5 * perPixel,
      y: north + (y + 0.5) * perPixel,
      step: perPixel,
      count: pixels,
    };
    const fine = sumOctaves(field, Math.max(field.first, coarse + 1), deepest, places);
    const down = (y % STEP) / STEP;
    for (let x = 0; x < pixels; x += 1) {
      const at = Math.floor(y / STEP) * side + Math.floor(x / STEP);
      const right = (x % STEP) / STEP;
      const above = mix(corners[at] ?? 0, corners[at + 1] ?? 0, right);
      const below = mix(corners[at + side] ?? 0, corners[at + side + 1] ?? 0, right);
      drawn[y * pixels + x] = mix(above, below, down) + (fine[x] ?? 0);
    }
  }
  return drawn;
}

/** Between two numbers. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
