import type { AiReport, ReportInterval } from '@waypost/contract';
import { MAX_REPORT_SCHEDULES } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { findLayerSelection } from '../../layers/index.ts';
import { announceReport } from '../announce.ts';
import { readReport, requireReport } from '../read-report.ts';
import type { ReportRow } from '../store.ts';
import { mayEnd } from '../to-wire.ts';
import {
  countSchedules,
  deleteSchedule,
  deleteSubscriber,
  findAddress,
  findSchedule,
  findScheduleOf,
  insertSchedule,
  insertSubscriber,
  lockMember,
  setInterval,
} from './store.ts';

type ReadGrant = OrganizationGrant<'ai_report:read'>;
type CreateGrant = OrganizationGrant<'ai_report:create'>;

/** Every method throws AppError `ai_report_not_found` for a report that the caller may not read. */
export interface ReportScheduleService {
  /**
   * Has new versions of one’s own report made; one that is on a schedule gets another interval. @throws AppError
   * `forbidden` for a report of others, `layer_not_found`, `too_many_report_schedules`.
   */
  set(grant: CreateGrant, code: string, every: ReportInterval): Promise<AiReport>;
  /** @throws AppError `forbidden` for a schedule of others, except to administrators. */
  end(grant: ReadGrant, code: string): Promise<AiReport>;
  /** @throws AppError `report_schedule_not_found`, `no_mail_address`, `email_not_verified`. */
  subscribe(grant: ReadGrant, code: string): Promise<AiReport>;
  unsubscribe(grant: ReadGrant, code: string): Promise<AiReport>;
}

async function setSchedule(
  tx: Tx,
  grant: CreateGrant,
  report: ReportRow,
  every: ReportInterval,
  now: Date,
): Promise<void> {
  if (report.member_id !== grant.memberId) throw new AppError('forbidden');
  if (report.layer_code === null) throw new AppError('layer_not_found');
  await findLayerSelection(tx, grant, report.layer_code);
  await lockMember(tx, grant.memberId);
  // Another request of theirs may have put it on a schedule since it was read.
  const scheduleId = await findScheduleOf(tx, report.code);
  if (scheduleId !== null && (await setInterval(tx, scheduleId, every, now))) return;
  if ((await countSchedules(tx, grant)) >= MAX_REPORT_SCHEDULES)
    throw new AppError('too_many_report_schedules');
  if (!(await insertSchedule(tx, grant, report, every, now))) throw new AppError('ai_report_not_found');
}

/** @param now the clock. */
export function createReportScheduleService(
  database: Database,
  now: () => Date = () => new Date(),
): ReportScheduleService {
  /** Changes a schedule, and tells those who have the report open, unless only the caller sees the change. */
  const change = async (
    grant: ReadGrant | CreateGrant,
    code: string,
    isSeen: boolean,
    work: (tx: Tx, report: ReportRow) => Promise<void>,
  ) => {
    const { organizationId, memberId } = grant;
    await database.transaction(async (tx) => {
      await work(tx, await requireReport(tx, grant, code));
      if (isSeen) await announceReport(tx, organizationId, memberId, code);
    });
    return readReport(database.read, grant, code);
  };
  return {
    set: (grant, code, every) =>
      change(grant, code, true, (tx, report) => setSchedule(tx, grant, report, every, now())),
    end: (grant, code) =>
      change(grant, code, true, async (tx, { schedule_id: scheduleId }) => {
        const schedule = scheduleId === null ? null : await findSchedule(tx, grant.memberId, scheduleId);
        if (scheduleId === null || schedule === null) return;
        if (!mayEnd(grant, schedule)) throw new AppError('forbidden');
        await deleteSchedule(tx, scheduleId);
      }),
    subscribe: (grant, code) =>
      change(grant, code, false, async (tx, { schedule_id: scheduleId }) => {
        if (scheduleId === null) throw new AppError('report_schedule_not_found');
        const address = await findAddress(tx, grant.memberId);
        if (address === null) throw new AppError('no_mail_address');
        if (!address.is_verified) throw new AppError('email_not_verified');
        await insertSubscriber(tx, scheduleId, grant.memberId);
      }),
    unsubscribe: (grant, code) =>
      change(grant, code, false, async (tx, { schedule_id: scheduleId }) => {
        if (scheduleId !== null) await deleteSubscriber(tx, scheduleId, grant.memberId);
      }),
  };
}
