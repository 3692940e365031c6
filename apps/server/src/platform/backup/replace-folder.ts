import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';

/**
 * Puts a folder in the place of another one by renaming alone: if the process is killed meanwhile, there is one of them or
 * none, and never a part of one, as removing leaves it. On an error, everything is as it was.
 * @param aside takes the former folder, on the same disk.
 */
export async function replaceFolder(folder: string, by: string, aside: string): Promise<void> {
  const isThere = existsSync(folder);
  if (isThere) await rename(folder, aside);
  try {
    await rename(by, folder);
  } catch (error) {
    if (isThere) await rename(aside, folder);
    throw error;
  }
}
