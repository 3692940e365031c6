import type { AiReport } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Reader } from '../../platform/db/database.ts';
import { tellFilter } from './filter/tell-filter.ts';
import { findSchedule } from './schedules/store.ts';
import { findReport, type ReportRow } from './store.ts';
import { type RoledReader, toReport } from './to-wire.ts';

/** A report that a member may read. @throws AppError `ai_report_not_found`. */
export async function requireReport(db: Reader, reader: RoledReader, code: string): Promise<ReportRow> {
  const row = await findReport(db, reader, code);
  if (row === null) throw new AppError('ai_report_not_found');
  return row;
}

/** A report as a member sees it. */
export async function toShownReport(db: Reader, reader: RoledReader, row: ReportRow): Promise<AiReport> {
  const { schedule_id: id } = row;
  return toReport(reader, row, {
    schedule: id === null ? null : await findSchedule(db, reader.memberId, id),
    filter: row.layer_filter === null ? null : await tellFilter(db, reader, row.layer_filter),
  });
}

/** @throws AppError `ai_report_not_found`. */
export async function readReport(db: Reader, reader: RoledReader, code: string): Promise<AiReport> {
  return toShownReport(db, reader, await requireReport(db, reader, code));
}
