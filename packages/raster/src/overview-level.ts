import type { MercatorPlace, OverviewFile } from './overview-file.ts';

export const OVERVIEW_TILE = 256;
/** The smallest size is this or less along each side. */
const SMALLEST = 512;
const OPAQUE = 255;
export const BANDS = 4;

/** The mean of four pixels, weighted by alpha; at a last odd row or column, of what there is. */
function putMean(rows: Uint8Array, corners: readonly number[], into: Uint8Array, to: number): void {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (const from of corners) {
    const weight = rows[from + 3] ?? 0;
    red += (rows[from] ?? 0) * weight;
    green += (rows[from + 1] ?? 0) * weight;
    blue += (rows[from + 2] ?? 0) * weight;
    alpha += weight;
  }
  const whole = alpha === 0 ? 1 : alpha;
  into[to] = Math.round(red / whole);
  into[to + 1] = Math.round(green / whole);
  into[to + 2] = Math.round(blue / whole);
  into[to + 3] = Math.round(alpha / corners.length);
}

/** Halves rows into rows of a width, from a column on. */
export function halve(
  rows: Uint8Array,
  width: number,
  height: number,
  into: Uint8Array,
  left: number,
  wide: number,
) {
  const [columns, lines] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const line = width * BANDS;
  for (let y = 0; y < lines; y += 1) {
    const isLastRow = 2 * y + 1 >= height;
    for (let x = 0; x < columns; x += 1) {
      const at = (2 * y * width + 2 * x) * BANDS;
      const to = (y * wide + left + x) * BANDS;
      const isLastColumn = 2 * x + 1 >= width;
      if (isLastRow || isLastColumn) {
        const across = isLastColumn ? [at] : [at, at + BANDS];
        putMean(rows, isLastRow ? across : [...across, ...across.map((one) => one + line)], into, to);
        continue;
      }
      const [right, below, last] = [at + BANDS, at + line, at + line + BANDS];
      const alphas = [rows[at + 3], rows[right + 3], rows[below + 3], rows[last + 3]];
      if (alphas[0] !== OPAQUE || alphas[1] !== OPAQUE || alphas[2] !== OPAQUE || alphas[3] !== OPAQUE) {
        putMean(rows, [at, right, below, last], into, to);
        continue;
      }
      // Almost all pixels of most pictures.
      for (let band = 0; band < 3; band += 1) {
        const sum =
          (rows[at + band] ?? 0) +
          (rows[right + band] ?? 0) +
          (rows[below + band] ?? 0) +
          (rows[last + band] ?? 0);
        into[to + band] = (sum + 2) >> 2;
      }
      into[to + 3] = OPAQUE;
    }
  }
}

/** One size that is written: it takes rows, writes them in tiles, and hands them on halved. */
export class OverviewLevel {
  readonly width: number;
  readonly height: number;
  readonly #file: OverviewFile;
  readonly #index: number;
  readonly #next: OverviewLevel | null;
  /** Two rows of tiles: what is halved at once gives one row of tiles of the next size. */
  readonly rows: Uint8Array;
  #top = 0;

  /** @param place of the largest size of a picture. */
  constructor(file: OverviewFile, width: number, height: number, place: MercatorPlace | null = null) {
    this.width = width;
    this.height = height;
    this.#file = file;
    this.#index = file.add(width, height, place);
    const isLast = Math.max(width, height) <= SMALLEST;
    this.#next = isLast ? null : new OverviewLevel(file, Math.ceil(width / 2), Math.ceil(height / 2));
    this.rows = new Uint8Array(width * OVERVIEW_TILE * BANDS);
  }

  /** Takes the rows that `rows` holds. @param count a whole row of tiles, or fewer at the end. */
  async take(count: number): Promise<void> {
    await this.#file.writeRow(this.#index, this.rows, this.width, count);
    const next = this.#next;
    if (next !== null) {
      const half = OVERVIEW_TILE / 2;
      const isLower = (this.#top / OVERVIEW_TILE) % 2 === 1;
      const into = next.rows.subarray(isLower ? half * next.width * BANDS : 0);
      halve(this.rows, this.width, count, into, 0, next.width);
      const isEnd = this.#top + count >= this.height;
      if (isLower || isEnd) await next.take((isLower ? half : 0) + Math.ceil(count / 2));
    }
    this.#top += count;
  }
}
