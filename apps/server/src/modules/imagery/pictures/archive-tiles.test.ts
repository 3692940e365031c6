import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { toPmtilesId } from '@waypost/geo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawTiles, type PackedTile, packPmtiles } from '../../../../test/tiles/pack-archives.ts';
import { SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { createArchiveTiles } from './archive-tiles.ts';

class CountingDrawer extends PictureDrawer {
  drawn = 0;
  isSlow = false;
  override draw(job: Parameters<PictureDrawer['draw']>[0]): Promise<Buffer> {
    this.drawn += 1;
    return this.isSlow ? Promise.reject(new SlowPicture('It took too long.')) : super.draw(job);
  }
}

let folder: string;
let storage: Storage;
let tiles: PackedTile[];
const pictures = new CountingDrawer();
/** Keeps nothing, as a disk without room. */
const nothing = { find: async () => null, keep: async () => {} };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-archive-tiles-'));
  storage = await openDiskStorage(folder);
  tiles = (await drawTiles([16], 'webp')).sort(
    (one, other) => toPmtilesId(one.z, one.x, one.y) - toPmtilesId(other.z, other.x, other.y),
  );
});
afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true, force: true });
});

async function keep(bytes: Buffer) {
  const staged = await storage.stage(Readable.from([bytes]), 'tiles.pmtiles');
  await staged.keep();
  return { digest: staged.digest, byte_size: staged.byteSize };
}

describe('a tile of WebP, for a reader who shows no WebP,', () => {
  const at = { z: 16, x: 0, y: 0 };
  const open = () => createArchiveTiles({ storage, pictures, tiles: nothing });

  test('is drawn once for all who ask for it at once', async () => {
    const shown = await keep(packPmtiles(tiles, { tileType: 4 }));
    const { get } = open();
    const { z, x, y } = tiles[0] ?? at;
    const before = pictures.drawn;
    const all = await Promise.all([1, 2, 3].map(() => get(shown, { z, x, y }, '*/*')));
    expect(pictures.drawn).toBe(before + 1);
    for (const { headers } of all) expect(headers).toMatchObject({ 'content-type': 'image/png' });
  });

  test('is a gap if it is damaged, and another one is not', async () => {
    const damaged = tiles.map((tile, index) => {
      if (index !== 2) return tile;
      return { ...tile, bytes: Buffer.from(tile.bytes).fill(0xff, 30) };
    });
    const shown = await keep(packPmtiles(damaged, { tileType: 4 }));
    const { get } = open();
    const [{ z, x, y }, other] = [damaged[2] ?? at, damaged[3] ?? at];
    const gap = await get(shown, { z, x, y }, '*/*');
    expect(gap.body).toBeNull();
    expect(gap.headers).toMatchObject({ vary: 'accept' });
    expect(gap.headers).not.toHaveProperty('content-type');
    expect((await get(shown, { z: other.z, x: other.x, y: other.y }, '*/*')).body).not.toBeNull();
  });

  test('is a gap while it takes too long to draw, and is tried again', async () => {
    const shown = await keep(packPmtiles(tiles, { tileType: 4 }));
    const { get } = open();
    const { z, x, y } = tiles[5] ?? at;
    pictures.isSlow = true;
    expect((await get(shown, { z, x, y }, '*/*')).body).toBeNull();
    pictures.isSlow = false;
    expect((await get(shown, { z, x, y }, '*/*')).body).not.toBeNull();
  });
});
