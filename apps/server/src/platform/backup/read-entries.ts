import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, BrokenEntryError, isUnwritable } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';

/** Removes a broken entry, so that the next backup writes it anew instead of sharing it. One in a place that is read-only stays. */
export async function dropBroken(set: BackupSet, error: unknown): Promise<void> {
  if (!(error instanceof BrokenEntryError)) return;
  try {
    await set.target.remove(error.entry);
  } catch (refused) {
    if (!isUnwritable(refused)) throw refused;
  }
}

/** Reads files of a backup, and drops the broken ones. @returns what is wrong with them, in words; null: nothing. */
export async function findBrokenFiles(
  set: BackupSet,
  blobs: BackupBlobs,
  digests: AsyncIterable<string> | Iterable<string>,
  onFile: (count: number) => void,
): Promise<string | null> {
  const broken: string[] = [];
  let count = 0;
  for await (const digest of digests) {
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
  if (broken.length === 0) return null;
  return `${broken.length} files of the backup are broken or missing, the first is ${broken[0]}. The next backup writes them anew.`;
}
