import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Attempt, beginAttempt, forgetEnded, listAttempts, toWords } from './attempts.ts';
import { BackupSet } from './backup-set.ts';
import { hasEnded } from './life-sign.ts';
import { listEndedInWords } from './look-back.ts';
import { openFolderTarget } from './target/folder-target.ts';

let folder: string;
let set: BackupSet;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-attempts-'));
  set = new BackupSet(openFolderTarget(folder), null);
  await set.target.prepare();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;
const MINUTE_MS = 60_000;

test('a backup under way is noted with its progress, which is gone when it has ended', async () => {
  const { note, end } = await beginAttempt(set, 'daily');
  note('tables', 0.5);
  await expect.poll(async () => (await listAttempts(set))[0]?.done).toBe(0.4);
  const [under] = await listAttempts(set);
  expect(under).toMatchObject({ cause: 'daily', stage: 'tables', host: hostname(), pid: process.pid });
  expect(under !== undefined && toWords(under)).toMatch(/\(daily\) is being made: 40 %\.$/);
  await forgetEnded(set);
  expect(await listAttempts(set)).toHaveLength(1);
  await end();
  expect(await listAttempts(set)).toEqual([]);
});

test('one whose process was killed is told with how far it came, until there is a later backup', async () => {
  const { note, end } = await beginAttempt(set, 'asked');
  note('tables', 0.5);
  await expect.poll(async () => (await listAttempts(set))[0]?.done).toBe(0.4);
  const [under] = await listAttempts(set);
  if (under === undefined) throw new Error('Nothing was noted.');
  await set.writeJson(under.name, { ...under, pid: deadPid() });
  const place = { kind: 'folder', folder } as const;
  expect(await listEndedInWords({ place, key: null, isBesideData: false, pace: 'gentle' })).toEqual([
    `The backup that was begun at ${under.started_at} (asked) was ended at 40 %: its process was killed, or the machine stopped. It is no backup; the next one goes on with what it had written. Earlier backups are unharmed.`,
  ]);
  await forgetEnded(set);
  expect(await listAttempts(set)).toEqual([]);
  await end();
});

test('a process of another machine, or one that took over a number, is judged by when it was last seen', () => {
  const now = Date.now();
  const at = (minutesAgo: number) => new Date(now - minutesAgo * MINUTE_MS).toISOString();
  const one: Attempt = {
    name: 'attempts/x.json',
    cause: 'daily',
    started_at: at(60),
    seen_at: at(1),
    host: 'elsewhere',
    pid: 1,
    stage: 'tables',
    done: 0.4,
  };
  expect(hasEnded(one, now)).toBe(false);
  expect(hasEnded({ ...one, seen_at: at(6) }, now)).toBe(true);
  // This process is not making it: it was another one with its number, as in a container.
  expect(hasEnded({ ...one, host: hostname(), pid: process.pid }, now)).toBe(true);
});
