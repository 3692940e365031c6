import type { LayerFilter, ReportFailure } from '@waypost/contract';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { FinalJobError, JobPostponedError } from '../../platform/jobs/job-errors.ts';
import {
  defineJobKind,
  type JobContext,
  type JobEffect,
  type JobKind,
} from '../../platform/jobs/job-kind.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import type { Selected } from '../features/index.ts';
import { findLayerSelection } from '../layers/index.ts';
import { announceReport } from './announce.ts';
import { writeChecked } from './check/write-checked.ts';
import { toFactRequest } from './fact-request.ts';
import { readManyFacts } from './facts/read-facts.ts';
import { mailReport, type ReportMailDependencies } from './schedules/report-mail.ts';
import { completeReport, failReport, findPending, type ReportRow } from './store.ts';
import { ModelShapeError } from './writers/model/model-writer.ts';
import type { Writers } from './writers/writers.ts';

const payload = z.object({ code: z.uuid() });
export type AiReportKind = JobKind<z.infer<typeof payload>>;

/** How long a report waits before it is computed again with other rights. */
const OTHER_RIGHTS_MS = 1_000;

/**
 * Holds a report back whose author lost a project while it was computed and written, which takes a model minutes: it would
 * tell them what they may not read any more. @throws JobPostponedError, to compute it again.
 */
async function requireRights(
  tx: Tx,
  row: ReportRow,
  { used, filter }: { readonly used: Selected['projects']; readonly filter: LayerFilter | null },
): Promise<void> {
  const { organization_id: organizationId, member_id: memberId, layer_code: layerCode } = row;
  if (memberId === null || layerCode === null) throw new FinalJobError('The author or the layer is gone.');
  const reader = { organizationId, memberId };
  // The layer may have got another filter: that is no loss of rights.
  const { selected } = await findLayerSelection(tx, reader, layerCode, filter);
  const isHeld = (before: Selected['projects'][number]) =>
    selected.projects.some(
      (now) => now.project_id === before.project_id && (before.only_shared || !now.only_shared),
    );
  if (!used.every(isHeld)) throw new JobPostponedError(OTHER_RIGHTS_MS);
}

export interface AiReportKindOptions extends ReportMailDependencies {
  readonly database: Database;
  readonly writers: Writers;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
}

/** Why a writer failed, if that can be told; else null. */
function toFailure(error: unknown, providerFaults: Pick<ProviderFaults, 'note'>): ReportFailure | null {
  if (error instanceof ModelShapeError) return 'model_answer';
  if (error instanceof ProviderDownError) providerFaults.note(error.provider, error.cause);
  if (!(error instanceof AppError)) return null;
  if (error.code === 'language_model_limit') return 'limit';
  return error.code === 'language_model_unavailable' ? 'model_down' : null;
}

const stopFor =
  ({ code, member_id: memberId }: ReportRow, failure: ReportFailure): JobEffect =>
  (tx) =>
    stop(tx, code, memberId, failure);

async function write(
  options: AiReportKindOptions,
  row: ReportRow,
  { signal, progress }: JobContext,
): Promise<JobEffect> {
  const { database, writers, providerFaults } = options;
  const { code, organization_id: organizationId, member_id: memberId, layer_code: layerCode } = row;
  if (memberId === null || layerCode === null) throw new FinalJobError('The author or the layer is gone.');
  progress(0, 'facts');
  const reader = { organizationId, memberId };
  const { selected, filter } = await findLayerSelection(database.read, reader, layerCode);
  const facts = await database.transaction((tx) => readManyFacts(tx, toFactRequest(row, selected)));
  const total = facts.find(({ kind }) => kind === 'total')?.value ?? 0;
  if (total === 0) return stopFor(row, 'no_features');
  progress(0.5, 'writing');
  const task = {
    facts,
    layerName: row.layer_name,
    language: row.language,
    timeZone: row.time_zone,
    question: row.user_prompt,
    instructions: row.system_prompt,
  };
  try {
    const writer = await writers.create(row.writer, organizationId);
    const { sections, dropped } = await writeChecked(writer, task, signal);
    if (sections.length === 0) return stopFor(row, 'nothing_held');
    return async (tx) => {
      await requireRights(tx, row, { used: selected.projects, filter });
      const written = {
        projects: selected.projects,
        filter,
        features: total,
        facts,
        sections,
        dropped,
        model: writer.model,
      };
      const organization = await completeReport(tx, code, written);
      if (organization === null) return;
      await mailReport(tx, options, row);
      await announceReport(tx, organization, memberId, code);
    };
  } catch (error) {
    const failure = toFailure(error, providerFaults);
    if (failure === null) throw error;
    return stopFor(row, failure);
  }
}

/** Computes the facts of a report and has it written, with the rights that its author has then. */
export const createAiReportKind = (options: AiReportKindOptions): AiReportKind =>
  defineJobKind({
    name: 'ai-report',
    payload,
    audience: 'member',
    retries: { limit: 2, firstS: 5, maxS: 60 },
    // A model may think for minutes, and holds up neither another organization nor the built-in writer.
    width: 8,
    organizationWidth: 2,
    async run({ payload: { code } }, context) {
      const row = await findPending(options.database.read, code);
      return row === null ? undefined : write(options, row, context);
    },
    onStopped: (tx, { payload: { code }, memberId }, state) =>
      stop(tx, code, memberId, state === 'cancelled' ? 'cancelled' : null),
  });

async function stop(
  tx: Tx,
  code: string,
  memberId: number | null,
  failure: ReportFailure | null,
): Promise<void> {
  const organization = await failReport(tx, code, failure);
  if (organization !== null) await announceReport(tx, organization, memberId, code);
}
