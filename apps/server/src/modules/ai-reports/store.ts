import type { AiReportCreate, Fact, FactFeature, LayerFilter, ReportSection } from '@waypost/contract';
import {
  type AiReportStatus,
  MAX_AI_REPORTS,
  type ReportFailure,
  type ReportWriterName,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { type ReachableProject, reachableProjects } from '../../access/reachable-projects.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { firstPictureOf } from '../resources/index.ts';
import { MIN_FEATURES_WITH_PLACE } from './facts/fact-columns.ts';

/** Who reads reports of which organization. */
export interface ReportReader {
  readonly organizationId: number;
  readonly memberId: number;
}

export interface ReportRow {
  readonly id: number;
  readonly code: string;
  readonly organization_id: number;
  readonly member_id: number | null;
  readonly member_display_name: string | null;
  readonly layer_code: string | null;
  readonly layer_name: string;
  readonly start_date: Date | null;
  readonly end_date: Date | null;
  readonly system_prompt: string;
  readonly user_prompt: string;
  readonly language: 'en' | 'es';
  readonly time_zone: string;
  readonly writer: ReportWriterName;
  readonly model: string;
  readonly failure: ReportFailure | null;
  readonly version: number;
  readonly previous_code: string | null;
  readonly status: AiReportStatus;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly features: number | null;
  readonly facts: Fact[];
  /** The filter that its layer had when it was computed, and the same of the version before; null where it is not known. */
  readonly layer_filter: LayerFilter | null;
  readonly filter_before: LayerFilter | null;
  /** Ids of facts whose place is not told: they are of too few features. */
  readonly placeless: string[];
  readonly sections: ReportSection[];
  readonly dropped: number;
  readonly shared_at: Date | null;
  readonly shared_by: string | null;
  /** The schedule that shows it, and the time of it that it was made for; null if somebody asked for it. */
  readonly schedule_id: number | null;
  readonly scheduled_for: Date | null;
  /** Whether the version before rests on other projects: what changed since may be the rights, not the data. */
  readonly is_of_other_projects: boolean;
}

/** A report without its facts, of which it has thousands of codes, and without filters, whose areas may have as many points. */
export type ListedReport = Omit<ReportRow, 'facts' | 'layer_filter' | 'filter_before'>;

export interface NewReport extends AiReportCreate {
  readonly code: string;
  readonly layerCode: string;
  readonly layerName: string;
  readonly startDate: number | undefined;
  readonly endDate: number | undefined;
  readonly model: string;
  /** The one that this is the next version of. */
  readonly previous: Pick<ReportRow, 'code' | 'version'> | null;
  readonly scheduleId: number | null;
  readonly scheduledFor: Date | null;
}

export interface WrittenReport {
  readonly projects: readonly ReachableProject[];
  /** Of its layer; null: that has none. */
  readonly filter: LayerFilter | null;
  readonly features: number;
  readonly facts: readonly Fact[];
  readonly sections: readonly ReportSection[];
  readonly dropped: number;
  /** The name of who wrote it: another model, if that was changed since the report was asked for. */
  readonly model: string;
}

const toDate = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));

/**
 * Whether a member may read a report `r`: as its author, and once it is completed, when they may read all that it rests on,
 * or it was shared with the organization.
 */
function mayRead({ organizationId, memberId }: ReportReader): RawBuilder<unknown> {
  const reached = reachableProjects(memberId, organizationId);
  return sql`(r.member_id = ${memberId} or (
    r.status = 'completed' and (r.shared_at is not null or (
    r.whole_projects <@ array(select p.project_id from ${reached} p where not p.only_shared)
    and r.public_projects <@ array(select p.project_id from ${reached} p)
  ))))`;
}

/** Reports that were written before have such places, too. */
const PLACES_OF_FEW = `$[*] ? (@.place != null && @.features < ${MIN_FEATURES_WITH_PLACE}).id`;
const columns = sql`
  r.id, r.code, r.organization_id, r.member_id, m.display_name as member_display_name, r.layer_code, r.layer_name,
  r.start_date, r.end_date, r.system_prompt, r.user_prompt, r.language, r.time_zone, r.writer, r.model, r.failure, r.version, r.previous_code, r.status, r.created_at,
  r.finished_at, r.features, r.sections, r.dropped, r.shared_at, s.display_name as shared_by,
  r.schedule_id, r.scheduled_for,
  jsonb_path_query_array(r.facts, ${sql.lit(PLACES_OF_FEW)}) as placeless,
  (b.code is not null and not (r.whole_projects <@ b.whole_projects and b.whole_projects <@ r.whole_projects
    and r.public_projects <@ b.public_projects and b.public_projects <@ r.public_projects)) as is_of_other_projects`;
const allColumns = sql`${columns}, r.facts, r.layer_filter, b.layer_filter as filter_before`;
const source = sql`ai_reports r left join members m on m.member_id = r.member_id
  left join members s on s.member_id = r.shared_by
  left join ai_reports b on b.code = r.previous_code`;

