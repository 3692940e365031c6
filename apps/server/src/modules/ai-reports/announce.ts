import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';

/**
 * Announces a change of a report to the members of its organization, by nothing but its code; call it last in the
 * transaction.
 */
export async function announceReport(
  tx: Tx,
  organizationId: number,
  memberId: number | null,
  code: string,
): Promise<void> {
  await appendEvent(tx, {
    topic: `organization:${organizationId}`,
    type: 'ai_report.changed',
    payload: { code },
    memberId,
  });
}
