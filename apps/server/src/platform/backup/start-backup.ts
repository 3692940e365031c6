import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupCause } from '@waypost/contract';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { readVersion } from '../version.ts';
import { beginAttempt, forgetEnded } from './attempts.ts';
import type { BackupConfig } from './backup-config.ts';
import { BackupError, BUSY, inWords } from './backup-error.ts';
import { openBackupSet } from './backup-set.ts';
import type { Manifest } from './manifest.ts';
import { type BackupProcessOptions, runBackupProcess } from './run-backup-process.ts';

interface BackupOptions extends BackupProcessOptions {
  /** Somebody waits for it, so that its pace is full whatever is set. */
  readonly isAwaited?: boolean | undefined;
}

/** What a backup is made of. */
export type BackedUp = Pick<Config, 'databaseUrl' | 'dataDir' | 'storageDir' | 'objectStore' | 'backup'>;

/** Folders whose copy is being backed up by this process, which alone has them open. */
const copied = new Set<string>();

/** @throws BackupError when backups are turned off. */
export function requireBackups({ backup }: Pick<Config, 'backup'>): BackupConfig {
  if (backup !== null) return backup;
  throw new BackupError('Backups are off. Set BACKUP_URL to a folder (file:///…) or a bucket (s3://…).');
}

function assertSound({ id, read_back }: Manifest): void {
  const fault = read_back?.fault ?? null;
  if (fault === null) return;
  throw new BackupError(
    `The backup ${id} was read back and is broken: ${fault} Earlier backups stay. Look at the disk, and make another one.`,
  );
}

/**
 * Makes a backup while the server serves. An embedded database is copied first, so that everything else reads the copy.
 * @throws BackupError with words, also for a backup that was read back and is broken: it is listed as such.
 */
export async function startBackup(
  config: BackedUp,
  database: Pick<Database, 'copyTo'>,
  cause: BackupCause,
  { isAwaited = false, ...options }: BackupOptions,
): Promise<Manifest> {
  const usual = requireBackups(config);
  const backup: BackupConfig = isAwaited ? { ...usual, pace: 'full' } : usual;
  const { databaseUrl, dataDir, storageDir, objectStore } = config;
  const copy = join(dataDir, 'backup-copy');
  const isCopied = databaseUrl === null;
  if (copied.has(copy)) throw new BackupError(BUSY);
  if (isCopied) copied.add(copy);
  let attempt: Awaited<ReturnType<typeof beginAttempt>> | null = null;
  try {
    // A place that cannot be used is said before anything is copied.
    const set = await openBackupSet(backup);
    attempt = await beginAttempt(set, cause).catch((error) => {
      throw inWords(error, set.target.place);
    });
    const { note } = attempt;
    const onProgress = (stage: string, done: number) => {
      note(stage, done);
      options.onProgress?.(stage, done);
    };
    if (isCopied) {
      if (database.copyTo === null) throw new BackupError('A database in memory cannot be backed up.');
      onProgress('copying', 0);
      await database.copyTo(copy);
    }
    const { manifest } = await runBackupProcess(
      'made',
      {
        op: 'make',
        backup,
        source: isCopied ? { kind: 'folder', folder: copy } : { kind: 'url', url: databaseUrl },
        storage: { storageDir, objectStore },
        version: await readVersion(),
        cause,
      },
      { ...options, onProgress },
    );
    assertSound(manifest);
    await forgetEnded(set);
    return manifest;
  } catch (error) {
    throw inWords(error, dataDir, 'DATA_DIR');
  } finally {
    await attempt?.end().catch(() => undefined);
    if (isCopied) await rm(copy, { recursive: true, force: true });
    copied.delete(copy);
  }
}
