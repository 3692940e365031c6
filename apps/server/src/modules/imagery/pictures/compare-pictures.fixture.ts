/** Two pictures of RGBA of the same size. */
export interface Compared {
  readonly wanted: Uint8Array;
  readonly made: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** Pixels that both show. */
  readonly seen: number;
  /** Pixels that one of them shows, and the other one does not. */
  readonly unlike: number;
  /** Of colours, in parts of 255. */
  readonly mean: number;
  /** How far any block lies beside where it should be, in pixels. */
  readonly shift: number;
}

const BANDS = 4;
const BLOCK = 64;
/** Fewer pixels than this, or colours that change in one direction only, do not tell where a block lies. */
const FEW = 200;
const FLAT = 1e-3;

const isOpaque = ({ wanted, made }: Compared, at: number) => wanted[at + 3] === 255 && made[at + 3] === 255;

/** How far a block is moved: the least squares of its gradients, after Lucas and Kanade (1981). */
function findShift(pictures: Compared, left: number, top: number): number {
  const { wanted, made, width, height } = pictures;
  const line = width * BANDS;
  let [xx, xy, yy, xt, yt, count] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(top, 1); y < Math.min(top + BLOCK, height - 1); y += 1)
    for (let x = Math.max(left, 1); x < Math.min(left + BLOCK, width - 1); x += 1) {
      const at = (y * width + x) * BANDS;
      if (![0, -BANDS, BANDS, -line, line].every((step) => isOpaque(pictures, at + step))) continue;
      count += 1;
      for (let band = at; band < at + 3; band += 1) {
        const across = ((wanted[band + BANDS] ?? 0) - (wanted[band - BANDS] ?? 0)) / 2;
        const down = ((wanted[band + line] ?? 0) - (wanted[band - line] ?? 0)) / 2;
        const change = (made[band] ?? 0) - (wanted[band] ?? 0);
        xx += across * across;
        xy += across * down;
        yy += down * down;
        xt += across * change;
        yt += down * change;
      }
    }
  const determinant = xx * yy - xy * xy;
  if (count < FEW || determinant <= (FLAT * (xx + yy) ** 2) / 4) return 0;
  return Math.hypot(yy * xt - xy * yt, xx * yt - xy * xt) / determinant;
}

/** Compares a picture with what it should be. */
export function comparePictures(pictures: Compared): Difference {
  const { wanted, made, width, height } = pictures;
  let [sum, seen, unlike, shift] = [0, 0, 0, 0];
  for (let at = 0; at < wanted.length; at += BANDS) {
    const [isWanted, isMade] = [(wanted[at + 3] ?? 0) > 127, (made[at + 3] ?? 0) > 127];
    if (isWanted !== isMade) unlike += 1;
    if (!isWanted || !isMade) continue;
    seen += 1;
    for (let band = at; band < at + 3; band += 1) sum += Math.abs((wanted[band] ?? 0) - (made[band] ?? 0));
  }
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) shift = Math.max(shift, findShift(pictures, left, top));
  return { seen, unlike, mean: seen === 0 ? 0 : sum / seen / 3, shift };
}
