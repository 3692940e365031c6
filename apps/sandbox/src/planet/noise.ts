/** A number from 0 to 1 for a cell of a grid, always the same for the same seed. */
export function toChance(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263) + Math.imul(seed, 1_442_695_041);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  mixed ^= mixed >>> 16;
  return (Math.imul(mixed, 2_246_822_519) >>> 0) / 4_294_967_296;
}

/** Smooth noise between the corners of a grid with `cells` cells along the unit square. */
function toNoise(x: number, y: number, cells: number, seed: number): number {
  const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)];
  const [fromLeft, fromTop] = [x * cells - left, y * cells - top];
  const across = fromLeft * fromLeft * (3 - 2 * fromLeft);
  const down = fromTop * fromTop * (3 - 2 * fromTop);
  const upper = toChance(left, top, seed);
  const lower = toChance(left, top + 1, seed);
  const above = upper + (toChance(left + 1, top, seed) - upper) * across;
  const below = lower + (toChance(left + 1, top + 1, seed) - lower) * across;
  return above + (below - above) * down;
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

/** The sum of some octaves of a field; all of them together are from 0 to 1. */
function sumOctaves(field: Field, from: number, to: number, x: number, y: number): number {
  let sum = 0;
  for (let octave = from; octave <= to; octave += 1) {
    const strength = field.persistence ** (octave - field.first) * (1 - field.persistence);
    sum += strength * toNoise(x, y, 2 ** octave, field.seed + octave);
  }
  return sum;
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
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1)
      corners[row * side + column] = sumOctaves(
        field,
        field.first,
        coarse,
        west + column * STEP * perPixel,
        north + row * STEP * perPixel,
      );
  const drawn = new Float32Array(pixels * pixels);
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      const at = Math.floor(y / STEP) * side + Math.floor(x / STEP);
      const [right, down] = [(x % STEP) / STEP, (y % STEP) / STEP];
      const above = mix(corners[at] ?? 0, corners[at + 1] ?? 0, right);
      const below = mix(corners[at + side] ?? 0, corners[at + side + 1] ?? 0, right);
      drawn[y * pixels + x] =
        mix(above, below, down) +
        sumOctaves(
          field,
          Math.max(field.first, coarse + 1),
          deepest,
          west + (x + 0.5) * perPixel,
          north + (y + 0.5) * perPixel,
        );
    }
  }
  return drawn;
}

/** Between two numbers. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
