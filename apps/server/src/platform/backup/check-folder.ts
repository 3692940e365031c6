import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BEAT_MS, beginLife, endLife, hasEnded, type LifeSign } from './life-sign.ts';

/** How the names of folders begin in which backups are restored on trial. */
const CHECK_FOLDER = 'waypost-check-';
/** The file in such a folder that says whose it is. */
const SIGN = 'process.json';
/** A folder without a sign is just being made, or an earlier version made it, whose checks do not take as long. */
const UNSIGNED_MS = 86_400_000;

async function isLeftOver(folder: string): Promise<boolean> {
  try {
    return hasEnded(JSON.parse(await readFile(join(folder, SIGN), 'utf8')) as LifeSign);
  } catch {
    const info = await stat(folder).catch(() => null);
    return info !== null && Date.now() - info.mtimeMs > UNSIGNED_MS;
  }
}

/**
 * Removes the folder of a check, its sign last: if this process is killed meanwhile, the rest is known to be a leftover.
 * @param remove a folder with all that is in it.
 */
export async function removeCheckFolder(
  folder: string,
  remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 5 }),
): Promise<void> {
  for (const name of await readdir(folder)) if (name !== SIGN) await remove(join(folder, name));
  await remove(folder);
}

/** Removes the databases of checks whose process was killed: each is as large as that of the installation. */
export async function removeOldChecks(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(CHECK_FOLDER) || !(await isLeftOver(join(dataDir, name)))) continue;
    // Its last process may be writing still: then the next check removes it.
    await removeCheckFolder(join(dataDir, name)).catch(() => undefined);
  }
}

/**
 * Has a check work in a folder of its own, which is gone afterwards. If this process is killed, the next check or start
 * removes it.
 * @param dataDir is created if need be.
 */
export async function inCheckFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  await removeOldChecks(dataDir);
  const folder = await mkdtemp(join(dataDir, CHECK_FOLDER));
  const show = () => writeFile(join(folder, SIGN), JSON.stringify(beginLife(folder)));
  // A folder that went missing, or a full disk, ends the check itself.
  const beat = setInterval(() => void show().catch(() => undefined), BEAT_MS).unref();
  try {
    await show();
    return await work(folder);
  } finally {
    clearInterval(beat);
    endLife(folder);
    // The process of the check may be ending still: what it leaves, the next check removes.
    await removeCheckFolder(folder).catch(() => undefined);
  }
}
