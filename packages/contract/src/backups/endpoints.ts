import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { backupList } from './schema.ts';

const startedJob = z.object({ job_id: z.uuid() });

export const backupEndpoints = {
  listBackups: endpoint({
    method: 'GET',
    path: '/admin/backups',
    summary: 'The backups of the installation, and what their trial restores found',
    response: backupList,
    errors: [],
    access: { kind: 'platform' },
  }),
  startBackup: endpoint({
    method: 'POST',
    path: '/admin/backups',
    summary: 'Make a backup now, as a background job; the one under way, if there is one',
    response: startedJob,
    errors: ['backups_off'],
    access: { kind: 'platform' },
  }),
  tryBackup: endpoint({
    method: 'POST',
    path: '/admin/backups/{backup_id}/trial',
    summary: 'Restore a backup on trial and compare it, as a background job',
    params: z.object({ backup_id: z.string().max(64) }),
    response: startedJob,
    errors: ['backups_off', 'backup_not_found'],
    access: { kind: 'platform' },
  }),
};
