import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStoreSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import { fill, hashTables, makePlace } from '../../../test/backups/installation.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { backUpBeforeMigrations } from './back-up-before-migrations.ts';
import { openBackupSet } from './backup-set.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-into-place.ts';
import { requireBackups, startBackup } from './start-backup.ts';

const kind = isPostgres() ? 'postgres' : 'embedded';
const quiet = () => {};
/** Only what hangs takes as long, also on a machine that does much else. */
const HANG_MS = 600_000;
/** Where a restore is killed. Into an embedded database each takes ten times as long as into PostgreSQL. */
const KILLED_AT = isFull || isPostgres() ? ['tables', 'comparing'] : ['comparing'];
const RESTORER = join(import.meta.dirname, '../../../test/backups/restore-until-killed.ts');

async function restoreUntilKilled(stage: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [RESTORER, stage], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('here\n');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test(
  'a bucket holds backups of an installation whose files are in a bucket, and drops what expired ones alone needed; a restore killed while it fills or compares tables leaves an empty place, which takes the next one',
  async () => {
    const [files, backups] = [await startObjectStoreSandbox(), await startObjectStoreSandbox()];
    const BACKUP_URL = backups.storageUrl;
    const place = await makePlace(kind, { STORAGE_URL: files.storageUrl, BACKUP_URL });
    const filled = await fill(place);
    const set = await openBackupSet(requireBackups(place.config));
    const first = await startBackup(place.config, filled.database, 'daily', { isAwaited: true });
    expect(first).toMatchObject({ files: 2, missing_files: 0, key_id: null });
    await filled.addFeature();
    const second = await startBackup(place.config, filled.database, 'daily', { isAwaited: true });
    expect((await set.list()).map(({ id }) => id)).toEqual([second.id]);
    const before = backups.objects.size;
    const pruned = await pruneBackups(set, new Date(Date.now() + 2 * 86_400_000));
    expect(pruned.blobs).toBeGreaterThan(0);
    expect(backups.objects.size).toBe(before - pruned.blobs);
    const hashes = await hashTables(filled.database);
    await filled.stop();

    const there = await startObjectStoreSandbox();
    const target = await makePlace(kind, { STORAGE_URL: there.storageUrl });
    for (const stage of KILLED_AT) {
      await restoreUntilKilled(stage, {
        BACKUP_URL,
        STORAGE_URL: there.storageUrl,
        DATA_DIR: target.config.dataDir,
        DATABASE_URL: target.config.databaseUrl ?? '',
      });
    }
    await restoreBackup(set, second, target.config, quiet);
    expect([...there.objects.keys()].sort()).toEqual([...files.objects.keys()].sort());
    const restored = await target.open();
    expect((await hashTables(restored))['public.features']).toBe(hashes['public.features']);
    await restored.close();
    for (const one of [place, target]) await one.release();
    for (const one of [files, backups, there]) await one.close();
  },
  HANG_MS,
);

test(
  'a backup is made before migrations of a database in use, not of a new one, and restores at the newest schema',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waypost-backups-'));
    const place = await makePlace(kind, { BACKUP_URL: `file://${folder}` });
    const database = await place.open();
    expect(await backUpBeforeMigrations(place.config, database, quiet)).toBe(null);
    await migrate(database, '0034_confined_super_users.sql');
    await sql`insert into organizations (organization_name) values ('Costa Viva')`.execute(database.read);
    const id = await backUpBeforeMigrations(place.config, database, quiet);
    await migrate(database);
    expect(await backUpBeforeMigrations(place.config, database, quiet)).toBe(null);
    const set = await openBackupSet(requireBackups(place.config));
    const [only] = await set.list();
    expect(only).toMatchObject({ id, cause: 'migration', migration: '0034_confined_super_users.sql' });
    const target = await makePlace(kind, {});
    if (only !== undefined) await restoreBackup(set, only, target.config, quiet);
    const restored = await target.open();
    expect((await hashTables(restored))['public.organizations']).toBe(
      (await hashTables(database))['public.organizations'],
    );
    const { rows } = await sql`select 1 from jobs`.execute(restored.read);
    expect(rows).toEqual([]);
    await restored.close();
    await database.close();
    for (const one of [place, target]) await one.release();
    await rm(folder, { recursive: true, force: true });
  },
  HANG_MS,
);
