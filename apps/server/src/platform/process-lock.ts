import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class FolderInUseError extends Error {}

function isAlive(pid: number): boolean {
  // A process killed while writing its lock leaves an empty one; 0 and negative numbers would address process groups.
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims a folder for this process: the embedded database supports one process at a time, and a second would damage it.
 * The lock of a killed process is taken over.
 * @returns a function that releases it.
 * @throws FolderInUseError with a line that says what to do.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const path = join(dir, 'lock');
  const claim = () => writeFile(path, String(process.pid), { flag: 'wx' });
  try {
    await claim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(await readFile(path, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new FolderInUseError(
        `${dir} is in use by process ${holder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await rm(path, { force: true });
    await claim();
  }
  return () => rm(path, { force: true });
}
