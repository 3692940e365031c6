import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFolder } from './replace-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Where a restore works in a DATA_DIR, until what it restored takes the place of an unused database. */
export const toDraft = (dataDir: string) => join(dataDir, 'restoring');

function toFolders(dataDir: string) {
  const draft = toDraft(dataDir);
  return {
    place: join(dataDir, 'database'),
    draft,
    restored: join(draft, 'database'),
    aside: join(draft, 'before'),
  };
}

/** Puts the restored database, which is whole, into its place. @param onAside is called while nothing is there. */
export async function putIntoPlace(dataDir: string, onAside: () => void): Promise<void> {
  const { place, draft, restored, aside } = toFolders(dataDir);
  // The embedded database leaves all of this to the system, and a renaming may reach the disk before what was written.
  await syncFolder(draft);
  await replaceFolder(place, restored, aside, onAside);
}

/** What is said when `completeRestore` had something to do. */
export const COMPLETED =
  'A restore was killed in its last step. It is complete now, and equal to its backup.';

/** Whether a restore was killed between its two renamings: nothing is in place, and what was restored is whole. */
function isBetween(dataDir: string): boolean {
  const { place, restored, aside } = toFolders(dataDir);
  return !existsSync(place) && existsSync(aside) && existsSync(restored);
}

/**
 * Completes a restore that was killed between its two renamings, before anybody opens a new database there.
 * @param dataDir that this process alone has locked. @returns whether there was one.
 */
export async function completeRestore(dataDir: string): Promise<boolean> {
  if (!isBetween(dataDir)) return false;
  const { place, restored } = toFolders(dataDir);
  await rename(restored, place);
  return true;
}

/** Removes what a restore left that has ended or was killed. If nothing is in place, what was there before comes back. */
export async function undoRestore(dataDir: string): Promise<void> {
  const { place, draft, aside } = toFolders(dataDir);
  if (isBetween(dataDir)) await rename(aside, place);
  await rm(draft, { recursive: true, force: true });
}
