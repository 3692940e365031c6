/** Side of the image; a power of two keeps the pattern free of seams. */
const SIDE = 256;

/** Raw RGBA pixels. */
export type RawImage = {
  width: number;
  height: number;
  data: Uint8ClampedArray;
};

/** A faint mottle of light and dark that repeats without a seam and is the same at every call. */
export function createGrainImage(): RawImage {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const tone = 0.5 * toTileNoise(x, y, 13) + 0.3 * toTileNoise(x, y, 41) + 0.2 * toTileNoise(x, y, 128);
      const shade = tone < 0 ? 0 : 255;
      data.set([shade, shade, shade * 0.85, Math.abs(tone) * 52], (y * SIDE + x) * 4);
    }
  }
  return { width: SIDE, height: SIDE, data };
}

/** Value noise between -1 and 1 on a lattice of `cells` that wraps at the edges. */
function toTileNoise(x: number, y: number, cells: number): number {
  const px = (x * cells) / SIDE;
  const py = (y * cells) / SIDE;
  const [ix, iy] = [Math.floor(px), Math.floor(py)];
  const [u, v] = [ease(px - ix), ease(py - iy)];
  const at = (i: number, j: number) => hash(i % cells, j % cells, cells);
  const top = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
  const bottom = at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u;
  return top * (1 - v) + bottom * v;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 31 - 1;
}
