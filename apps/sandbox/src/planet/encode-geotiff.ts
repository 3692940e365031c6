import { deflateSync } from 'node:zlib';
import type { Square } from './draw-land.ts';

/** The width of the world in Web Mercator, in metres. */
export const WORLD_M = 2 * Math.PI * 6_378_137;
export const GEOTIFF_TILE = 256;
const BANDS = 4;
/** How the pixels of a tile are written. */
const DEFLATE = 8;
export const NONE = 1;

export type Value = readonly [tag: number, type: 3 | 4 | 12, values: readonly number[]];
const BYTES = { 3: 2, 4: 4, 12: 8 } as const;

/** One size of a picture: RGBA tiles, row by row. */
export interface Level {
  readonly across: number;
  readonly tiles: readonly Uint8Array[];
}

/** What has to be known of a level to say where its tiles are. */
export interface LevelPlan {
  readonly across: number;
  /** Bytes of its tiles, row by row. */
  readonly sizes: readonly number[];
  readonly compression: typeof DEFLATE | typeof NONE;
  /** Absent: red, green, blue and alpha. */
  readonly pixels?: 'uint16';
}

/** Half as wide: each pixel is the mean of four. */
export function toHalf({ across, tiles }: Level): Level {
  const half = across / 2;
  const made = Array.from({ length: half * half }, () => new Uint8Array(GEOTIFF_TILE ** 2 * BANDS));
  const width = across * GEOTIFF_TILE;
  const at = (x: number, y: number, band: number) => {
    const tile = tiles[Math.floor(y / GEOTIFF_TILE) * across + Math.floor(x / GEOTIFF_TILE)];
    return tile?.[((y % GEOTIFF_TILE) * GEOTIFF_TILE + (x % GEOTIFF_TILE)) * BANDS + band] ?? 0;
  };
  for (let y = 0; y < width / 2; y += 1)
    for (let x = 0; x < width / 2; x += 1) {
      const to = made[Math.floor(y / GEOTIFF_TILE) * half + Math.floor(x / GEOTIFF_TILE)];
      const pixel = ((y % GEOTIFF_TILE) * GEOTIFF_TILE + (x % GEOTIFF_TILE)) * BANDS;
      for (let band = 0; band < BANDS && to !== undefined; band += 1) {
        const sum =
          at(2 * x, 2 * y, band) +
          at(2 * x + 1, 2 * y, band) +
          at(2 * x, 2 * y + 1, band) +
          at(2 * x + 1, 2 * y + 1, band);
        to[pixel + band] = Math.round(sum / 4);
      }
    }
  return { across: half, tiles: made };
}

/** The tags that say where a square picture of so many pixels across lies. */
export function toPlaceTags(square: Square, width: number): Value[] {
  const pixelM = (square.width * WORLD_M) / width;
  return [
    [33550, 12, [pixelM, pixelM, 0]],
    [33922, 12, [0, 0, 0, (square.west - 0.5) * WORLD_M, (0.5 - square.north) * WORLD_M, 0]],
    // Web Mercator, pixels are areas.
    [34735, 3, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857]],
  ];
}

/** The tags that say what a pixel is. */
const toPixelTags = ({ pixels }: LevelPlan): Value[] =>
  pixels === 'uint16'
    ? [
        [258, 3, [16]],
        [262, 3, [1]],
        [277, 3, [1]],
      ]
    : [
        [258, 3, [8, 8, 8, 8]],
        [262, 3, [2]],
        [277, 3, [BANDS]],
        // The fourth band is alpha, not multiplied in.
        [338, 3, [2]],
      ];

/** The tags of a level, without the places of its tiles. */
function toTags(plan: LevelPlan, square: Square, isSmaller: boolean): Value[] {
  const { across, compression } = plan;
  const width = across * GEOTIFF_TILE;
  return [
    [254, 4, [isSmaller ? 1 : 0]],
    [256, 4, [width]],
    [257, 4, [width]],
    [259, 3, [compression]],
    [284, 3, [1]],
    [322, 4, [GEOTIFF_TILE]],
    [323, 4, [GEOTIFF_TILE]],
    ...toPixelTags(plan),
    ...toPlaceTags(square, width),
  ];
}

