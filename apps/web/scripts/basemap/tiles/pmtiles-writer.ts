import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type PmtilesEntry, toPmtilesDirectories, toPmtilesHeader, toPmtilesId } from '@waypost/geo';

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

const GZIP = 2;
const TILE_TYPE_MVT = 1;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Writes a whole archive. Equal tiles are stored once; the result depends only on the input. */
export function writePmtiles(tiles: readonly SourceTile[], info: ArchiveInfo): Uint8Array {
  const sorted = tiles
    .map((tile) => ({ id: toPmtilesId(tile.z, tile.x, tile.y), data: tile.data }))
    .sort((a, b) => a.id - b.id);
  const contents = new Map<string, { offset: number; length: number }>();
  const blobs: Uint8Array[] = [];
  const entries: Writable<PmtilesEntry>[] = [];
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
  const { root, leaves } = toPmtilesDirectories(entries, gzip);
  const metadata = gzip(new TextEncoder().encode(JSON.stringify(info.metadata)));
  const header = toPmtilesHeader(
    { ...info, tileType: TILE_TYPE_MVT, tileCompression: GZIP },
    {
      rootBytes: root.length,
      metadataBytes: metadata.length,
      leafBytes: leaves.reduce((sum, leaf) => sum + leaf.length, 0),
      dataBytes,
      addressed: sorted.length,
      entries: entries.length,
      contents: blobs.length,
    },
  );
  return Buffer.concat([header, root, metadata, ...leaves, ...blobs]);
}

function gzip(data: Uint8Array): Uint8Array {
  const packed = gzipSync(data, { level: 9 });
  // Byte 9 names the operating system; 255 is "unknown", so that every machine writes the same archive.
  packed[9] = 255;
  return packed;
}
