import { INVITE_DAYS } from '@waypost/contract';
import type { MessageLanguage } from '../../platform/message-language.ts';
import type { NewMessage } from '../../providers/messaging/store.ts';
import type { InviteRow } from './store.ts';

const REFERENCE = 'invite:';
/** The maximum length of names in messages: some mail servers reject long lines, and a long SMS costs twice. */
const NAME_SHOWN = 60;

export function toReference(uuid: string): string {
  return REFERENCE + uuid;
}

/** The uuid of the invite that a message is about; null for other messages. */
export function fromReference(reference: string): string | null {
  return reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : null;
}

interface Words {
  readonly name: string;
  readonly inviter: string;
  /** The project with its organization, or the organization. */
  readonly place: string;
  readonly link: string;
}

interface Text {
  subject(inviter: string, place: string): string;
  mail(words: Words): string;
  sms(words: Omit<Words, 'name'>): string;
}

const TEXTS: Readonly<Record<MessageLanguage, Text>> = {
  en: {
    subject: (inviter, place) => `${inviter} invited you to join ${place}`,
    mail: ({ name, inviter, place, link }) => `Hello ${name},

${inviter} invited you to join ${place} on Waypost.

Open this link to see the invitation. It works once, for ${INVITE_DAYS} days, and is meant for you alone:

${link}

If you do not know what this is about, nothing happens when you ignore it.
`,
    sms: ({ inviter, place, link }) => `${inviter} invited you to join ${place} on Waypost: ${link}`,
  },
  es: {
    subject: (inviter, place) => `${inviter} te ha invitado a ${place}`,
    mail: ({ name, inviter, place, link }) => `Hola, ${name}:

${inviter} te ha invitado a ${place} en Waypost.

Abre este enlace para ver la invitación. Sirve una vez, durante ${INVITE_DAYS} días, y es solo para ti:

${link}

Si no sabes de qué se trata, no hagas caso de este mensaje: no pasará nada.
`,
    sms: ({ inviter, place, link }) => `${inviter} te ha invitado a ${place} en Waypost: ${link}`,
  },
};

/** The message to the invited person, in the inviter’s language. */
export function createInviteMessage(invite: InviteRow, code: string, publicUrl: string): NewMessage {
  const link = `${publicUrl}/invite/${code}`;
  const { email, phone, fullname, inviter_name, organization_name, project_name } = invite;
  const place = project_name ?? organization_name;
  const what = project_name === null ? place : `${place} (${organization_name})`;
  const text = TEXTS[invite.language];
  const isSms = email === null;
  return {
    organizationId: invite.organization_id,
    reference: toReference(invite.uuid),
    channel: isSms ? 'sms' : 'mail',
    recipient: email ?? phone ?? '',
    subject: text.subject(cut(inviter_name), cut(place)),
    body: isSms
      ? text.sms({ inviter: cut(inviter_name), place: cut(place), link })
      : text.mail({ name: fullname, inviter: inviter_name, place: what, link }),
    link,
  };
}

function cut(name: string): string {
  return name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN - 1)}…` : name;
}
