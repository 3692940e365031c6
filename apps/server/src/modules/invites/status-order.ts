import { INVITE_STATUSES, type InviteStatus } from '@waypost/contract';

/**
 * The statuses from which an invite may move to `status`. A status only moves forward, so that duplicated, late and
 * unordered reports change nothing; the exception is `pending`, for a message to be retried.
 */
export function listStatusesBefore(status: InviteStatus): InviteStatus[] {
  return status === 'pending' ? ['sending'] : INVITE_STATUSES.slice(0, INVITE_STATUSES.indexOf(status));
}
