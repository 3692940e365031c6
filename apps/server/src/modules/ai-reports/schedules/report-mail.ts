import { hasOrganizationPermission } from '@waypost/contract';
import { findOrganizationRole } from '../../../access/roles.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { MessageQueue } from '../../../providers/messaging/message-queue.ts';
import type { NewMessage } from '../../../providers/messaging/store.ts';
import { isReadable, type ReportRow } from '../store.ts';
import { deleteSubscriber, listSubscribers } from './store.ts';

/** The maximum length of a title in subjects. */
const TITLE_SHOWN = 80;

export interface ReportMailDependencies {
  readonly messages: Pick<MessageQueue, 'enqueue'>;
  readonly publicUrl: string;
}

type Told = Pick<ReportRow, 'code' | 'organization_id' | 'language' | 'user_prompt' | 'layer_name'>;

const TEXTS = {
  en: {
    untitled: (layer: string) => `Report on ${layer}`,
    subject: (title: string) => `New report: ${title}`,
    ready: (title: string) => `The report “${title}” has a new version.`,
    why: 'You asked for this mail on the page of the report, and can end it there.',
  },
  es: {
    untitled: (layer: string) => `Informe sobre ${layer}`,
    subject: (title: string) => `Nuevo informe: ${title}`,
    ready: (title: string) => `El informe «${title}» tiene una versión nueva.`,
    why: 'Pediste este correo en la página del informe, y allí puedes dejar de recibirlo.',
  },
} as const;

/** People write titles, and a subject is one line. */
const toLine = (text: string) => text.replace(/\s+/g, ' ');
const cut = (text: string) => (text.length > TITLE_SHOWN ? `${text.slice(0, TITLE_SHOWN - 1)}…` : text);

/** The mail about a report. It says nothing of what the report says. */
export function createReportMessage(report: Told, recipient: string, publicUrl: string): NewMessage {
  const { code, organization_id: organizationId, language, user_prompt: prompt, layer_name: layer } = report;
  const texts = TEXTS[language];
  const title = cut(toLine(prompt === '' ? texts.untitled(layer) : prompt));
  const link = `${publicUrl}/organizations/${organizationId}/reports/${code}`;
  return {
    organizationId,
    reference: `report:${code}`,
    channel: 'mail',
    recipient,
    subject: texts.subject(title),
    body: [texts.ready(title), '', link, '', texts.why].join('\n'),
    link,
  };
}

/**
 * Sends a completed report to those who asked for it, may open it and have verified their address, in the transaction
 * that completes it. A report that somebody asked for themselves is sent to nobody.
 */
export async function mailReport(
  tx: Tx,
  { messages, publicUrl }: ReportMailDependencies,
  report: Told & Pick<ReportRow, 'schedule_id' | 'scheduled_for'>,
): Promise<void> {
  const { code, organization_id: organizationId, schedule_id: scheduleId, scheduled_for: time } = report;
  if (scheduleId === null || time === null) return;
  for (const { member_id: memberId, email } of await listSubscribers(tx, scheduleId)) {
    const role = await findOrganizationRole(tx, memberId, organizationId);
    if (role === null) {
      // Who has left and comes back is not mailed unasked.
      await deleteSubscriber(tx, scheduleId, memberId);
      continue;
    }
    if (email === null || !hasOrganizationPermission(role, 'ai_report:read')) continue;
    if (!(await isReadable(tx, { organizationId, memberId }, code))) continue;
    await messages.enqueue(tx, createReportMessage(report, email, publicUrl));
  }
}
