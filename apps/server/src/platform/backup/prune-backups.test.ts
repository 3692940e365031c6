import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toManifest } from '../../../test/backups/manifest.ts';
import { BackupSet } from './backup-set.ts';
import { chooseKept, pruneBackups } from './prune-backups.ts';
import { openFolderTarget } from './target/folder-target.ts';

const daily = (from: string, days: number) =>
  Array.from({ length: days }, (_, day) => ({
    started_at: new Date(Date.parse(from) + day * 86_400_000).toISOString(),
    cause: 'daily' as const,
  }));
const toDays = (kept: Set<{ started_at: string }>) =>
  [...kept].map(({ started_at }) => started_at.slice(0, 10)).sort();

test('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  // Until Wednesday, 2026-12-30.
  const kept = toDays(chooseKept(daily('2025-01-01T03:00:00Z', 729)));
  expect(kept.slice(-7)).toEqual(['24', '25', '26', '27', '28', '29', '30'].map((day) => `2026-12-${day}`));
  expect(kept).toContain('2026-12-13');
  expect(kept).not.toContain('2026-12-06');
  expect(kept.filter((day) => day < '2026-12-01')).toEqual(
    ['31', '28', '31', '30', '31', '30', '31', '31', '30', '31', '30'].map(
      (day, month) => `2026-${String(month + 1).padStart(2, '0')}-${day}`,
    ),
  );
});

test('keeps the newest of a day, and old ones when there are no newer', () => {
  const twice = [
    { started_at: '2020-05-01T03:00:00.000Z', cause: 'daily' as const },
    { started_at: '2020-05-01T09:00:00.000Z', cause: 'daily' as const },
  ];
  expect([...chooseKept(twice)]).toEqual([twice[1]]);
  expect([...chooseKept([])]).toEqual([]);
});

test('keeps one that was asked for, or made before a migration, for a week', () => {
  const asked = { started_at: '2020-05-01T03:00:00.000Z', cause: 'asked' as const };
  const migration = { started_at: '2020-05-01T04:00:00.000Z', cause: 'migration' as const };
  const until = (day: string) => ({ started_at: `2020-05-${day}T05:00:00.000Z`, cause: 'daily' as const });
  expect([...chooseKept([asked, migration, until('01'), until('07')])]).toHaveLength(4);
  // Of the first week and day, the newest.
  expect([...chooseKept([asked, migration, until('01'), until('09')])]).toEqual([until('09'), until('01')]);
});

test('a broken backup takes the place of no good one, whether reading it back or a check found it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-prune-'));
  const set = new BackupSet(openFolderTarget(folder), null);
  await set.target.prepare();
  const index = await set.openBlobs().putText(Buffer.from('{}'));
  const write = (id: string, started_at: string, fault: string | null) =>
    set.writeManifest(toManifest({ id, started_at, index, read_back: { checked_at: started_at, fault } }));
  await write('replaced', '2020-05-01T02:00:00.000Z', null);
  await write('good', '2020-05-01T03:00:00.000Z', null);
  await write('spoilt', '2020-05-01T09:00:00.000Z', 'It is broken.');
  await write('tried', '2020-05-01T10:00:00.000Z', null);
  await set.writeCheck({
    id: 'tried',
    checked_at: '2020-05-01T11:00:00.000Z',
    fault: 'It is broken.',
    duration_ms: 1,
  });
  expect((await set.get('newest')).id).toBe('good');
  await pruneBackups(set, new Date('2020-05-01T12:00:00.000Z'));
  expect((await set.list()).map(({ id }) => id)).toEqual(['good', 'tried']);
  await rm(folder, { recursive: true, force: true });
});
