import { doOutside } from './raster-error.ts';

/** Where the bytes of a new file go, in order but for the last few. */
export interface OverviewTarget {
  write(offset: number, bytes: Uint8Array): Promise<void>;
}

const TILE = 256;
const BANDS = 4;
/** The header of a BigTIFF, whose last eight bytes say where the first directory is. */
const HEADER = [0x49, 0x49, 43, 0, 8, 0, 0, 0];
const HEADER_BYTES = 16;
const [SHORT, DOUBLE, LONG8] = [3, 12, 16] as const;
const ENTRY_BYTES = 20;
const BYTES = { [SHORT]: 2, [DOUBLE]: 8, [LONG8]: 8 } as const;

type Value = readonly [
  tag: number,
  type: typeof SHORT | typeof DOUBLE | typeof LONG8,
  values: readonly number[],
];

/** Where the top left corner of a picture is in Web Mercator, and how wide its pixels are, in metres. */
export interface MercatorPlace {
  readonly left: number;
  readonly top: number;
  readonly pixel: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly offsets: number[];
  readonly counts: number[];
  /** Null: it is a smaller size of another picture. */
  readonly place: MercatorPlace | null;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function writeValues(values: readonly number[], type: Value[1]): Uint8Array {
  const bytes = new Uint8Array(values.length * BYTES[type]);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => {
    if (type === SHORT) view.setUint16(index * 2, value, true);
    else if (type === DOUBLE) view.setFloat64(index * 8, value, true);
    else view.setBigUint64(index * 8, BigInt(value), true);
  });
  return bytes;
}

const toPlaceValues = ({ left, top, pixel }: MercatorPlace): Value[] => [
  [33550, DOUBLE, [pixel, pixel, 0]],
  [33922, DOUBLE, [0, 0, 0, left, top, 0]],
  // Web Mercator, pixels are areas.
  [34735, SHORT, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857]],
];

const toValues = ({ width, height, offsets, counts, place }: Size): Value[] => [
  [254, LONG8, [place === null ? 1 : 0]],
  [256, LONG8, [width]],
  [257, LONG8, [height]],
  [258, SHORT, [8, 8, 8, 8]],
  // Deflate.
  [259, SHORT, [8]],
  [262, SHORT, [2]],
  [277, SHORT, [BANDS]],
  [284, SHORT, [1]],
  [322, SHORT, [TILE]],
  [323, SHORT, [TILE]],
  [324, LONG8, offsets],
  [325, LONG8, counts],
  // The fourth band is alpha, not multiplied in.
  [338, SHORT, [2]],
  ...(place === null ? [] : toPlaceValues(place)),
];

/** A BigTIFF of several sizes of a picture, written from front to back: https://www.awaresystems.be/imaging/tiff/bigtiff.html */
export class OverviewFile {
  readonly #target: OverviewTarget;
  readonly #sizes: Size[] = [];
  #end = HEADER_BYTES;

  constructor(target: OverviewTarget) {
    this.#target = { write: (offset, bytes) => doOutside(() => target.write(offset, bytes)) };
  }

  /** @param place of the largest size. @returns the index of the new size. */
  add(width: number, height: number, place: MercatorPlace | null = null): number {
    return this.#sizes.push({ width, height, offsets: [], counts: [], place }) - 1;
  }

  begin(): Promise<void> {
    const header = new Uint8Array(HEADER_BYTES);
    header.set(HEADER);
    return this.#target.write(0, header);
  }

  async #append(bytes: Uint8Array): Promise<number> {
    const at = this.#end;
    this.#end += bytes.length;
    await this.#target.write(at, bytes);
    return at;
  }

  /** Writes a row of tiles. @param count of the rows that are there. */
  async writeRow(index: number, rows: Uint8Array, width: number, count: number): Promise<void> {
    const size = this.#sizes[index];
    for (let left = 0; left < width; left += TILE) {
      const tile = new Uint8Array(TILE * TILE * BANDS);
      const across = Math.min(TILE, width - left);
      for (let row = 0; row < count; row += 1) {
        const from = (row * width + left) * BANDS;
        tile.set(rows.subarray(from, from + across * BANDS), row * TILE * BANDS);
      }
      const packed = await deflate(tile);
      size?.offsets.push(await this.#append(packed));
      size?.counts.push(packed.length);
    }
  }

  /** Writes the directories, and where the first of them is. */
  async end(): Promise<void> {
    let next = 0;
    for (const size of this.#sizes.toReversed()) next = await this.#writeDirectory(toValues(size), next);
    await this.#target.write(HEADER_BYTES - 8, writeValues([next], LONG8));
  }

  /** @returns where it is. */
  async #writeDirectory(values: readonly Value[], next: number): Promise<number> {
    const head = new Uint8Array(8 + values.length * ENTRY_BYTES + 8);
    const view = new DataView(head.buffer);
    view.setBigUint64(0, BigInt(values.length), true);
    for (const [index, [tag, type, list]] of values.entries()) {
      const entry = 8 + index * ENTRY_BYTES;
      const bytes = writeValues(list, type);
      view.setUint16(entry, tag, true);
      view.setUint16(entry + 2, type, true);
      view.setBigUint64(entry + 4, BigInt(list.length), true);
      if (bytes.length <= 8) head.set(bytes, entry + 12);
      else view.setBigUint64(entry + 12, BigInt(await this.#append(bytes)), true);
    }
    view.setBigUint64(8 + values.length * ENTRY_BYTES, BigInt(next), true);
    return this.#append(head);
  }
}
