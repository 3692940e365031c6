import type { ReportInterval, ReportSchedule, ReportWriterName } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ReportReader, ReportRow } from '../store.ts';

/** A schedule whose time has come. */
export interface DueSchedule {
  readonly schedule_id: number;
  readonly organization_id: number;
  readonly member_id: number | null;
  readonly layer_code: string | null;
  readonly system_prompt: string;
  readonly user_prompt: string;
  readonly language: 'en' | 'es';
  readonly time_zone: string;
  readonly writer: ReportWriterName;
  /** The newest time that has come: those missed before it are not made up for. */
  readonly scheduled_for: Date;
  /** The week or month before it, both ends included. */
  readonly from: Date;
  readonly until: Date;
}

/** Why a schedule goes no further, or why a time of it has no report. */
export type Stopped = NonNullable<ReportSchedule['stopped']>;
export type Skipped = NonNullable<ReportSchedule['skipped']>;

/** When reports are made, after midnight: what was observed the evening before has arrived by then. */
const HOUR = sql.lit('6 hours');

/** The beginning of the week or month in which the newest time is, on the clock of a zone. */
const toStart = (now: Date, every: RawBuilder<unknown>, zone: RawBuilder<unknown>) =>
  sql`date_trunc(${every}, (${now}::timestamptz at time zone ${zone}) - ${HOUR}::interval)`;
const toLength = (every: RawBuilder<unknown>) => sql`('1 ' || ${every})::interval`;
const EVERY = sql`c.every`;
const ZONE = sql`c.time_zone`;

/** The first time after `now` of a schedule `c`. */
const nextAfter = (now: Date, every: RawBuilder<unknown> = EVERY) =>
  sql`((${toStart(now, every, ZONE)} + ${toLength(every)} + ${HOUR}::interval) at time zone ${ZONE})`;
/** How long a schedule waits whose report could not be started, and how often that is tried. */
const WAIT = sql.lit('1 hour');
const MAX_FAILURES = 3;

/** Schedules whose time has come, those that wait longest first. */
export async function listDue(
  db: Reader,
  now: Date,
): Promise<Pick<DueSchedule, 'schedule_id' | 'organization_id' | 'writer'>[]> {
  const { rows } = await sql<Pick<DueSchedule, 'schedule_id' | 'organization_id' | 'writer'>>`
    select schedule_id, organization_id, writer from ai_report_schedules
    where next_at <= ${now} order by next_at, schedule_id limit 100`.execute(db);
  return rows;
}

/** Locks a schedule whose time has come; null if another process has it, or has made the report. */
export async function lockDue(tx: Tx, scheduleId: number, now: Date): Promise<DueSchedule | null> {
  const start = toStart(now, EVERY, ZONE);
  const { rows } = await sql<DueSchedule>`
    select c.schedule_id, c.organization_id, c.member_id, c.layer_code, c.system_prompt, c.user_prompt, c.language,
      c.time_zone, c.writer, (${start} + ${HOUR}::interval) at time zone ${ZONE} as scheduled_for,
      (${start} - ${toLength(EVERY)}) at time zone ${ZONE} as from,
      ${start} at time zone ${ZONE} - interval '1 millisecond' as until
    from ai_report_schedules c
    where c.schedule_id = ${scheduleId} and c.next_at <= ${now} for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Whether a schedule has the report of a time: one that was put on another interval may come to that time again. */
export async function hasReportFor(tx: Tx, { schedule_id, scheduled_for }: DueSchedule): Promise<boolean> {
  const { rows } = await sql`select code from ai_reports
    where schedule_id = ${schedule_id} and scheduled_for = ${scheduled_for}`.execute(tx);
  return rows.length > 0;
}

/** Puts a schedule on to its next time. */
export async function putNext(tx: Tx, scheduleId: number, now: Date, skipped: Skipped | null): Promise<void> {
  await sql`update ai_report_schedules c set next_at = ${nextAfter(now)}, skipped = ${skipped}, failures = 0
    where c.schedule_id = ${scheduleId}`.execute(tx);
}

/**
 * Lets a schedule wait whose report could not be started, so that it holds up no others: for an hour, and after a few failures
 * until its next time. Does nothing if its time has been dealt with since.
 */
export async function putOff(tx: Tx, scheduleId: number, now: Date): Promise<void> {
  await sql`
    update ai_report_schedules c set
      next_at = case when c.failures + 1 < ${MAX_FAILURES} then ${now}::timestamptz + ${WAIT}::interval else ${nextAfter(now)} end,
      skipped = case when c.failures + 1 < ${MAX_FAILURES} then c.skipped else 'failed' end,
      failures = (c.failures + 1) % ${MAX_FAILURES}
    where c.schedule_id = ${scheduleId} and c.next_at <= ${now}`.execute(tx);
}

export async function stopSchedule(tx: Tx, scheduleId: number, stopped: Stopped): Promise<void> {
  await sql`update ai_report_schedules set next_at = null, stopped = ${stopped}, skipped = null
    where schedule_id = ${scheduleId}`.execute(tx);
}

/**
 * What the next report of a schedule is the next version of: the newest completed one, or else the newest. `version` is
 * the greatest of all of them. Null only if none is left.
 */
export async function findNewest(
  tx: Tx,
  scheduleId: number,
): Promise<Pick<ReportRow, 'code' | 'version'> | null> {
  const { rows } = await sql<Pick<ReportRow, 'code' | 'version'>>`
    select code, max(version) over () as version from ai_reports where schedule_id = ${scheduleId}
    order by status = 'completed' desc, created_at desc, code desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Serializes the requests of a member that put reports on schedules. Rows that refer to the member, as the scheduler makes
 * them while it holds a schedule, do not wait for it.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  await sql`select 1 from members where member_id = ${memberId} for no key update`.execute(tx);
}

