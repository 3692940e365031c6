import { UnfitStoreError } from '../../storage/unfit-store-error.ts';
import type { BackupConfig } from '../backup-config.ts';
import { BackupError } from '../backup-error.ts';
import type { BackupTarget } from './backup-target.ts';
import { openBucketTarget } from './bucket-target.ts';
import { openFolderTarget } from './folder-target.ts';

/** Opens the configured place. @throws BackupError when a bucket cannot be used. */
export async function openBackupTarget({ place }: Pick<BackupConfig, 'place'>): Promise<BackupTarget> {
  if (place.kind === 'folder') return openFolderTarget(place.folder);
  const { openObjectStore } = await import('../../storage/object-store.ts');
  const target = openBucketTarget(openObjectStore(place.bucket), place.bucket);
  return {
    ...target,
    async prepare() {
      try {
        await target.prepare();
      } catch (error) {
        if (!(error instanceof UnfitStoreError)) throw error;
        throw new BackupError(error.message.replaceAll('STORAGE_URL', 'BACKUP_URL'), { cause: error });
      }
    },
  };
}
