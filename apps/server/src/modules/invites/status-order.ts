import { INVITE_STATUSES, type InviteStatus } from '@waypost/contract';

/**
 * The statuses from which an invite moves to another one: only forward, so that news which comes late, twice or out
 * of order changes nothing. Back to `pending` goes a message alone that is to be tried again.
 */
export function listStatusesBefore(status: InviteStatus): InviteStatus[] {
  return status === 'pending' ? ['sending'] : INVITE_STATUSES.slice(0, INVITE_STATUSES.indexOf(status));
}
