import { type AiReportCreate, MAX_OPEN_AI_REPORTS } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { countSelected } from '../features/index.ts';
import { findLayerSelection } from '../layers/index.ts';
import { announceReport } from './announce.ts';
import { within } from './fact-request.ts';
import type { AiReportKind } from './report-kind.ts';
import { countPending, insertReport, type ReportReader, type ReportRow } from './store.ts';

export interface NewReportRequest {
  readonly layerCode: string;
  /** In milliseconds since 1970, both ends included. */
  readonly startDate?: number | undefined;
  readonly endDate?: number | undefined;
  readonly body: AiReportCreate;
  /** The report that this is the next version of. */
  readonly previous?: Pick<ReportRow, 'code' | 'version'> | null;
  /** The schedule that shows it, and the time of the schedule that it is made for: null if somebody asked for it. */
  readonly scheduleId?: number | null;
  readonly scheduledFor?: Date | null;
}

/**
 * Queues a report of what a member may read of a layer. @throws AppError `layer_not_found`, `layer_without_features`,
 * `no_features_to_report`, `too_many_requests` while too many that they asked for are in the making. @returns its code.
 */
export async function startReport(
  tx: Tx,
  { kind, model }: { readonly kind: AiReportKind; readonly model: string },
  reader: ReportReader,
  request: NewReportRequest,
): Promise<string> {
  const code = createUuidV7();
  const { organizationId, memberId } = reader;
  const { layerCode, startDate, endDate, body, previous, scheduleId, scheduledFor = null } = request;
  const { name, selected } = await findLayerSelection(tx, reader, layerCode);
  const range = [startDate, endDate].map((ms) => (ms === undefined ? null : new Date(ms)));
  const [from = null, until = null] = range;
  if ((await countSelected(tx, within(selected, from, until))) === 0)
    throw new AppError('no_features_to_report');
  if (scheduledFor === null && (await countPending(tx, reader)) >= MAX_OPEN_AI_REPORTS)
    throw new AppError('too_many_requests');
  await insertReport(tx, reader, {
    ...body,
    code,
    layerCode,
    layerName: name,
    startDate,
    endDate,
    model,
    previous: previous ?? null,
    scheduleId: scheduleId ?? null,
    scheduledFor,
  });
  await enqueueJob(tx, kind, { code }, { jobId: code, memberId, organizationId });
  await announceReport(tx, organizationId, memberId, code);
  return code;
}
