import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  drawTiles,
  type PackedTile,
  packMbtiles,
  packPmtiles,
} from '../../../../../test/tiles/pack-archives.ts';
import type { JobContext } from '../../../../platform/jobs/job-kind.ts';
import { PictureDrawer } from '../../../../platform/pictures/picture-drawer.ts';
import { openDiskStorage } from '../../../../platform/storage/disk-storage.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { prepareArchive } from './prepare-archive.ts';

let folder: string;
let storage: Storage;
let tiles: PackedTile[];
const pictures = new PictureDrawer();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-prepare-'));
  storage = await openDiskStorage(folder);
  tiles = await drawTiles([12, 13, 14]);
});
afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['pmtiles', async () => packPmtiles(tiles), ['checking'], 0.5],
  ['mbtiles', () => packMbtiles(tiles), ['rewriting', 'checking'], 0.75],
] as const)('the progress with %s goes from nothing to all, once', async (kind, pack, stages, surveyed) => {
  const staged = await storage.stage(Readable.from([await pack()]), `tiles.${kind}`);
  await staged.keep();
  const heard: { readonly done: number; readonly stage: string | null }[] = [];
  const context: JobContext = {
    signal: new AbortController().signal,
    attempt: 1,
    progress: (done, stage = null) => heard.push({ done, stage }),
    // What it notes of files is of no interest here: nothing is written.
    transaction: async () => undefined as never,
  };
  const kept = { digest: staged.digest, byte_size: staged.byteSize };
  const { facts } = await prepareArchive({ storage, pictures }, kind, kept, context);
  expect(facts).toMatchObject({ min_zoom: 12, max_zoom: 14 });
  const done = heard.map((one) => one.done);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(done.at(-1)).toBe(1);
  // The only directory is half of what is checked.
  expect(heard.find(({ stage }) => stage === 'checking')?.done).toBe(surveyed);
  expect([...new Set(heard.map(({ stage }) => stage))]).toEqual(stages);
});
