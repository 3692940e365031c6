/**
 * The process that makes, restores or checks one backup: it compresses and hashes everything, which would slow down the
 * server's own threads. Killing it at any moment harms no earlier backup.
 */
import { dirname } from 'node:path';
import { openEmbeddedDump } from '../db/dump/embedded-dump.ts';
import { openPostgresDump } from '../db/dump/postgres-dump.ts';
import { BackupError, BUSY, inWords } from './backup-error.ts';
import { openBackupSet, openBackupsToRead } from './backup-set.ts';
import type { BackupReply, BackupTask } from './backup-task.ts';
import { checkBackup } from './check-backup.ts';
import { openFileReader } from './file-reader.ts';
import { makeBackup } from './make-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { createRest, restBetweenEntries, restBetweenParts } from './rests.ts';

/** How often progress is told at most. */
const PROGRESS_MS = 250;
/** Held by whoever makes a backup of a database. */
const BACKUP_LOCK = 7_294_121;

function reply(message: BackupReply): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

function createProgress(): (stage: string, done: number) => void {
  let last: { stage: string; at: number } = { stage: '', at: 0 };
  return (stage, done) => {
    if (stage === last.stage && Date.now() - last.at < PROGRESS_MS) return;
    last = { stage, at: Date.now() };
    void reply({ kind: 'progress', stage, done });
  };
}

async function openSource({ source }: Extract<BackupTask, { op: 'make' }>) {
  if (source.kind === 'folder') return openEmbeddedDump(source.folder);
  const connection = await openPostgresDump(source.url);
  const [lock] = await connection.query<{ is_taken: boolean }>(
    `select pg_try_advisory_lock(${BACKUP_LOCK}) as is_taken`,
  );
  if (lock?.is_taken === true) return connection;
  await connection.close();
  throw new BackupError(BUSY);
}

async function make(task: Extract<BackupTask, { op: 'make' }>): Promise<BackupReply> {
  const connection = await openSource(task);
  try {
    const rest = task.backup.pace === 'full' ? async () => {} : createRest();
    const set = await openBackupSet(task.backup, (target) => restBetweenEntries(target, rest));
    const { version, cause } = task;
    const files = await openFileReader(task.storage);
    const manifest = await makeBackup(set, {
      connection: restBetweenParts(connection, rest),
      files,
      version,
      cause,
      onProgress: createProgress(),
    });
    await pruneBackups(set);
    return { kind: 'made', manifest };
  } finally {
    await connection.close();
  }
}

async function check(task: Extract<BackupTask, { op: 'check' }>): Promise<BackupReply> {
  const set = await openBackupsToRead(task.backup);
  const backup = await set.get(task.id);
  // Only its own folder is written to, whose disk may be another one than that of the backups.
  const found = await checkBackup(set, backup, task.folder, createProgress()).catch((error: unknown) => {
    throw isElsewhere(error, task.folder) ? error : inWords(error, dirname(task.folder), 'DATA_DIR');
  });
  await set.noteCheck(found);
  return { kind: 'checked', check: found };
}

/** Whether an error names a file that is not in a folder. */
function isElsewhere(error: unknown, folder: string): boolean {
  const { path } = error as NodeJS.ErrnoException;
  return path !== undefined && !path.startsWith(folder);
}

async function run(task: BackupTask): Promise<void> {
  const { place } = task.backup;
  const words = place.kind === 'folder' ? place.folder : `the bucket “${place.bucket.bucket}”`;
  try {
    await reply(task.op === 'make' ? await make(task) : await check(task));
  } catch (error) {
    const said = inWords(error, words) as Error;
    await reply({
      kind: 'failed',
      message: said.message,
      isExpected: said instanceof BackupError,
      stack: String(said.stack),
    });
  }
  process.disconnect();
}

// Its parent ended: nobody waits for it.
process.once('disconnect', () => process.exit());
process.once('message', (task: BackupTask) => void run(task));
