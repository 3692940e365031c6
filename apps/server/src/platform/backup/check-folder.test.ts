import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inCheckFolder, removeCheckFolder, removeOldChecks } from './check-folder.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-check-folders-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const DAY_S = 86_400;
const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

/** A folder of a check. @param sign of its process. */
async function leave(name: string, sign: object | null): Promise<void> {
  await mkdir(join(dataDir, name, 'database', 'base'), { recursive: true });
  await writeFile(join(dataDir, name, 'database', 'base', '1'), 'x');
  if (sign !== null) await writeFile(join(dataDir, name, 'process.json'), JSON.stringify(sign));
}

test('the database of a check whose process was killed is removed, and nothing else', async () => {
  const killed = { host: hostname(), pid: spawnSync(process.execPath, ['--version']).pid, seen_at: ago(0) };
  await leave('waypost-check-killed', killed);
  // A container that was made anew: its processes have the same numbers.
  await leave('waypost-check-before', { ...killed, pid: process.pid });
  await leave('waypost-check-lost', { host: 'elsewhere', pid: 1, seen_at: ago(6) });
  await leave('waypost-check-elsewhere', { host: 'elsewhere', pid: 1, seen_at: ago(1) });
  await leave('waypost-check-parent', { host: hostname(), pid: process.ppid, seen_at: ago(1) });
  await leave('waypost-check-new', null);
  await leave('waypost-check-old', null);
  const time = Date.now() / 1000 - 2 * DAY_S;
  await utimes(join(dataDir, 'waypost-check-old'), time, time);
  await leave('database', null);
  await removeOldChecks(dataDir);
  const kept = ['database', 'waypost-check-elsewhere', 'waypost-check-new', 'waypost-check-parent'];
  expect((await readdir(dataDir)).sort()).toEqual(kept);
});

test('a check that runs keeps its folder while another one begins, and leaves none', async () => {
  const missing = join(dataDir, 'new');
  const answer = await inCheckFolder(missing, async (folder) => {
    const { pid } = JSON.parse(await readFile(join(folder, 'process.json'), 'utf8')) as { pid: number };
    expect(pid).toBe(process.pid);
    await inCheckFolder(missing, async (other) => {
      expect((await readdir(missing)).length).toBe(2);
      expect(other).not.toBe(folder);
    });
    expect(await readdir(folder)).toEqual(['process.json']);
    return 'checked';
  });
  expect(answer).toBe('checked');
  await expect(inCheckFolder(missing, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await readdir(missing)).toEqual([]);
});

test('the sign of a folder goes last: one that is half removed is still known to be a leftover', async () => {
  const folder = join(dataDir, 'waypost-check-killed');
  await leave('waypost-check-killed', { host: 'elsewhere', pid: 1, seen_at: ago(6) });
  const removed: string[] = [];
  const stop = async (path: string) => {
    removed.push(path);
    if (path === folder) throw new Error('killed');
    await rm(path, { recursive: true });
  };
  await expect(removeCheckFolder(folder, stop)).rejects.toThrow('killed');
  expect(removed).toEqual([join(folder, 'database'), folder]);
  expect(await readdir(folder)).toEqual(['process.json']);
  await removeOldChecks(dataDir);
  expect(await readdir(dataDir)).toEqual([]);
});
