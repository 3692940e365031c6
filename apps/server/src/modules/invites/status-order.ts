import { INVITE_STATUSES, type InviteStatus } from '@waypost/contract';

/**
 * The statuses from which an invite may move to `status`. A status only moves forward, so that duplicated, late and
 * unordered reports change nothing; the exceptions are no reports: `pending`, for a message to be retried, and `sending`,
 * for another attempt of one that was given up.
 */
export function listStatusesBefore(status: InviteStatus): InviteStatus[] {
  if (status === 'pending') return ['sending'];
  if (status === 'sending') return ['pending', 'failed'];
  return INVITE_STATUSES.slice(0, INVITE_STATUSES.indexOf(status));
}
