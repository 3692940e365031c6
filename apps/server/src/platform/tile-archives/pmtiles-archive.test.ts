import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawTiles, type PackedTile, packPmtiles } from '../../../test/tiles/pack-archives.ts';
import { createDirectoryCache } from './directory-cache.ts';
import { MAX_METADATA_BYTES, openPmtiles, readPmtiles } from './pmtiles-archive.ts';

let tiles: PackedTile[];
beforeAll(async () => {
  tiles = await drawTiles([13, 14]);
});

const toReader = (bytes: Buffer) => ({
  byteSize: bytes.length,
  read: async (offset: number, length: number) => bytes.subarray(offset, offset + length),
});

describe('the description of an archive', () => {
  const long = () => packPmtiles(tiles, { metadata: { name: ' '.repeat(MAX_METADATA_BYTES) } });
  const longPacked = () =>
    packPmtiles(tiles, { metadata: { name: randomBytes(MAX_METADATA_BYTES).toString('hex') } });

  test('is read as far as it may be long', async () => {
    const name = ' '.repeat(MAX_METADATA_BYTES - 100);
    const { header } = await readPmtiles(toReader(packPmtiles(tiles, { metadata: { name } })));
    expect(header.metadata).toEqual({ name });
    for (const bytes of [long(), longPacked()])
      await expect(readPmtiles(toReader(bytes))).rejects.toThrow('its description');
  });

  test('is not read where only tiles are asked for', async () => {
    const archive = await readPmtiles(toReader(long()), { maxMetadataBytes: 0 });
    expect(archive.header.metadata).toEqual({});
    const [{ z, x, y, bytes } = { z: 0, x: 0, y: 0, bytes: null }] = tiles;
    expect((await archive.readTile(z, x, y))?.bytes).toEqual(bytes);
  });

  test('of a file of this server may be longer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waypost-pmtiles-'));
    try {
      const path = join(folder, 'long.pmtiles');
      await writeFile(path, long());
      const archive = await openPmtiles(path);
      expect(String(archive.header.metadata.name)).toHaveLength(MAX_METADATA_BYTES);
      await archive.close();
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

test('archives share one cache of directories, and none finds those of another', async () => {
  const directories = createDirectoryCache(1_000, 60_000);
  const other = tiles.map((tile) => ({ ...tile, bytes: Buffer.from(`${tile.z}/${tile.x}/${tile.y}`) }));
  const archives = await Promise.all(
    [tiles, other].map((packed) => readPmtiles(toReader(packPmtiles(packed)), { directories })),
  );
  for (const [at, packed] of [tiles, other].entries())
    for (const { z, x, y, bytes } of packed)
      expect((await archives[at]?.readTile(z, x, y))?.bytes).toEqual(bytes);
  expect(directories.entries).toBe(2 * tiles.length);
});
