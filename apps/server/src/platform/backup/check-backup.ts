import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openEmbeddedDump } from '../db/dump/embedded-dump.ts';
import { openEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/migration-files.ts';
import { BackupError, BrokenEntryError, inWords } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';
import type { BackupCheck, BackupIndex, Manifest } from './manifest.ts';
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

/** Removes a broken entry, so that the next backup writes it anew. */
async function dropBroken(set: BackupSet, error: unknown): Promise<void> {
  if (error instanceof BrokenEntryError) await set.target.remove(error.entry);
}

/** Reads every file of a backup. @returns those that are broken or missing. */
async function readFiles(
  set: BackupSet,
  blobs: BackupBlobs,
  index: BackupIndex,
  onFile: (count: number) => void,
): Promise<string[]> {
  const broken: string[] = [];
  let count = 0;
  for await (const { digest } of listBackedUpFiles(blobs, index)) {
    try {
      await pipeline(
        await blobs.openFile(digest),
        new Writable({ write: (_chunk, _encoding, done) => done() }),
      );
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      broken.push(digest);
      await dropBroken(set, error);
    }
    count += 1;
    onFile(count);
  }
  return broken;
}

async function findFault(
  set: BackupSet,
  backup: Manifest,
  folder: string,
  onProgress: OnRestoreProgress,
): Promise<string | null> {
  try {
    const blobs = set.openBlobsOf(backup);
    const index = await set.readIndex(backup, blobs);
    await restoreIntoFolder(folder, { blobs, index, revokes: false, onProgress });
    const broken = await readFiles(set, blobs, index, (count) => onProgress('files', count / backup.files));
    if (broken.length === 0) return null;
    return `${broken.length} files of the backup are broken or missing, the first is ${broken[0]}. The next backup writes them anew.`;
  } catch (error) {
    await dropBroken(set, error);
    const said = inWords(error, set.target.place);
    if (said instanceof BackupError) return said.message;
    throw error;
  }
}

/**
 * Restores a backup into a temporary embedded database, compares each table, and reads each file.
 * @param folder an empty one.
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
