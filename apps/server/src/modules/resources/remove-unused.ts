import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listUnusedDigests } from './store.ts';
import { deleteVariants } from './variants/store.ts';

/** A file younger than this may be about to be referenced, so it is kept. */
const SETTLED_MS = 3_600_000;

/**
 * Deletes those of some files that are no longer referenced, with their renditions. Call it after the commit that
 * removed the references: a file without a row wastes space, a row without its file loses a photograph.
 * @returns how many are unused, but too young to be removed.
 */
export async function removeUnusedFiles(
  database: Database,
  storage: Storage,
  digests: readonly string[],
  now: Date,
): Promise<number> {
  if (digests.length === 0) return 0;
  let young = 0;
  const unused = await listUnusedDigests(database.read, digests);
  const drawn = await database.transaction((tx) => deleteVariants(tx, unused));
  for (const digest of [...unused, ...(await listUnusedDigests(database.read, drawn))]) {
    if (!(await storage.remove(digest, new Date(now.getTime() - SETTLED_MS)))) young += 1;
  }
  return young;
}
