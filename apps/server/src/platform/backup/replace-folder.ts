import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncNames } from './sync-folder.ts';

/**
 * Puts a folder in the place of another one by renaming alone: if the process is killed meanwhile, there is one of them or
 * none, and never a part of one, as removing leaves it. On an error, everything is as it was.
 * @param aside takes the former folder, on the same disk.
 * @param onAside is called while there is none of them.
 */
export async function replaceFolder(
  folder: string,
  by: string,
  aside: string,
  onAside: () => void = () => {},
): Promise<void> {
  const isThere = existsSync(folder);
  if (isThere) {
    await rename(folder, aside);
    // After a loss of power too, both are found where they are now.
    await syncNames(dirname(aside));
    await syncNames(dirname(folder));
  }
  try {
    if (isThere) onAside();
    await rename(by, folder);
  } catch (error) {
    if (isThere) await rename(aside, folder);
    throw error;
  }
  await syncNames(dirname(folder));
}
