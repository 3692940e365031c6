import type { Config } from '../config.ts';
import { inWords } from './backup-error.ts';
import { inCheckFolder } from './check-folder.ts';
import type { BackupCheck } from './manifest.ts';
import { type BackupProcessOptions, runBackupProcess } from './run-backup-process.ts';
import { requireBackups } from './start-backup.ts';

/**
 * Restores a backup on trial in a process of its own, and notes what that found.
 * @param id of a backup, or “newest”. @throws BackupError with words when it cannot be checked.
 */
export function startCheck(
  config: Pick<Config, 'backup' | 'dataDir'>,
  id: string,
  options: BackupProcessOptions,
): Promise<BackupCheck> {
  const backup = requireBackups(config);
  return inCheckFolder(config.dataDir, async (folder) => {
    const { check } = await runBackupProcess('checked', { op: 'check', backup, id, folder }, options);
    return check;
  }).catch((error: unknown) => {
    throw inWords(error, config.dataDir, 'DATA_DIR');
  });
}
