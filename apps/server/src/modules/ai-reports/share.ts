import type { AiReport } from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { announceReport } from './announce.ts';
import { requireReport, toShownReport } from './read-report.ts';
import { findReport, setShared } from './store.ts';

/** Opens a report to all members of its organization, or ends that; the audit log keeps both. */
export async function shareReport(
  database: Database,
  grant: OrganizationGrant<'ai_report:manage'>,
  code: string,
  isShared: boolean,
): Promise<AiReport> {
  const { organizationId, memberId } = grant;
  return database.transaction(async (tx) => {
    const before = await requireReport(tx, grant, code);
    if (await setShared(tx, code, isShared ? memberId : null)) {
      await recordAudit(tx, {
        action: isShared ? 'report.shared' : 'report.unshared',
        actorId: memberId,
        organizationId,
        subject: before.user_prompt === '' ? before.layer_name : before.user_prompt.slice(0, 200),
      });
      await announceReport(tx, organizationId, memberId, code);
    }
    // Who ends it may have read it only because it was shared.
    return toShownReport(
      tx,
      grant,
      (await findReport(tx, grant, code)) ?? { ...before, shared_at: null, shared_by: null },
    );
  });
}
