import type { InviteStatus } from '@waypost/contract';
import type { MessageProgress } from '../../providers/messaging/message-kind.ts';
import type { MessageQueue } from '../../providers/messaging/message-queue.ts';
import { announceInvites, announceReceived } from './announce.ts';
import { fromReference } from './invite-message.ts';
import { findAddressee, lockInvite, setInviteStatus } from './store.ts';

const STATUSES: Readonly<Record<MessageProgress, InviteStatus>> = {
  pending: 'pending',
  sending: 'sending',
  sent: 'processed',
  delivered: 'delivered',
  open: 'open',
  failed: 'failed',
};

/** Updates the status of invites as their messages progress, and notifies both sides. */
export function followMessages(messages: MessageQueue): void {
  messages.follow({
    async lock(tx, reference) {
      const uuid = fromReference(reference);
      if (uuid !== null) await lockInvite(tx, uuid);
    },
    async onProgress(tx, reference, progress) {
      const uuid = fromReference(reference);
      const invite = uuid === null ? null : await setInviteStatus(tx, uuid, STATUSES[progress]);
      if (invite === null) return;
      // Here and not on creation, so that inviting takes equally long with and without an existing account.
      const addressee = progress === 'sending' ? await findAddressee(tx, invite) : null;
      if (addressee !== null) await announceReceived(tx, addressee, invite.organization_id);
      await announceInvites(tx, invite, null);
    },
  });
}
