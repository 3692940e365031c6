// PMTiles version 3, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

/** What the header of an archive says. Degrees in EPSG:4326; compression and tile type by their numbers. */
export interface PmtilesInfo {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: readonly [number, number, number, number];
  readonly center: readonly [number, number];
  readonly centerZoom: number;
  readonly tileType: number;
  readonly tileCompression: number;
  /** Whether the tiles are stored in the order of their ids, as they are if this is absent. */
  readonly isClustered?: boolean;
}

/** The sizes of the sections of an archive in bytes, and its numbers of tiles. */
type PmtilesCounts = Readonly<
  Record<
    'rootBytes' | 'metadataBytes' | 'leafBytes' | 'dataBytes' | 'addressed' | 'entries' | 'contents',
    number
  >
>;

/** Tiles from `tileId` on, `runLength` of them, with the same content; a run of 0 points to a leaf directory. */
export interface PmtilesEntry {
  readonly tileId: number;
  readonly runLength: number;
  readonly offset: number;
  readonly length: number;
}

const HEADER_BYTES = 127;
/** Header and root directory must fit in the first 16 KiB, which readers fetch in one request. */
const ROOT_LIMIT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4096;
const GZIP = 2;

/** Position of a tile on the Hilbert curve of its zoom, after all tiles of the lower zooms. */
export function toPmtilesId(z: number, x: number, y: number): number {
  const side = 2 ** z;
  let id = (4 ** z - 1) / 3;
  let [px, py] = [x, y];
  for (let s = side / 2; s >= 1; s /= 2) {
    const rx = (px & s) > 0 ? 1 : 0;
    const ry = (py & s) > 0 ? 1 : 0;
    id += s * s * ((3 * rx) ^ ry);
    if (ry === 0) {
      if (rx === 1) [px, py] = [side - 1 - px, side - 1 - py];
      [px, py] = [py, px];
    }
  }
  return id;
}

/** The header of an archive whose directories and metadata are packed with gzip. */
export function toPmtilesHeader(info: PmtilesInfo, counts: PmtilesCounts): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const setUint64 = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true);
  const setDegrees = (at: number, value: number) => view.setInt32(at, Math.round(value * 1e7), true);
  bytes.set(new TextEncoder().encode('PMTiles'));
  view.setUint8(7, 3);
  let offset = HEADER_BYTES;
  const sections = [counts.rootBytes, counts.metadataBytes, counts.leafBytes, counts.dataBytes];
  for (const [index, length] of sections.entries()) {
    setUint64(8 + index * 16, offset);
    setUint64(16 + index * 16, length);
    offset += length;
  }
  setUint64(72, counts.addressed);
  setUint64(80, counts.entries);
  setUint64(88, counts.contents);
  const { isClustered = true } = info;
  bytes.set([isClustered ? 1 : 0, GZIP, info.tileCompression, info.tileType, info.minZoom, info.maxZoom], 96);
  for (const [index, value] of info.bounds.entries()) setDegrees(102 + index * 4, value);
  view.setUint8(118, info.centerZoom);
  for (const [index, value] of info.center.entries()) setDegrees(119 + index * 4, value);
  return bytes;
}

/** The directories of an archive, each packed by `gzip`: one, or a root that points to leaves. */
export function toPmtilesDirectories(
  entries: readonly PmtilesEntry[],
  gzip: (bytes: Uint8Array) => Uint8Array,
): { root: Uint8Array; leaves: readonly Uint8Array[] } {
  const whole = gzip(toDirectory(entries));
  if (whole.length <= ROOT_LIMIT_BYTES) return { root: whole, leaves: [] };
  // Of a planet even the pointers would not fit: leaves grow until they do.
  for (let perLeaf = LEAF_ENTRIES; ; perLeaf *= 2) {
    const { pointers, leaves } = toLeaves(entries, perLeaf, gzip);
    const root = gzip(toDirectory(pointers));
    if (root.length <= ROOT_LIMIT_BYTES) return { root, leaves };
  }
}

function toLeaves(
  entries: readonly PmtilesEntry[],
  perLeaf: number,
  gzip: (bytes: Uint8Array) => Uint8Array,
): { pointers: PmtilesEntry[]; leaves: Uint8Array[] } {
  const leaves: Uint8Array[] = [];
  const pointers: PmtilesEntry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += perLeaf) {
    const part = entries.slice(start, start + perLeaf);
    const leaf = gzip(toDirectory(part));
    pointers.push({ tileId: part[0]?.tileId ?? 0, runLength: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { pointers, leaves };
}

function toDirectory(entries: readonly PmtilesEntry[]): Uint8Array {
  const out: number[] = [];
  pushVarint(out, entries.length);
  let lastId = 0;
  for (const { tileId } of entries) {
    pushVarint(out, tileId - lastId);
    lastId = tileId;
  }
  for (const { runLength } of entries) pushVarint(out, runLength);
  for (const { length } of entries) pushVarint(out, length);
  let nextOffset = -1;
  for (const { offset, length } of entries) {
    // 0 means "directly after the previous one"; any other offset is stored plus one.
    pushVarint(out, offset === nextOffset ? 0 : offset + 1);
    nextOffset = offset + length;
  }
  return Uint8Array.from(out);
}

function pushVarint(out: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
}
