import { openEmbeddedDump } from '../db/dump/embedded-dump.ts';
import { openEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/migration-files.ts';
import { BackupError, OtherInstallationError } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';
import type { BackupCheck, BackupIndex, Manifest } from './manifest.ts';
import { dropBroken, findBrokenFiles } from './read-entries.ts';
import {
  listBackedUpFiles,
  type OnRestoreProgress,
  restoreTables,
  toMigrationLevel,
} from './restore-backup.ts';

/** Restores the tables into a new embedded database, which compares them with the backup. */
export async function restoreIntoFolder(
  folder: string,
  restore: Parameters<typeof restoreTables>[1],
): Promise<void> {
  const level = toMigrationLevel(restore.index, await readMigrations());
  const empty = await openEmbeddedDatabase(folder);
  try {
    await migrate(empty, level);
  } finally {
    await empty.close();
  }
  const connection = await openEmbeddedDump(`${folder}/database`);
  try {
    await restoreTables(connection, restore);
  } finally {
    await connection.close();
  }
}

async function* listDigests(blobs: BackupBlobs, index: BackupIndex): AsyncGenerator<string> {
  for await (const { digest } of listBackedUpFiles(blobs, index)) yield digest;
}

async function findFault(
  set: BackupSet,
  backup: Manifest,
  folder: string,
  onProgress: OnRestoreProgress,
): Promise<string | null> {
  const blobs = set.openBlobsOf(backup);
  try {
    const index = await set.readIndex(backup, blobs);
    await restoreIntoFolder(folder, { blobs, index, revokes: false, onProgress });
    return await findBrokenFiles(set, blobs, listDigests(blobs, index), (count) =>
      onProgress('files', count / backup.files),
    );
  } catch (error) {
    // What keeps the check from running, such as a full disk or another key, says nothing of the backup.
    if (!(error instanceof BackupError) || error instanceof OtherInstallationError) throw error;
    await dropBroken(set, error);
    return error.message;
  }
}

/**
 * Restores a backup into a temporary embedded database, compares each table, and reads each file.
 * @param folder without a database.
 * @throws BackupError for a backup with another key, or of a newer version: it may be good.
 */
export async function checkBackup(
  set: BackupSet,
  backup: Manifest,
  folder: string,
  onProgress: OnRestoreProgress,
): Promise<BackupCheck> {
  const begun = performance.now();
  const fault = await findFault(set, backup, folder, onProgress);
  return {
    id: backup.id,
    checked_at: new Date().toISOString(),
    fault,
    duration_ms: Math.round(performance.now() - begun),
  };
}
