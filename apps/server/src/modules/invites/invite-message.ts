import { INVITE_DAYS } from '@waypost/contract';
import type { NewMessage } from '../../providers/messaging/store.ts';
import type { InviteRow } from './store.ts';

const REFERENCE = 'invite:';
/** Names in a subject are cut here: some mail servers refuse long lines. */
const NAME_SHOWN = 60;

export function toReference(uuid: string): string {
  return REFERENCE + uuid;
}

/** The uuid of the invite a message is about; null for a message about something else. */
export function fromReference(reference: string): string | null {
  return reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : null;
}

/** What is sent to the invited person. */
export function createInviteMessage(invite: InviteRow, code: string, publicUrl: string): NewMessage {
  const link = `${publicUrl}/invite/${code}`;
  const place = invite.project_name ?? invite.organization_name;
  const what = invite.project_name === null ? place : `${place} (${invite.organization_name})`;
  return {
    organizationId: invite.organization_id,
    reference: toReference(invite.uuid),
    channel: invite.email === null ? 'sms' : 'mail',
    recipient: invite.email ?? invite.phone ?? '',
    subject: `${cut(invite.inviter_name)} invited you to join ${cut(place)}`,
    body: `Hello ${invite.fullname},

${invite.inviter_name} invited you to join ${what} on Waypost.

Open this link to see the invitation. It works once, for ${INVITE_DAYS} days, and is meant for you alone:

${link}

If you do not know what this is about, nothing happens when you ignore it.
`,
    link,
  };
}

function cut(name: string): string {
  return name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN - 1)}…` : name;
}
