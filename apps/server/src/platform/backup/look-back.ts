import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasEnded, listAttempts, toWords } from './attempts.ts';
import type { BackupConfig } from './backup-config.ts';
import { BackupSet } from './backup-set.ts';
import { CHECK_FOLDER } from './check-backup.ts';
import { openBackupTarget } from './target/open-target.ts';

/** No check takes as long; a younger folder may be that of one that runs. */
const CHECK_MS = 86_400_000;

/**
 * Removes what a killed process left in the folder of the data: a copy of the database, a half restored one, and
 * databases of checks.
 * @param dataDir of an embedded database that this process alone has locked.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of ['backup-copy', 'restoring']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(CHECK_FOLDER)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > CHECK_MS) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** What became of backups whose process was killed, in words. Nothing is written, and a missing folder has none. */
export async function listEndedInWords(config: BackupConfig): Promise<string[]> {
  const set = new BackupSet(await openBackupTarget(config), config.key);
  return (await listAttempts(set)).filter((one) => hasEnded(one)).map(toWords);
}
