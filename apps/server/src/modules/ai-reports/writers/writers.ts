import type { AiReportUsage, ReportWriterName } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { NotSetUpError } from '../../../platform/not-set-up-error.ts';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type {
  ModelAnswer,
  ModelQuestion,
  ModelUsage,
} from '../../../providers/language-model/language-model.ts';
import { MAX_OUTPUT_TOKENS } from '../../../providers/language-model/read-value.ts';
import type { OrganizationModels, UsedModel } from '../model-keys/organization-models.ts';
import { builtInWriter } from './built-in/built-in-writer.ts';
import { createModelWriter } from './model/model-writer.ts';
import { addTokens, countCall, findUsage, type UsageLimits } from './usage-store.ts';
import type { ReportWriter } from './writer.ts';

/** Who can write reports of an organization. */
export interface Writers {
  /** The name of the language model that it uses; null: there is none. */
  findModel(organizationId: number): Promise<string | null>;
  /** A writer for one report. Its calls are counted, and refused over the limit with AppError `language_model_limit`. */
  create(writer: ReportWriterName, organizationId: number): Promise<ReportWriter>;
  /**
   * @throws AppError `language_model_unavailable` and `language_model_limit` if a report would certainly fail. @returns the
   * name of the writer.
   */
  require(writer: ReportWriterName, organizationId: number): Promise<string>;
  /** Null without a language model. */
  getUsage(organizationId: number): Promise<AiReportUsage | null>;
}

export interface WritersOptions {
  readonly database: Database;
  readonly models: OrganizationModels;
  readonly limits: UsageLimits;
}

const CHARACTERS_PER_TOKEN = 4;

/** What a call used at most that was given up: what was said to it, and the longest answer. */
function estimateUsage({ system, turns }: Pick<ModelQuestion<unknown>, 'system' | 'turns'>): ModelUsage {
  const characters = turns.reduce((sum, { text }) => sum + text.length, system.length);
  return {
    input_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
    output_tokens: MAX_OUTPUT_TOKENS,
  };
}

/** Asks the model of an organization. What is wrong with its own is not noted as a fault of the installation. */
async function ask<T>(
  { model, isOwn }: UsedModel,
  question: ModelQuestion<T>,
  signal: AbortSignal,
): Promise<ModelAnswer<T>> {
  try {
    return await model.ask(question, signal);
  } catch (error) {
    if (!isOwn || !(error instanceof ProviderDownError)) throw error;
    throw new AppError(error.code, { cause: error });
  }
}

/** The error of a model that is not asked for a while, since it failed: noted as in `ask`. */
const toPaused = ({ isOwn }: UsedModel): AppError =>
  isOwn
    ? new AppError('language_model_unavailable')
    : new ProviderDownError('language_model', 'language_model_unavailable');

export function createWriters({ database, models, limits }: WritersOptions): Writers {
  const { callsPerMonth, tokensPerMonth } = limits;
  const find = (organizationId: number) => models.find(database.read, organizationId);
  const ofModel = async (organizationId: number): Promise<ReportWriter> => {
    const used = await find(organizationId);
    // It was taken away after the report was asked for.
    if (used === null) throw new NotSetUpError('language_model_unavailable');
    return createModelWriter({
      name: used.model.name,
      async ask(question, signal) {
        const onRequest = async () => {
          const isWithin = await database.transaction((tx) => countCall(tx, organizationId, limits));
          if (!isWithin) throw new AppError('language_model_limit');
        };
        const add = (usage: ModelUsage) => database.transaction((tx) => addTokens(tx, organizationId, usage));
        const onGivenUp = () => add(estimateUsage(question));
        const answer = await ask(used, { ...question, onRequest, onGivenUp }, signal);
        await add(answer.usage);
        return answer;
      },
    });
  };
  return {
    findModel: async (organizationId) => (await find(organizationId))?.model.name ?? null,
    create: async (writer, organizationId) =>
      writer === 'built_in' ? builtInWriter : ofModel(organizationId),
    async require(writer, organizationId) {
      if (writer === 'built_in') return builtInWriter.model;
      const used = await find(organizationId);
      if (used === null) throw new NotSetUpError('language_model_unavailable');
      if (used.model.isPaused()) throw toPaused(used);
      const { calls, tokens } = await findUsage(database.read, organizationId);
      if (calls >= callsPerMonth || tokens >= tokensPerMonth) throw new AppError('language_model_limit');
      return used.model.name;
    },
    async getUsage(organizationId) {
      if ((await find(organizationId)) === null) return null;
      const used = await findUsage(database.read, organizationId);
      return { ...used, calls_limit: callsPerMonth, tokens_limit: tokensPerMonth };
    },
  };
}
