import {
  type AiReport,
  type AiReportListItem,
  hasOrganizationPermission,
  type ReportFilter,
  type ReportSchedule,
} from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import { isSameFilter } from './filter/is-same-filter.ts';
import type { ShownSchedule } from './schedules/store.ts';
import type { ListedReport, ReportRow } from './store.ts';

/** Who reads a report, with their role in its organization. */
export type RoledReader = Pick<OrganizationGrant, 'organizationId' | 'memberId' | 'role'>;

const toTime = (time: Date | null) => time?.toISOString() ?? null;

/** Whether a member may delete a report that they may read. */
export const mayDelete = ({ memberId, role }: RoledReader, row: ListedReport): boolean =>
  row.member_id === memberId || hasOrganizationPermission(role, 'ai_report:manage');

/** Whether a member may end a schedule of a report that they may read. */
export const mayEnd = (
  { memberId, role }: RoledReader,
  schedule: Pick<ShownSchedule, 'member_id'>,
): boolean => schedule.member_id === memberId || hasOrganizationPermission(role, 'ai_report:manage');

function toSchedule(reader: RoledReader, schedule: ShownSchedule): ReportSchedule {
  const { member_id: _memberId, next_at, ...shown } = schedule;
  return { ...shown, next_at: toTime(next_at), can_end: mayEnd(reader, schedule) };
}

/** The sections of a report without the sentences that tell the place of too few features. */
const toSections = ({ sections, placeless }: Pick<ListedReport, 'sections' | 'placeless'>) =>
  placeless.length === 0
    ? sections
    : sections.flatMap((section) => {
        const sentences = section.sentences.filter(
          ({ facts }) => !facts.some((id) => placeless.includes(id)),
        );
        return sentences.length === 0 ? [] : [{ ...section, sentences }];
      });

/** The sentences of a report as text, a paragraph for each section. */
const toText = (row: ListedReport) =>
  toSections(row)
    .map(({ title, sentences }) => `${title}\n${sentences.map(({ text }) => text).join(' ')}`)
    .join('\n\n');

export function toListItem(reader: RoledReader, row: ListedReport): AiReportListItem {
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    user_prompt: row.user_prompt,
    created_at: row.created_at.toISOString(),
    finished_at: toTime(row.finished_at),
    layer_code: row.layer_code,
    layer_name: row.layer_name,
    start_date: toTime(row.start_date),
    end_date: toTime(row.end_date),
    member_id: row.member_id,
    member_display_name: row.member_display_name,
    writer: row.writer,
    model: row.model,
    failure: row.failure,
    version: row.version,
    previous_code: row.previous_code,
    features: row.features,
    can_delete: mayDelete(reader, row),
    report_content: row.status === 'completed' ? toText(row) : null,
  };
}

interface Around {
  readonly schedule: ShownSchedule | null;
  /** As this reader is told it. */
  readonly filter: ReportFilter | null;
}

export function toReport(reader: RoledReader, row: ReportRow, { schedule, filter }: Around): AiReport {
  const { language, time_zone, facts, placeless, dropped, layer_filter, filter_before } = row;
  return {
    ...toListItem(reader, row),
    language,
    time_zone,
    sections: toSections(row),
    facts: facts.map((fact) => (placeless.includes(fact.id) ? { ...fact, place: null } : fact)),
    dropped,
    is_of_other_projects: row.is_of_other_projects,
    filter,
    is_of_other_filter:
      layer_filter !== null && filter_before !== null && !isSameFilter(layer_filter, filter_before),
    shared_at: toTime(row.shared_at),
    shared_by: row.shared_by,
    schedule: schedule === null ? null : toSchedule(reader, schedule),
    can_schedule:
      row.member_id === reader.memberId &&
      row.layer_code !== null &&
      hasOrganizationPermission(reader.role, 'ai_report:create'),
    can_share: row.status === 'completed' && hasOrganizationPermission(reader.role, 'ai_report:manage'),
  };
}
