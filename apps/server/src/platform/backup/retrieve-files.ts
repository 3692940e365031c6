import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupSet } from './backup-set.ts';
import type { BackupBlobs } from './blobs.ts';
import type { Manifest } from './manifest.ts';
import { listBackedUpFiles } from './restore-backup.ts';
import { listSound } from './verdict.ts';

/** What was tried, as it happens. */
export interface RetrievalTold {
  /** A file is in its place again. */
  onFile(found: { readonly digest: string; readonly byteSize: number; readonly backupId: string }): void;
  /** A backup, or its copy of a file, could not be used. */
  onFault(backupId: string, digest: string | null, words: string): void;
}

/** The newest first; those that are known to be broken last: what is whole in them is whole. */
async function listToTry(set: BackupSet): Promise<Manifest[]> {
  const all = await set.list();
  const sound = listSound(all, await set.listChecks());
  return [...sound.reverse(), ...all.filter((one) => !sound.includes(one)).reverse()];
}

/** Reads a copy to its end before it takes its place. @throws BackupError for other bytes than were stored. */
async function putInPlace(
  storage: Storage,
  blobs: BackupBlobs,
  { digest, byteSize }: { readonly digest: string; readonly byteSize: number },
): Promise<void> {
  const staged = await storage.stage(await blobs.openFile(digest), digest);
  try {
    if (staged.digest !== digest || staged.byteSize !== byteSize) {
      throw new BackupError(`It has ${staged.byteSize} bytes instead of ${byteSize}, or others.`);
    }
    await staged.keep();
  } finally {
    await staged.discard();
  }
}

/**
 * Brings files that a storage has lost back from the newest backup that has them whole. A damaged copy stays where it is.
 * @param wanted digests of files that are not in the storage. @returns those that no backup gave.
 * @throws BackupError when the backups cannot be listed.
 */
export async function retrieveFiles(
  set: BackupSet,
  storage: Storage,
  wanted: readonly string[],
  { onFile, onFault }: RetrievalTold,
): Promise<string[]> {
  const left = new Set(wanted);
  /** Backups share their copies: each is tried once. */
  const tried = new Set<string>();
  const tryFile = async (
    backupId: string,
    blobs: BackupBlobs,
    file: { digest: string; byteSize: number },
  ) => {
    const name = blobs.toName(file.digest, 'file');
    if (!left.has(file.digest) || tried.has(name)) return;
    tried.add(name);
    try {
      await putInPlace(storage, blobs, file);
      left.delete(file.digest);
      onFile({ ...file, backupId });
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      onFault(backupId, file.digest, error.message);
    }
  };
  for (const backup of await listToTry(set)) {
    if (left.size === 0) break;
    try {
      const blobs = set.openBlobsOf(backup);
      const index = await set.readIndex(backup, blobs);
      for await (const file of listBackedUpFiles(blobs, index)) await tryFile(backup.id, blobs, file);
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      onFault(backup.id, null, error.message);
    }
  }
  return [...left];
}
