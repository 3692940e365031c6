import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listAttempts, toWords } from './attempts.ts';
import type { BackupConfig } from './backup-config.ts';
import { BackupSet } from './backup-set.ts';
import { hasEnded } from './life-sign.ts';
import { COMPLETED, completeRestore } from './restoring-folder.ts';
import { openBackupTarget } from './target/open-target.ts';

/**
 * Removes what a killed process left in the folder of the data: a copy of the database, and a half restored one. One that is
 * restored as a whole, but was not put into its place, is put there.
 * @param dataDir of an embedded database that this process alone has locked.
 */
export async function removeLeftovers(dataDir: string, say: (line: string) => void): Promise<void> {
  if (await completeRestore(dataDir)) say(COMPLETED);
  for (const name of ['backup-copy', 'restoring']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** What became of backups whose process was killed, in words. Nothing is written, and a missing folder has none. */
export async function listEndedInWords(config: BackupConfig): Promise<string[]> {
  const set = new BackupSet(await openBackupTarget(config), config.key);
  return (await listAttempts(set)).filter((one) => hasEnded(one)).map(toWords);
}