export async function countSchedules(tx: Tx, { organizationId, memberId }: ReportReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ai_report_schedules
    where organization_id = ${organizationId} and member_id = ${memberId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The schedule that shows a report now; null without one. */
export async function findScheduleOf(tx: Tx, code: string): Promise<number | null> {
  const { rows } = await sql<{ schedule_id: number | null }>`
    select schedule_id from ai_reports where code = ${code}`.execute(tx);
  return rows[0]?.schedule_id ?? null;
}

/** The schedule that shows a report, which does not end until the transaction does; null without one. */
export async function holdScheduleOf(tx: Tx, code: string): Promise<number | null> {
  const { rows } = await sql<{ schedule_id: number }>`
    select schedule_id from ai_report_schedules where schedule_id = ${await findScheduleOf(tx, code)}
    for key share`.execute(tx);
  return rows[0]?.schedule_id ?? null;
}

/** Puts a report on a schedule that asks what the report asks. @returns false if the report is gone. */
export async function insertSchedule(
  tx: Tx,
  { organizationId, memberId }: ReportReader,
  report: ReportRow,
  every: ReportInterval,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ schedule_id: number }>`
    insert into ai_report_schedules (organization_id, member_id, layer_code, every, system_prompt, user_prompt, language,
      time_zone, writer, next_at)
    values (${organizationId}, ${memberId}, ${report.layer_code}, ${every}, ${report.system_prompt}, ${report.user_prompt},
      ${report.language}, ${report.time_zone}, ${report.writer}, now())
    returning schedule_id`.execute(tx);
  const scheduleId = rows[0]?.schedule_id ?? 0;
  await putNext(tx, scheduleId, now, null);
  const shown = await sql`update ai_reports set schedule_id = ${scheduleId} where code = ${report.code}
    returning code`.execute(tx);
  return shown.rows.length > 0;
}

/**
 * Changes how often a schedule has reports made; one that had stopped goes on. A time that has come is kept: its report is
 * still to be made. @returns false if the schedule has ended.
 */
export async function setInterval(
  tx: Tx,
  scheduleId: number,
  every: ReportInterval,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update ai_report_schedules c set every = ${every}, stopped = null, skipped = null, failures = 0,
      next_at = case when c.next_at <= ${now} then c.next_at else ${nextAfter(now, sql`${every}::text`)} end
    where c.schedule_id = ${scheduleId} returning c.schedule_id`.execute(tx);
  return rows.length > 0;
}

/** Ends a schedule; its reports stay. */
export async function deleteSchedule(tx: Tx, scheduleId: number): Promise<void> {
  await sql`delete from ai_report_schedules where schedule_id = ${scheduleId}`.execute(tx);
}

/** Ends a schedule of which no report is left, so that there is none that nobody finds. */
export async function deleteUnlessShown(tx: Tx, scheduleId: number): Promise<void> {
  await sql`delete from ai_report_schedules c where c.schedule_id = ${scheduleId}
    and not exists (select from ai_reports r where r.schedule_id = c.schedule_id)`.execute(tx);
}

/** A schedule as its reports show it. */
export interface ShownSchedule extends Omit<ReportSchedule, 'next_at' | 'can_end'> {
  readonly member_id: number | null;
  readonly next_at: Date | null;
}

export async function findSchedule(
  db: Reader,
  memberId: number,
  scheduleId: number,
): Promise<ShownSchedule | null> {
  const { rows } = await sql<ShownSchedule>`
    select c.member_id, c.every, m.display_name as member_display_name, c.next_at, c.stopped, c.skipped,
      exists (select from ai_report_subscribers s where s.schedule_id = c.schedule_id and s.member_id = ${memberId})
        as is_subscribed
    from ai_report_schedules c left join members m on m.member_id = c.member_id
    where c.schedule_id = ${scheduleId}`.execute(db);
  return rows[0] ?? null;
}

/** Where mail of a member goes, and whether it is theirs; null without an address. */
export async function findAddress(
  tx: Tx,
  memberId: number,
): Promise<{ readonly email: string; readonly is_verified: boolean } | null> {
  const { rows } = await sql<{ email: string; is_verified: boolean }>`
    select email, email_verified_at is not null as is_verified from members
    where member_id = ${memberId} and email is not null`.execute(tx);
  return rows[0] ?? null;
}

export async function insertSubscriber(tx: Tx, scheduleId: number, memberId: number): Promise<void> {
  await sql`insert into ai_report_subscribers (schedule_id, member_id) values (${scheduleId}, ${memberId})
    on conflict (schedule_id, member_id) do nothing`.execute(tx);
}

export async function deleteSubscriber(tx: Tx, scheduleId: number, memberId: number): Promise<void> {
  await sql`delete from ai_report_subscribers
    where schedule_id = ${scheduleId} and member_id = ${memberId}`.execute(tx);
}

/** Members who asked for mail of a schedule. An address that is not verified may be somebody else’s: null. */
export async function listSubscribers(
  tx: Tx,
  scheduleId: number,
): Promise<{ readonly member_id: number; readonly email: string | null }[]> {
  const { rows } = await sql<{ member_id: number; email: string | null }>`
    select m.member_id, case when m.email_verified_at is not null then m.email end as email
    from ai_report_subscribers s join members m on m.member_id = s.member_id
    where s.schedule_id = ${scheduleId} order by m.member_id`.execute(tx);
  return rows;
}