function writeValues(values: readonly number[], type: Value[1]): Buffer {
  const bytes = Buffer.alloc(values.length * BYTES[type]);
  values.forEach((value, index) => {
    if (type === 3) bytes.writeUInt16LE(value, index * 2);
    else if (type === 4) bytes.writeUInt32LE(value, index * 4);
    else bytes.writeDoubleLE(value, index * 8);
  });
  return bytes;
}

/** A directory of a TIFF at a place of the file, with what does not fit into it after it. */
export function toDirectory(values: readonly Value[], at: number, next: (end: number) => number): Buffer {
  const sorted = values.toSorted((a, b) => a[0] - b[0]);
  const head = Buffer.alloc(2 + sorted.length * 12 + 4);
  head.writeUInt16LE(sorted.length, 0);
  const after: Buffer[] = [];
  let end = at + head.length;
  sorted.forEach(([tag, type, list], index) => {
    const entry = 2 + index * 12;
    const bytes = writeValues(list, type);
    head.writeUInt16LE(tag, entry);
    head.writeUInt16LE(type, entry + 2);
    head.writeUInt32LE(list.length, entry + 4);
    if (bytes.length <= 4) bytes.copy(head, entry + 8);
    else {
      head.writeUInt32LE(end, entry + 8);
      after.push(bytes);
      end += bytes.length;
    }
  });
  head.writeUInt32LE(next(end), head.length - 4);
  return Buffer.concat([head, ...after]);
}

const HEAD_BYTES = 8;

/** A file of one picture in one piece. @param toTags its tags, with the place of the piece. */
export function toOnePiece(piece: Buffer, toTags: (place: number) => readonly Value[]): Buffer {
  const toHead = (place: number) => toDirectory(toTags(place), HEAD_BYTES, () => 0);
  const { length } = toHead(0);
  const start = Buffer.from([0x49, 0x49, 42, 0, HEAD_BYTES, 0, 0, 0]);
  return Buffer.concat([start, toHead(HEAD_BYTES + length), piece]);
}

/** What a cloud-optimized GeoTIFF begins with: its directories; the tiles follow, the widest level first. */
export function toGeoTiffHead(levels: readonly LevelPlan[], square: Square): Buffer {
  const build = (from: number): { heads: Buffer[]; end: number } => {
    let tileAt = from;
    let at = 8;
    const heads = levels.map((level, index) => {
      const { sizes } = level;
      const places = sizes.map((size) => {
        const place = tileAt;
        tileAt += size;
        return place;
      });
      const isLast = index === levels.length - 1;
      const values: Value[] = [...toTags(level, square, index > 0), [324, 4, places], [325, 4, sizes]];
      const head = toDirectory(values, at, (end) => (isLast ? 0 : end));
      at += head.length;
      return head;
    });
    return { heads, end: at };
  };
  // The sizes of the directories do not depend on the places of the tiles.
  const { heads } = build(build(0).end);
  const start = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  return Buffer.concat([start, ...heads]);
}

/** What a GeoTIFF consists of: its directories, and the tiles that follow. */
export interface GeoTiffParts {
  readonly head: Buffer;
  readonly tiles: Buffer;
}

export function packGeoTiff(levels: readonly Level[], square: Square): GeoTiffParts {
  const packed = levels.map(({ tiles }) => tiles.map((tile) => deflateSync(tile, { level: 1 })));
  const plans = levels.map(({ across }, index): LevelPlan => {
    const sizes = (packed[index] ?? []).map((tile) => tile.length);
    return { across, sizes, compression: DEFLATE };
  });
  return { head: toGeoTiffHead(plans, square), tiles: Buffer.concat(packed.flat()) };
}

/** A square of the world as a cloud-optimized GeoTIFF. */
export function encodeGeoTiff(levels: readonly Level[], square: Square): Buffer {
  const { head, tiles } = packGeoTiff(levels, square);
  return Buffer.concat([head, tiles]);
}
