/** Side of the image in pixels; a power of two keeps the pattern seamless. */
const SIDE = 256;

/** Raw RGBA pixels. */
export type RawImage = {
  width: number;
  height: number;
  data: Uint8ClampedArray;
};

/** Cells per side of the image, and the weight of that octave. */
const LATTICES = [
  [13, 0.5],
  [41, 0.3],
  [128, 0.2],
] as const;

/** A faint seamless noise, the same for every call. */
export function createGrainImage(): RawImage {
  const tones = new Float64Array(SIDE * SIDE);
  for (const [cells, weight] of LATTICES) addNoise(tones, cells, weight);
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < tones.length; pixel += 1) {
    const tone = tones[pixel] ?? 0;
    const shade = tone < 0 ? 0 : 255;
    const at = pixel * 4;
    data[at] = shade;
    data[at + 1] = shade;
    data[at + 2] = shade * 0.85;
    data[at + 3] = Math.abs(tone) * 52;
  }
  return { width: SIDE, height: SIDE, data };
}

/**
 * Adds value noise between -1 and 1 on a lattice of `cells` that wraps at the edges. It delays the satellite look, so a row is
 * computed at lattice points and interpolated between them.
 */
function addNoise(tones: Float64Array, cells: number, weight: number): void {
  const shares = new Float64Array(SIDE);
  const cellOf = new Uint8Array(SIDE);
  for (let pixel = 0; pixel < SIDE; pixel += 1) {
    const place = (pixel * cells) / SIDE;
    const cell = Math.floor(place);
    cellOf[pixel] = cell;
    shares[pixel] = ease(place - cell);
  }
  const corners = new Float64Array(cells + 1);
  for (let y = 0; y < SIDE; y += 1) {
    const row = cellOf[y] ?? 0;
    const share = shares[y] ?? 0;
    for (let cell = 0; cell <= cells; cell += 1) {
      const above = hash(cell % cells, row, cells);
      const below = hash(cell % cells, (row + 1) % cells, cells);
      corners[cell] = weight * (above + (below - above) * share);
    }
    for (let x = 0; x < SIDE; x += 1) {
      const cell = cellOf[x] ?? 0;
      const left = corners[cell] ?? 0;
      const right = corners[cell + 1] ?? 0;
      const at = y * SIDE + x;
      tones[at] = (tones[at] ?? 0) + left + (right - left) * (shares[x] ?? 0);
    }
  }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}
