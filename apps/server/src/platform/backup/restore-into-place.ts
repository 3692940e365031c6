import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openEmbeddedDump } from '../db/dump/embedded-dump.ts';
import { openPostgresDump } from '../db/dump/postgres-dump.ts';
import { openEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/migration-files.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { type Brought, takeBack } from '../storage/brought-files.ts';
import { openStorage } from '../storage/open-storage.ts';
import { inWords } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import { restoreIntoFolder } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import {
  assertNotNewer,
  assertUnused,
  type OnRestoreProgress,
  restoreFiles,
  restoreTables,
  type TableRestore,
  toMigrationLevel,
} from './restore-backup.ts';
import { putIntoPlace, toDraft, undoRestore } from './restoring-folder.ts';

/** Where a backup is restored: an installation that nobody has used, and whose server is stopped. */
export type RestorePlace = Pick<Config, 'databaseUrl' | 'dataDir' | 'storageDir' | 'objectStore'>;

/**
 * Restores a backup into an empty place, files first: until its last step, the place stays as it was. Every session and
 * token of the backup ends.
 * @throws BackupError with words for a place in use, a broken backup, a wrong key, and a full disk.
 */
export async function restoreBackup(
  set: BackupSet,
  backup: Manifest,
  place: RestorePlace,
  onProgress: OnRestoreProgress,
): Promise<void> {
  const blobs = set.openBlobsOf(backup);
  const index = await set.readIndex(backup, blobs);
  const restore: TableRestore = { blobs, index, revokes: true, onProgress };
  const level = toMigrationLevel(index, await readMigrations());
  try {
    if (place.databaseUrl === null) await intoFolder(place, level, backup, restore);
    else await intoPostgres(place.databaseUrl, place, level, backup, restore);
  } catch (error) {
    throw place.databaseUrl === null
      ? inWords(error, place.dataDir, 'DATA_DIR')
      : inWordsOfFiles(error, place);
  }
}

function inWordsOfFiles(error: unknown, { databaseUrl, dataDir, storageDir }: RestorePlace): unknown {
  return databaseUrl === null && storageDir.startsWith(dataDir)
    ? inWords(error, dataDir, 'DATA_DIR')
    : inWords(error, storageDir, 'STORAGE_URL');
}

/**
 * Copies the files, and does what comes before the place is changed. If that comes to nothing, files that were not in the
 * storage are removed again: the disk may be full of them.
 */
async function bringFiles(
  place: RestorePlace,
  backup: Manifest,
  restore: TableRestore,
  andThen: () => Promise<void>,
): Promise<void> {
  const brought: Brought = new Map();
  const storage = await openStorage(place).catch((error: unknown) => {
    throw inWordsOfFiles(error, place);
  });
  try {
    await restoreFiles(storage, restore, backup, brought).catch((error: unknown) => {
      throw inWordsOfFiles(error, place);
    });
    await andThen();
  } catch (error) {
    await takeBack(storage, brought, brought.keys()).catch(() => undefined);
    throw error;
  }
}

/** Runs the migrations that are newer than the backup. */
async function migrateOn(database: Database, onProgress: OnRestoreProgress): Promise<void> {
  await migrate(database, undefined, (done) => onProgress('migrating', done));
}

async function intoPostgres(
  url: string,
  place: RestorePlace,
  level: string,
  backup: Manifest,
  restore: TableRestore,
): Promise<void> {
  const connection = await openPostgresDump(url);
  const database = await openPostgresDatabase(url, 2, () => {});
  try {
    await assertUnused(connection, 'The database of DATABASE_URL');
    await assertNotNewer(connection, level);
    await migrate(database, level);
    // Not with the tables: whether a commit whose answer was lost has come about, nobody knows.
    await bringFiles(place, backup, restore, async () => {});
    await restoreTables(connection, restore);
    await migrateOn(database, restore.onProgress);
  } finally {
    await database.close();
    await connection.close();
  }
}

async function migrateFolder(dataDir: string, onProgress: OnRestoreProgress): Promise<void> {
  const database = await openEmbeddedDatabase(dataDir);
  try {
    await migrateOn(database, onProgress);
  } finally {
    await database.close();
  }
}

async function intoFolder(
  place: RestorePlace,
  level: string,
  backup: Manifest,
  restore: TableRestore,
): Promise<void> {
  const { dataDir } = place;
  const folder = join(dataDir, 'database');
  const draft = toDraft(dataDir);
  await undoRestore(dataDir);
  if (existsSync(folder)) {
    const connection = await openEmbeddedDump(folder);
    try {
      await assertUnused(connection, `The embedded database in ${dataDir}`);
    } finally {
      await connection.close();
    }
  }
  try {
    await bringFiles(place, backup, restore, async () => {
      await restoreIntoFolder(draft, restore);
      // Starting the engine takes more than a second.
      if (level !== (await readMigrations()).at(-1)?.name) await migrateFolder(draft, restore.onProgress);
    });
    await putIntoPlace(dataDir, () => restore.onProgress('replacing', 0.5));
  } finally {
    await undoRestore(dataDir);
  }
}
