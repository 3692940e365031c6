import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

const OFF = { status: 409, reason: 'backups are off in tests' };

/** Valid requests to the endpoints of `backups`. */
export const accessRequests: AccessRequestsOf<'backups'> = {
  backups: {
    listBackups: [{ input: async () => ({}) }],
    startBackup: [{ always: OFF, input: async () => ({}) }],
    tryBackup: [{ always: OFF, input: async () => ({ params: { backup_id: 'newest' } }) }],
  },
};
