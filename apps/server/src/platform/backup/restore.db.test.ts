import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStoreSandbox } from '@waypost/sandbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '../../../test/app/test-database.ts';
import { isFull } from '../../../test/app/test-full.ts';
import { expectRestored } from '../../../test/backups/expect-restored.ts';
import { fill, hashTables, makePlace } from '../../../test/backups/installation.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { backUpBeforeMigrations } from './back-up-before-migrations.ts';
import { openBackupSet } from './backup-set.ts';
import { removeLeftovers } from './look-back.ts';
import { pruneBackups } from './prune-backups.ts';
import type { RestoreStage } from './restore-backup.ts';
import { restoreBackup } from './restore-into-place.ts';
import { requireBackups, startBackup } from './start-backup.ts';

const kind = isPostgres() ? 'postgres' : 'embedded';
/** Of both servers: the token is signed correctly, and still refused. */
const SECRET = 'a secret of at least thirty-two characters';
const quiet = () => {};
/** Only what hangs takes as long, also on a machine that does much else. */
const HANG_MS = 600_000;
/** Where a restore is killed, one after the other. Into an embedded database each takes ten times as long as into PostgreSQL. */
const IN_TRANSACTION: RestoreStage[] = ['tables', 'comparing', ...(isFull ? (['indexes'] as const) : [])];
const KILLED_AT: Record<typeof kind, readonly RestoreStage[]> = {
  postgres: ['files', ...IN_TRANSACTION],
  // The second of the last ones undoes what the first one left. After the last one, the database is merely opened.
  embedded: isFull && !isPostgres() ? ['files', ...IN_TRANSACTION, 'replacing', 'replacing'] : ['replacing'],
};
/** Only an embedded database is put into its place by renaming. */
const INTO = isPostgres() ? (['postgres', 'embedded'] as const) : (['embedded'] as const);
const RESTORER = join(import.meta.dirname, '../../../test/backups/restore-until-killed.ts');

async function restoreUntilKilled(stage: RestoreStage, env: Record<string, string>): Promise<void> {
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
  'a bucket holds backups of an installation whose files are in a bucket, and drops what expired ones alone needed; a restore killed at any moment leaves a place that takes the next one, or is whole',
  async () => {
    const [files, backups] = [await startObjectStoreSandbox(), await startObjectStoreSandbox()];
    const BACKUP_URL = backups.storageUrl;
    const env = { STORAGE_URL: files.storageUrl, BACKUP_URL, SECRET };
    const place = await makePlace(kind, env, { isToBeFilled: true });
    const filled = await fill(place);
    const set = await openBackupSet(requireBackups(place.config));
    const first = await startBackup(place.config, filled.database, 'daily', { isAwaited: true });
    expect(first).toMatchObject({ files: 2, missing_files: 0, key_id: null });
    await filled.addFeature();
    const hashes = await hashTables(filled.database);
    const second = await startBackup(place.config, filled.database, 'daily', { isAwaited: true });
    expect((await set.list()).map(({ id }) => id)).toEqual([second.id]);
    const before = backups.objects.size;
    const pruned = await pruneBackups(set, new Date(Date.now() + 2 * 86_400_000));
    expect(pruned.blobs).toBeGreaterThan(0);
    expect(backups.objects.size).toBe(before - pruned.blobs);
    await filled.stop();

    for (const into of INTO) {
      const there = await startObjectStoreSandbox();
      const target = await makePlace(into, { STORAGE_URL: there.storageUrl, SECRET });
      // One that nobody has used, which a restore moves aside.
      if (into === 'embedded') await (await target.open()).close();
      for (const stage of KILLED_AT[into]) {
        await restoreUntilKilled(stage, {
          BACKUP_URL,
          STORAGE_URL: there.storageUrl,
          DATA_DIR: target.config.dataDir,
          DATABASE_URL: target.config.databaseUrl ?? '',
        });
      }
      if (into === 'postgres') await restoreBackup(set, second, target.config, quiet);
      expect([...there.objects.keys()].sort()).toEqual([...files.objects.keys()].sort());
      const restored = await openDatabase(target.config, quiet, quiet);
      await expectRestored(target.config, restored, { hashes, accessToken: filled.accessToken });
      await restored.close();
      if (into === 'embedded') await removeLeftovers(target.config.dataDir, quiet);
      expect(await readdir(target.config.dataDir)).not.toContain('restoring');
      await target.release();
      await there.close();
    }
    await place.release();
    for (const one of [files, backups]) await one.close();
  },
  HANG_MS,
);

test(
  'a backup is made before migrations of a database in use, not of a new one, and restores at the newest schema, also after a kill in the migrations',
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
    const organizations = (await hashTables(database))['public.organizations'];
    if (isFull) {
      const half = await makePlace(kind, {});
      await restoreUntilKilled('migrating', {
        BACKUP_URL: `file://${folder}`,
        DATA_DIR: half.config.dataDir,
        DATABASE_URL: half.config.databaseUrl ?? '',
      });
      // PostgreSQL has every row since the tables were compared, and the next start goes on with the migrations.
      if (kind === 'embedded' && only !== undefined) await restoreBackup(set, only, half.config, quiet);
      const there = await half.open();
      await migrate(there);
      expect((await hashTables(there))['public.organizations']).toBe(organizations);
      await there.close();
      await half.release();
    }
    const target = await makePlace(kind, {});
    if (only !== undefined) await restoreBackup(set, only, target.config, quiet);
    const restored = await target.open();
    expect((await hashTables(restored))['public.organizations']).toBe(organizations);
    const { rows } = await sql`select 1 from jobs`.execute(restored.read);
    expect(rows).toEqual([]);
    await restored.close();
    await database.close();
    for (const one of [place, target]) await one.release();
    await rm(folder, { recursive: true, force: true });
  },
  HANG_MS,
);
