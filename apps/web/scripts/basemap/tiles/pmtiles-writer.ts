import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

// PMTiles version 3, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

/** One encoded vector tile, uncompressed. */
export type SourceTile = { z: number; x: number; y: number; data: Uint8Array };

/** The metadata of the header. Degrees in EPSG:4326. */
export type ArchiveInfo = {
  minZoom: number;
  maxZoom: number;
  bounds: [number, number, number, number];
  center: [number, number];
  centerZoom: number;
  metadata: Record<string, unknown>;
};

type Entry = {
  tileId: number;
  runLength: number;
  offset: number;
  length: number;
};

const HEADER_BYTES = 127;
/** Header and root directory must fit in the first 16 KiB, which readers fetch in one request. */
const ROOT_LIMIT_BYTES = 16_384 - HEADER_BYTES;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const TILE_TYPE_MVT = 1;

/** Position of a tile on the Hilbert curve of its zoom, after all tiles of the lower zooms. */
export function toTileId(z: number, x: number, y: number): number {
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

/** Writes a whole archive. Equal tiles are stored once; the result depends only on the input. */
export function writePmtiles(tiles: readonly SourceTile[], info: ArchiveInfo): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ id: toTileId(tile.z, tile.x, tile.y), data: tile.data }))
    .sort((a, b) => a.id - b.id);
  const contents = new Map<string, { offset: number; length: number }>();
  const blobs: Uint8Array[] = [];
  const entries: Entry[] = [];
  let dataBytes = 0;
  for (const { id, data } of sorted) {
    const key = createHash('sha256').update(data).digest('base64');
    let place = contents.get(key);
    if (!place) {
      const blob = gzip(data);
      place = { offset: dataBytes, length: blob.length };
      contents.set(key, place);
      blobs.push(blob);
      dataBytes += blob.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.tileId + last.runLength === id) last.runLength += 1;
    else entries.push({ tileId: id, runLength: 1, ...place });
  }
  const { root, leaves } = toDirectories(entries);
  const metadata = gzip(new TextEncoder().encode(JSON.stringify(info.metadata)));
  const header = toHeader(info, {
    rootBytes: root.length,
    metadataBytes: metadata.length,
    leafBytes: leaves.length,
    dataBytes,
    addressed: sorted.length,
    entries: entries.length,
    contents: blobs.length,
  });
  return Buffer.concat([header, root, metadata, leaves, ...blobs]);
}

type Counts = Record<
  'rootBytes' | 'metadataBytes' | 'leafBytes' | 'dataBytes' | 'addressed' | 'entries' | 'contents',
  number
>;

function toHeader(info: ArchiveInfo, counts: Counts): Uint8Array {
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
  // Clustered: tile data is stored in the order of the tile ids.
  bytes.set([1, GZIP, GZIP, TILE_TYPE_MVT, info.minZoom, info.maxZoom], 96);
  for (const [index, value] of info.bounds.entries()) setDegrees(102 + index * 4, value);
  view.setUint8(118, info.centerZoom);
  for (const [index, value] of info.center.entries()) setDegrees(119 + index * 4, value);
  return bytes;
}

function toDirectories(entries: readonly Entry[]): {
  root: Uint8Array;
  leaves: Uint8Array;
} {
  const whole = toDirectory(entries);
  if (whole.length <= ROOT_LIMIT_BYTES) return { root: whole, leaves: new Uint8Array() };
  const leaves: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const part = entries.slice(start, start + LEAF_ENTRIES);
    const leaf = toDirectory(part);
    // A run length of 0 marks a pointer to a leaf directory.
    pointers.push({
      tileId: part[0]?.tileId ?? 0,
      runLength: 0,
      offset,
      length: leaf.length,
    });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: toDirectory(pointers), leaves: Buffer.concat(leaves) };
}

function toDirectory(entries: readonly Entry[]): Uint8Array {
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
  return gzip(Uint8Array.from(out));
}

function pushVarint(out: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    out.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  out.push(rest);
}

function gzip(data: Uint8Array): Uint8Array {
  const packed = gzipSync(data, { level: 9 });
  // Byte 9 names the operating system; 255 is "unknown", so that every machine writes the same archive.
  packed[9] = 255;
  return packed;
}
