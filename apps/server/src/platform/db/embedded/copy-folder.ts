import { constants, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders whose content a copy must not have, or has to be copied last. */
const LAST = 'pg_wal';
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_replslot', 'pg_notify', 'pg_stat_tmp']);

/** Runs one statement outside any transaction. */
export type RunStatement = (sql: string) => Promise<Record<string, unknown>[]>;

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies a folder that changes meanwhile: what vanishes was dropped, and the log knows. */
async function copyAll(from: string, to: string, leftOut: ReadonlySet<string>): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut.has(entry.name)) {
      if (entry.isDirectory()) await mkdir(target, { recursive: true });
    } else if (entry.isDirectory()) await copyAll(source, target, new Set());
    // Copied by the file system without reading it, where that can share blocks.
    else if (entry.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    }
  }
}

/**
 * Copies the folder of an embedded database while it serves, as `pg_basebackup` does: between two marks in the log, from
 * which whoever opens the copy makes it consistent.
 * @param to a folder, which is replaced.
 */
export async function copyFolderOnline(run: RunStatement, from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  // Keeps the log from the first mark on; it is gone with the session.
  const slot = `copy_${process.pid}_${Date.now()}`;
  await run(`select pg_create_physical_replication_slot('${slot}', true, true)`);
  try {
    await run(`select pg_backup_start('waypost', true)`);
    await copyAll(from, to, new Set([...LEFT_OUT, LAST]));
    const [stopped] = await run('select labelfile from pg_backup_stop(false)');
    await copyAll(join(from, LAST), join(to, LAST), new Set());
    await writeFile(join(to, 'backup_label'), String(stopped?.labelfile));
  } finally {
    await run(`select pg_drop_replication_slot('${slot}')`).catch(() => undefined);
  }
}
