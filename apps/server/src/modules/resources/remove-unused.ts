import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { listUnusedDigests } from './store.ts';
import { deleteVariants } from './variants/store.ts';

/** A file that arrived later than this before a purge may be about to be named by somebody. */
const SETTLED_MS = 3_600_000;

/**
 * Removes those of some files that nothing names any more, with the pictures drawn of them. After the commit that
 * took their names: a file without a row wastes space, a row without its file has lost a photograph.
 */
export async function removeUnusedFiles(
  database: Database,
  storage: Storage,
  digests: readonly string[],
  now: Date,
): Promise<void> {
  if (digests.length === 0) return;
  const unused = await listUnusedDigests(database.read, digests);
  const drawn = await database.transaction((tx) => deleteVariants(tx, unused));
  for (const digest of [...unused, ...(await listUnusedDigests(database.read, drawn))]) {
    await storage.remove(digest, new Date(now.getTime() - SETTLED_MS));
  }
}
