import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeLeftovers } from './look-back.ts';
import { completeRestore, putIntoPlace, undoRestore } from './restoring-folder.ts';

let dataDir: string;

async function leave(name: string, content: string): Promise<void> {
  await mkdir(join(dataDir, name), { recursive: true });
  await writeFile(join(dataDir, name, 'content'), content);
}
const read = (name: string) => readFile(join(dataDir, name, 'content'), 'utf8');
/** What a restore leaves that is killed between its two renamings. */
async function leaveBetween(): Promise<void> {
  await leave('restoring/database', 'restored');
  await leave('restoring/before', 'unused');
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-restoring-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the start of a server puts a whole restored database into its place, and says so', async () => {
  await leaveBetween();
  const said: string[] = [];
  await removeLeftovers(dataDir, (line) => said.push(line));
  expect(said).toEqual([
    'A restore was killed in its last step. It is complete now, and equal to its backup.',
  ]);
  expect(await readdir(dataDir)).toEqual(['database']);
  expect(await read('database')).toBe('restored');
});

test('the next restore finds the place as it was before', async () => {
  await leaveBetween();
  await undoRestore(dataDir);
  expect(await readdir(dataDir)).toEqual(['database']);
  expect(await read('database')).toBe('unused');
});

test('a half restored database is not put into place, nor over one that is there', async () => {
  await leave('restoring/database', 'half');
  expect(await completeRestore(dataDir)).toBe(false);
  await leave('restoring/before', 'unused');
  await leave('database', 'restored');
  expect(await completeRestore(dataDir)).toBe(false);
  await undoRestore(dataDir);
  expect(await read('database')).toBe('restored');
  await rm(join(dataDir, 'database'), { recursive: true });
  await leave('restoring/before', 'unused');
  expect(await completeRestore(dataDir)).toBe(false);
});

test('while the place is empty, both databases are whole beside it', async () => {
  await leave('restoring/database', 'restored');
  await leave('database', 'unused');
  const seen: string[][] = [];
  const fail = () => {
    seen.push(readdirSync(dataDir), readdirSync(join(dataDir, 'restoring')).sort());
    throw new Error('The disk was lost.');
  };
  await expect(putIntoPlace(dataDir, fail)).rejects.toThrow('The disk was lost.');
  expect(seen).toEqual([['restoring'], ['before', 'database']]);
  expect(await read('database')).toBe('unused');
  await putIntoPlace(dataDir, () => {});
  expect(await read('database')).toBe('restored');
  expect(await read('restoring/before')).toBe('unused');
});
