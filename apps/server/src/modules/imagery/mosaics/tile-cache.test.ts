import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTileCache } from './tile-cache.ts';

const log = pino({ level: 'silent' });
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waypost-tiles-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (budgetBytes: number, maxAgeMs?: number) =>
  createTileCache({ dir, budgetBytes, log, ...(maxAgeMs === undefined ? {} : { maxAgeMs }) });
const toTile = (letter: string, bytes = 5_000) => Buffer.alloc(bytes, letter);
const countFiles = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

it('keeps tiles, empty ones too, and finds them again after a restart', async () => {
  const cache = open(1_000_000);
  expect(await cache.find('a')).toBeNull();
  await cache.keep('a', toTile('a'));
  await cache.keep('sea', Buffer.alloc(0));
  expect(await cache.find('a')).toEqual(toTile('a'));
  const again = open(1_000_000);
  expect(await again.find('a')).toEqual(toTile('a'));
  expect(await again.find('sea')).toHaveLength(0);
});

it('removes the least recently used beyond its budget, on the disk too', async () => {
  const cache = open(16_000);
  for (const name of ['a', 'b', 'c']) await cache.keep(name, toTile(name));
  await cache.find('a');
  await cache.keep('d', toTile('d'));
  expect(await cache.find('b')).toBeNull();
  for (const name of ['a', 'c', 'd']) expect(await cache.find(name)).toEqual(toTile(name));
  expect(await countFiles()).toBe(3);
  const smaller = open(6_000);
  const left = await Promise.all(['a', 'c', 'd'].map((name) => smaller.find(name)));
  expect(left.filter((tile) => tile !== null)).toHaveLength(1);
  expect(await countFiles()).toBe(1);
});

it('asks anew for old tiles, and does without a disk', async () => {
  const cache = open(1_000_000, -1);
  await cache.keep('a', toTile('a'));
  expect(await cache.find('a')).toBeNull();
  const lasting = open(1_000_000);
  await lasting.keep('b', toTile('b'));
  expect(await lasting.find('b', -1)).toBeNull();
  expect(await lasting.find('b')).toEqual(toTile('b'));
  await writeFile(join(dir, 'file'), 'x');
  const broken = createTileCache({ dir: join(dir, 'file'), budgetBytes: 1_000, log });
  await broken.keep('a', toTile('a'));
  expect(await broken.find('a')).toBeNull();
});
