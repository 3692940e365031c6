import { hasOrganizationPermission } from '@waypost/contract';
import { findOrganizationRole } from '../../../access/roles.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { findLayerSelection } from '../../layers/index.ts';
import { announceReport } from '../announce.ts';
import type { AiReportKind } from '../report-kind.ts';
import { startReport } from '../start-report.ts';
import type { Writers } from '../writers/writers.ts';
import {
  type DueSchedule,
  findNewest,
  hasReportFor,
  listDue,
  lockDue,
  putNext,
  putOff,
  type Skipped,
  type Stopped,
  stopSchedule,
} from './store.ts';

const LOOK_MS = 60_000;

/** Makes the reports of schedules, each time once, also with several processes. */
export interface ReportScheduler {
  start(): void;
  /** Resolves after the running look. */
  stop(): Promise<void>;
  /** Starts the report of each schedule whose time has come. */
  runDue(now: Date): Promise<void>;
}

export interface ReportSchedulerOptions {
  readonly database: Database;
  readonly kind: AiReportKind;
  readonly writers: Writers;
  readonly log: Pick<Logger, 'error'>;
}

type Ending =
  | { readonly stopped: Stopped }
  | { readonly skipped: Skipped }
  | { readonly code: string }
  | { readonly isMade: true };

/** Starts the report of a schedule with the rights that who set it has now. */
async function makeReport(
  tx: Tx,
  { kind }: ReportSchedulerOptions,
  due: DueSchedule,
  model: string,
): Promise<Ending> {
  const { organization_id: organizationId, member_id: memberId, layer_code: layerCode } = due;
  if (await hasReportFor(tx, due)) return { isMade: true };
  const role = memberId === null ? null : await findOrganizationRole(tx, memberId, organizationId);
  if (memberId === null || role === null) return { stopped: 'author' };
  if (!hasOrganizationPermission(role, 'ai_report:create')) return { stopped: 'rights' };
  if (layerCode === null) return { stopped: 'layer' };
  const { system_prompt, user_prompt, language, time_zone, writer, schedule_id, scheduled_for } = due;
  const reader = { organizationId, memberId };
  try {
    const { selected } = await findLayerSelection(tx, reader, layerCode);
    if (selected.projects.length === 0) return { stopped: 'rights' };
    const code = await startReport(tx, { kind, model }, reader, {
      layerCode,
      startDate: due.from.getTime(),
      endDate: due.until.getTime(),
      body: { writer, system_prompt, user_prompt, language, time_zone },
      previous: await findNewest(tx, schedule_id),
      scheduleId: schedule_id,
      scheduledFor: scheduled_for,
    });
    return { code };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'layer_not_found') return { stopped: 'layer' };
    if (error.code === 'no_features_to_report') return { skipped: 'no_features' };
    throw error;
  }
}

/** The name of the writer; null: the language model may not be asked. Outside a transaction: it reads the database. */
async function findWriter(
  { writers }: ReportSchedulerOptions,
  due: Pick<DueSchedule, 'writer' | 'organization_id'>,
) {
  try {
    return await writers.require(due.writer, due.organization_id);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function runSchedule(
  options: ReportSchedulerOptions,
  due: Pick<DueSchedule, 'schedule_id' | 'writer' | 'organization_id'>,
  now: Date,
): Promise<void> {
  const model = await findWriter(options, due);
  await options.database.transaction(async (tx) => {
    const schedule = await lockDue(tx, due.schedule_id, now);
    if (schedule === null) return;
    const { schedule_id: scheduleId, organization_id: organizationId, member_id: memberId } = schedule;
    const shown = await findNewest(tx, scheduleId);
    const ending: Ending =
      model === null ? { skipped: 'model' } : await makeReport(tx, options, schedule, model);
    if ('stopped' in ending) await stopSchedule(tx, scheduleId, ending.stopped);
    else await putNext(tx, scheduleId, now, 'skipped' in ending ? ending.skipped : null);
    // The page of the report before tells when the next one is made.
    if (shown !== null) await announceReport(tx, organizationId, memberId, shown.code);
  });
}

/** Lets a schedule wait whose report could not be started. */
async function letWait(
  { database, log }: ReportSchedulerOptions,
  {
    schedule_id: scheduleId,
    organization_id: organizationId,
  }: Pick<DueSchedule, 'schedule_id' | 'organization_id'>,
  now: Date,
): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await putOff(tx, scheduleId, now);
      const shown = await findNewest(tx, scheduleId);
      if (shown !== null) await announceReport(tx, organizationId, null, shown.code);
    });
  } catch (error) {
    log.error({ err: error, schedule: scheduleId }, 'a schedule of reports could not be put off');
  }
}

export function createReportScheduler(options: ReportSchedulerOptions): ReportScheduler {
  const { database, log } = options;
  let timer: NodeJS.Timeout | null = null;
  let last: Promise<void> = Promise.resolve();
  const look = async (now: Date) => {
    for (const due of await listDue(database.read, now)) {
      try {
        await runSchedule(options, due, now);
      } catch (error) {
        log.error({ err: error, schedule: due.schedule_id }, 'the report of a schedule was not started');
        await letWait(options, due, now);
      }
    }
  };
  const runDue = (now: Date) => {
    const next = last.then(() => look(now));
    last = next.catch(() => {});
    return next;
  };
  return {
    runDue,
    start() {
      const onTimer = () =>
        runDue(new Date()).catch((error: unknown) =>
          log.error({ err: error }, 'the schedules of reports could not be looked at'),
        );
      timer = setInterval(() => void onTimer(), LOOK_MS).unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await last;
    },
  };
}
