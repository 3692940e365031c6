import type { NewMessage } from '../../providers/messaging/store.ts';
import type { DeliveryContent } from './delivery-store.ts';
import { FENCE_WORDS, QUOTED } from './fence-words.ts';
import { fitsText, toBarePlainText, toPlainText } from './text-alphabet.ts';

const REFERENCE = 'fence:';
/** The maximum length of names in subjects. */
const NAME_SHOWN = 60;

/** The delivery that a message carries; null for other messages. */
export const fromReference = (reference: string): string | null =>
  reference.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : null;

/** No half of a pair that is one character stays at the end. */
const cut = (name: string, length = NAME_SHOWN) =>
  name.length > length ? `${name.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : name;
/** Names are written by people, and a subject is one line. */
const toLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

const toTime = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const toLanguage = ({ language }: DeliveryContent) => (language === 'es' ? 'es' : 'en');

/** A crossing in words, with names of at most so many characters. */
function say(content: DeliveryContent, nameLength = Number.POSITIVE_INFINITY): string {
  const { kind, subject_kind } = content;
  const language = toLanguage(content);
  const words = FENCE_WORDS[language];
  const who = cut(content.subject_name ?? words.unnamed[subject_kind], nameLength);
  const verb = kind === 'absent' && subject_kind === 'vessel' ? words.lost : words.verbs[kind];
  const isCrossed = kind === 'enter' || kind === 'leave';
  const name = cut(content.fence_name, nameLength);
  return `${who} ${verb} ${isCrossed ? name : QUOTED[language](name)}`;
}

/** Lengths of names that are tried in turn until a text fits. */
const TEXT_NAMES = [60, 40, 30, 20, 12, 6];

/** The text about a delivery: short, since a longer one costs twice, and without a link for that reason. */
export function createFenceText(content: DeliveryContent, recipient: string): NewMessage {
  const { change, organization_id, delivery_id, project_name, at, was_at } = content;
  const { short } = FENCE_WORDS[toLanguage(content)];
  const time = toTime(change === 'withdrawn' ? (was_at ?? at) : at);
  const begin = change === 'told' ? '' : `${short[change]}: `;
  const lines = TEXT_NAMES.map((length) =>
    toLine(`${begin}${say(content, length)}, ${time} (${cut(project_name, length)})`),
  );
  const texts = [...lines.map(toPlainText), ...lines.map(toBarePlainText)];
  return {
    organizationId: organization_id,
    reference: REFERENCE + delivery_id,
    channel: 'sms',
    recipient,
    subject: toLine(cut(project_name)),
    body: texts.find(fitsText) ?? texts.at(-1) ?? '',
    link: null,
  };
}

/** The mail about a delivery, in the language of its receiver. It holds no position. */
export function createFenceMessage(
  content: DeliveryContent,
  recipient: string,
  publicUrl: string,
): NewMessage {
  const { change, organization_id, project_id, project_name, code } = content;
  const words = FENCE_WORDS[toLanguage(content)];
  const what = say(content);
  const link = `${publicUrl}/organizations/${organization_id}/projects/${project_id}/features/${code}`;
  const time = toTime(content.at);
  const before = content.was_at === null ? '' : toTime(content.was_at);
  const line = {
    told: words.told(what, time),
    moved: words.moved(what, time, before),
    withdrawn: words.withdrawn(what, before || time),
  }[change];
  const title = change === 'told' ? what : words.correction(what);
  return {
    organizationId: organization_id,
    reference: REFERENCE + content.delivery_id,
    channel: 'mail',
    recipient,
    subject: toLine(`${cut(title)} (${cut(project_name)})`),
    body: [
      line,
      ...(content.source === 'told' ? [words.byProgram] : []),
      '',
      link,
      '',
      words.reason(project_name),
    ].join('\n'),
    link,
  };
}
