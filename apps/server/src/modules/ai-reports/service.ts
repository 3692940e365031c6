import type {
  AiReport,
  AiReportConfig,
  AiReportListItem,
  AiReportUsage,
  ComputedFact,
  FactFeature,
} from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import { createQueue } from '../../platform/create-queue.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { announceReport } from './announce.ts';
import { computeAgain } from './compute-again.ts';
import { readReport, requireReport } from './read-report.ts';
import type { AiReportKind } from './report-kind.ts';
import { deleteUnlessShown, holdScheduleOf } from './schedules/store.ts';
import { shareReport } from './share.ts';
import { type NewReportRequest, startReport } from './start-report.ts';
import { deleteReport, listReadable, listReports } from './store.ts';
import { mayDelete, toListItem } from './to-wire.ts';
import { builtInWriter } from './writers/built-in/built-in-writer.ts';
import { DEFAULT_INSTRUCTIONS } from './writers/model/question.ts';
import type { Writers } from './writers/writers.ts';

type ReadGrant = OrganizationGrant<'ai_report:read'>;
type ManageGrant = OrganizationGrant<'ai_report:manage'>;
type CreateGrant = OrganizationGrant<'ai_report:create'>;

/** Every method about one report throws AppError `ai_report_not_found` for those that the caller may not read. */
export interface AiReportService {
  getConfig(organizationId: number): Promise<AiReportConfig>;
  /** What the organization has used of the language model this month; null without one. */
  getUsage(grant: ManageGrant): Promise<AiReportUsage | null>;
  /**
   * Starts a report of what the caller may read of a layer. @throws AppError `layer_not_found`, `layer_without_features`,
   * `no_features_to_report`, `too_many_requests` while too many of theirs are in the making, `language_model_unavailable`,
   * `language_model_limit`.
   */
  create(grant: CreateGrant, request: NewReportRequest): Promise<AiReportListItem>;
  /**
   * Starts the next version of a report that the caller may read, of what they may read of its layer now. @throws AppError as
   * `create` does, `layer_not_found` also for a layer that was deleted.
   */
  refresh(grant: CreateGrant, code: string): Promise<AiReportListItem>;
  list(grant: ReadGrant, layer: string | null): Promise<AiReportListItem[]>;
  get(grant: ReadGrant, code: string): Promise<AiReport>;
  /** The newest features that a fact rests on, as far as the caller may read them now. */
  listFactFeatures(grant: ReadGrant, code: string, factId: string): Promise<FactFeature[]>;
  /** What the query of a fact gives now, of what the caller may read. @throws AppError `layer_not_found` if its layer is gone. */
  computeFact(grant: ReadGrant, code: string, factId: string): Promise<ComputedFact>;
  /** Opens a completed report to all members of the organization, or leaves it to those who may read what it rests on. */
  setShared(grant: ManageGrant, code: string, isShared: boolean): Promise<AiReport>;
  /** @throws AppError `forbidden` for another member’s, except to administrators. */
  delete(grant: ReadGrant, code: string): Promise<void>;
}

/** Facts that are computed again may read millions of features: others keep their connections meanwhile. */
const COMPUTED_AT_ONCE = 2;

interface Dependencies {
  readonly database: Database;
  readonly kind: AiReportKind;
  readonly writers: Writers;
  readonly jobs: Pick<Jobs, 'cancel'>;
}

/** @param shownWith a report whose schedule shows the new one as well; null: no schedule does. */
async function create(
  { database, kind, writers }: Dependencies,
  grant: CreateGrant,
  request: NewReportRequest,
  shownWith: string | null = null,
): Promise<string> {
  const { writer } = request.body;
  const model = await writers.require(writer, grant.organizationId);
  return database.transaction(async (tx) => {
    // Read here: a schedule may end while the writer is asked.
    const scheduleId = shownWith === null ? null : await holdScheduleOf(tx, shownWith);
    return startReport(tx, { kind, model }, grant, { ...request, scheduleId });
  });
}

export function createAiReportService(dependencies: Dependencies): AiReportService {
  const { database, writers, jobs } = dependencies;
  const inTurn = createQueue(COMPUTED_AT_ONCE);
  return {
    async getConfig(organizationId) {
      const model = await writers.findModel(organizationId);
      return {
        writers: model === null ? ['built_in'] : ['built_in', 'model'],
        model: model ?? builtInWriter.model,
        is_built_in: model === null,
        default_system_prompt: model === null ? '' : DEFAULT_INSTRUCTIONS,
        default_user_prompt: '',
      };
    },
    getUsage: ({ organizationId }) => writers.getUsage(organizationId),
    async create(grant, request) {
      const code = await create(dependencies, grant, request);
      return toListItem(grant, await requireReport(database.read, grant, code));
    },
    async refresh(grant, code) {
      const previous = await requireReport(database.read, grant, code);
      const { layer_code: layerCode, system_prompt, user_prompt, language, time_zone, writer } = previous;
      if (layerCode === null) throw new AppError('layer_not_found');
      const request = {
        layerCode,
        startDate: previous.start_date?.getTime(),
        endDate: previous.end_date?.getTime(),
        body: { writer, system_prompt, user_prompt, language, time_zone },
        previous,
      };
      // Another member’s version is not what the schedule of the author shows.
      const isOwn = previous.member_id === grant.memberId;
      const next = await create(dependencies, grant, request, isOwn ? code : null);
      return toListItem(grant, await requireReport(database.read, grant, next));
    },
    async list(grant, layer) {
      return (await listReports(database.read, grant, layer)).map((row) => toListItem(grant, row));
    },
    get: (grant, code) => readReport(database.read, grant, code),
    async listFactFeatures(grant, code, factId) {
      const { facts } = await requireReport(database.read, grant, code);
      const fact = facts.find(({ id }) => id === factId);
      if (fact === undefined) throw new AppError('ai_report_not_found');
      return listReadable(database.read, grant, fact.codes);
    },
    computeFact: (grant, code, factId) => inTurn(() => computeAgain(database, grant, code, factId)),
    setShared: (grant, code, isShared) => shareReport(database, grant, code, isShared),
    async delete(grant, code) {
      const row = await requireReport(database.read, grant, code);
      if (!mayDelete(grant, row)) throw new AppError('forbidden');
      // The job has the code of its report. A model is not asked for what nobody will read.
      if (row.status === 'pending') await jobs.cancel(code);
      await database.transaction(async (tx) => {
        await deleteReport(tx, code);
        if (row.schedule_id !== null) await deleteUnlessShown(tx, row.schedule_id);
        await announceReport(tx, grant.organizationId, grant.memberId, code);
      });
    },
  };
}
