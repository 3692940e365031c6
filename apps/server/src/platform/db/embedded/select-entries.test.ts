import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectEntries } from './select-entries.ts';

let folder: string;
let archive: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-tar-'));
  await mkdir(join(folder, 'some'));
  for (const name of ['one', 'two', 'three']) await writeFile(join(folder, 'some', name), name.repeat(300));
  archive = execFileSync('tar', ['--format=ustar', '-c', '-C', folder, 'some']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (bytes: Buffer, args: string[]) => execFileSync('tar', args, { input: bytes }).toString();

test('a selection of an archive is an archive with these entries, unchanged', () => {
  const selected = selectEntries(archive, (path) => path !== 'some/two');
  expect(run(selected, ['-t']).trim().split('\n').toSorted()).toEqual(['some/', 'some/one', 'some/three']);
  expect(run(selected, ['-xO', 'some/three'])).toBe('three'.repeat(300));
});

test('bytes that are no archive are refused', () => {
  expect(() => selectEntries(Buffer.from('no archive'.repeat(100)), () => true)).toThrow(RangeError);
});
