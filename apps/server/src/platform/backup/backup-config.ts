import { join } from 'node:path';
import { parseStorageUrl, type StoragePlace } from '../storage/parse-storage-url.ts';

/** Where backups are kept, and the key that seals them. */
export interface BackupConfig {
  readonly place: StoragePlace;
  /** Null: backups are not encrypted. */
  readonly key: string | null;
  /** `gentle`: behind everything else, with rests. `full`: as fast as the machine allows. */
  readonly pace: 'gentle' | 'full';
  /** Nobody chose the place: it is a folder beside the data, lost together with them. */
  readonly isBesideData: boolean;
}

/**
 * Backups go to `BACKUP_URL`, or beside the data unless it is “off”. Evaluation mode makes none of its own accord.
 * @throws ConfigError for an incomplete address of a bucket.
 */
export function toBackupConfig(
  { url, key, pace }: { url: string | undefined; key: string | undefined; pace: BackupConfig['pace'] },
  dataDir: string,
  isEvaluation: boolean,
): BackupConfig | null {
  if (url === 'off' || (url === undefined && isEvaluation)) return null;
  const place: StoragePlace =
    url === undefined
      ? { kind: 'folder', folder: join(dataDir, 'backups') }
      : parseStorageUrl('BACKUP_URL', url);
  return { place, key: key ?? null, pace, isBesideData: url === undefined };
}
