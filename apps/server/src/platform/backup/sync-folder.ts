import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What systems say that cannot flush a folder; renaming in it is then as safe as they make it. */
const CANNOT = ['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'];

/** Has the names in a folder on the disk. */
export async function syncNames(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!CANNOT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Has a folder on the disk, with every file in it. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    if (!entry.isFile()) continue;
    const handle = await open(path, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  await syncNames(folder);
}
