import type { backupEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { BackupService } from './service.ts';

export function createBackupRoutes(service: BackupService): Handlers<typeof backupEndpoints> {
  return {
    listBackups: ({ grant }) => service.list(grant),
    startBackup: ({ grant }) => service.start(grant),
    tryBackup: ({ grant, params }) => service.try(grant, params.backup_id),
  };
}