export async function insertReport(
  tx: Tx,
  { organizationId, memberId }: ReportReader,
  report: NewReport,
): Promise<void> {
  await sql`
    insert into ai_reports (code, organization_id, member_id, layer_code, layer_name, start_date, end_date,
      system_prompt, user_prompt, language, time_zone, writer, model, version, previous_code,
      schedule_id, scheduled_for)
    values (${report.code}, ${organizationId}, ${memberId}, ${report.layerCode}, ${report.layerName},
      ${toDate(report.startDate)}, ${toDate(report.endDate)}, ${report.system_prompt}, ${report.user_prompt},
      ${report.language}, ${report.time_zone}, ${report.writer}, ${report.model},
      ${(report.previous?.version ?? 0) + 1}, ${report.previous?.code ?? null},
      ${report.scheduleId}, ${report.scheduledFor})`.execute(tx);
}

/** The newest reports that a member may read. @param layer the code of a layer, or null for all. */
export async function listReports(
  db: Reader,
  reader: ReportReader,
  layer: string | null,
): Promise<ListedReport[]> {
  const isOfLayer = layer === null ? sql`true` : sql`r.layer_code = ${layer}`;
  const { rows } = await sql<ListedReport>`
    select ${columns} from ${source}
    where r.organization_id = ${reader.organizationId} and ${isOfLayer} and ${mayRead(reader)}
    order by r.created_at desc, r.code desc limit ${MAX_AI_REPORTS}`.execute(db);
  return rows;
}

/** A report that a member may read, or null. */
export async function findReport(db: Reader, reader: ReportReader, code: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`
    select ${allColumns} from ${source}
    where r.code = ${code} and r.organization_id = ${reader.organizationId} and ${mayRead(reader)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether a member may read a report. */
export async function isReadable(db: Reader, reader: ReportReader, code: string): Promise<boolean> {
  const { rows } = await sql`
    select r.code from ai_reports r
    where r.code = ${code} and r.organization_id = ${reader.organizationId} and ${mayRead(reader)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** A report that is to be written, or null. */
export async function findPending(db: Reader, code: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`
    select ${allColumns} from ${source} where r.code = ${code} and r.status = 'pending'`.execute(db);
  return rows[0] ?? null;
}

/**
 * Counts the reports in the making that a member asked for, and serializes concurrent requests of that member. Rows that refer
 * to the member do not wait for it: the scheduler makes some while it holds a schedule that such a request may need.
 */
export async function countPending(tx: Tx, { organizationId, memberId }: ReportReader): Promise<number> {
  await sql`select 1 from members where member_id = ${memberId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ai_reports
    where organization_id = ${organizationId} and member_id = ${memberId} and status = 'pending'
      and scheduled_for is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** @returns the organization of the report, or null if it is not pending any more. */
export async function completeReport(tx: Tx, code: string, written: WrittenReport): Promise<number | null> {
  const ids = (onlyShared: boolean) =>
    written.projects
      .filter(({ only_shared }) => only_shared === onlyShared)
      .map(({ project_id }) => project_id);
  const { rows } = await sql<{ organization_id: number }>`
    update ai_reports set status = 'completed', finished_at = now(), features = ${written.features},
      whole_projects = ${ids(false)}::integer[], public_projects = ${ids(true)}::integer[],
      facts = ${JSON.stringify(written.facts)}::jsonb, sections = ${JSON.stringify(written.sections)}::jsonb,
      dropped = ${written.dropped}, model = ${written.model},
      layer_filter = ${written.filter === null ? null : JSON.stringify(written.filter)}::jsonb
    where code = ${code} and status = 'pending' returning organization_id`.execute(tx);
  return rows[0]?.organization_id ?? null;
}

/** @returns the organization of the report, or null if it is not pending any more. */
export async function failReport(
  tx: Tx,
  code: string,
  failure: ReportFailure | null,
): Promise<number | null> {
  const { rows } = await sql<{ organization_id: number }>`
    update ai_reports set status = 'failed', finished_at = now(), failure = ${failure}
    where code = ${code} and status = 'pending' returning organization_id`.execute(tx);
  return rows[0]?.organization_id ?? null;
}

/** @param memberId who shares it; null ends that. @returns whether that changed anything. */
export async function setShared(tx: Tx, code: string, memberId: number | null): Promise<boolean> {
  const { rows } = await sql`
    update ai_reports set shared_by = ${memberId}, shared_at = case when ${memberId}::integer is not null then now() end
    where code = ${code} and status = 'completed' and (shared_at is null) = (${memberId}::integer is not null)
    returning code`.execute(tx);
  return rows.length > 0;
}

export async function deleteReport(tx: Tx, code: string): Promise<void> {
  await sql`delete from ai_reports where code = ${code}`.execute(tx);
}

/** Those of some features that a member may read now, newest first. */
export async function listReadable(
  db: Reader,
  { organizationId, memberId }: ReportReader,
  codes: readonly string[],
): Promise<FactFeature[]> {
  const { rows } = await sql<FactFeature>`
    select f.code::text as code, f.name, f.geometry_type as type, f.project_id,
      round(extract(epoch from f.created_origin) * 1000)::float8 as created_origin,
      st_x(middle.point) as lon, st_y(middle.point) as lat,
      case when f.resources_count > 0 then ${firstPictureOf(sql`f.code`)} end as thumb_uuid
    from features f
    join ${reachableProjects(memberId, organizationId)} p on p.project_id = f.project_id
    cross join lateral (select st_centroid(st_envelope(f.geometry)) as point) middle
    where f.code = any(${[...codes]}::uuid[]) and f.deleted_at is null and (f.shared or not p.only_shared)
    order by f.created_origin desc, f.code desc`.execute(db);
  return rows;
}
