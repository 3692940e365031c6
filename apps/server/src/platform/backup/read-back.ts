import { BackupError } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';
import type { BackupIndex, Manifest } from './manifest.ts';
import { dropBroken, findBrokenFiles } from './read-entries.ts';
import { RowDigest } from './row-digest.ts';
import type { Verdict } from './verdict.ts';

/** Reads every part of the tables, those shared with earlier backups too. @throws BackupError for a broken one. */
async function compareTables(
  blobs: BackupBlobs,
  { tables }: BackupIndex,
  onTable: (done: number) => void,
): Promise<void> {
  for (const [at, wanted] of tables.entries()) {
    const found = new RowDigest();
    for (const { digest } of wanted.parts) found.add(await blobs.readText(digest));
    if (found.rows !== wanted.rows || found.toString() !== wanted.digest) {
      throw new BackupError(
        `The table ${wanted.schema}.${wanted.name} was written wrongly: ${found.rows} rows came back of ${wanted.rows}, or others. Make another backup.`,
      );
    }
    onTable((at + 1) / tables.length);
  }
}

async function findFault(
  set: BackupSet,
  blobs: BackupBlobs,
  made: Pick<Manifest, 'id' | 'index'>,
  index: BackupIndex,
  onDone: (done: number) => void,
): Promise<string | null> {
  try {
    // Its digest is that of the index in memory.
    await set.readIndex(made, blobs);
    for (const { digest } of index.files) await blobs.readText(digest);
    await compareTables(blobs, index, (done) => onDone(done / 2));
    // Those that earlier backups wrote are read by the trial of each week.
    const files = blobs.listWrittenFiles();
    return await findBrokenFiles(set, blobs, files, (count) => onDone(0.5 + count / files.length / 2));
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    await dropBroken(set, error);
    return error.message;
  }
}

/**
 * Reads a backup that was just written from its place, and compares it with what was read from the database: the digests
 * of `index` are those of the rows as they came.
 * @param blobs that wrote it. @throws what keeps the place from being read at all.
 */
export async function readBack(
  set: BackupSet,
  blobs: BackupBlobs,
  made: Pick<Manifest, 'id' | 'index'>,
  index: BackupIndex,
  onDone: (done: number) => void,
): Promise<Verdict> {
  const fault = await findFault(set, blobs, made, index, onDone);
  return { checked_at: new Date().toISOString(), fault };
}
