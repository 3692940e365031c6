import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root: string;
const at = (name: string) => join(root, name);
const leave = async (name: string, file: string) => {
  await mkdir(at(name), { recursive: true });
  await writeFile(join(at(name), file), 'x');
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waypost-replace-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a folder takes the place of another one, which is whole beside it', async () => {
  await leave('database', 'old');
  await leave('draft', 'new');
  await replaceFolder(at('database'), at('draft'), at('before'));
  expect(await readdir(at('database'))).toEqual(['new']);
  expect(await readdir(at('before'))).toEqual(['old']);
  expect((await readdir(root)).sort()).toEqual(['before', 'database']);
});

test('a folder takes a place where there is none', async () => {
  await leave('draft', 'new');
  await replaceFolder(at('database'), at('draft'), at('before'));
  expect(await readdir(root)).toEqual(['database']);
});

test('a folder that cannot be replaced stays as it was', async () => {
  await leave('database', 'old');
  await expect(replaceFolder(at('database'), at('draft'), at('before'))).rejects.toThrow('ENOENT');
  expect(await readdir(root)).toEqual(['database']);
  expect(await readdir(at('database'))).toEqual(['old']);
});
