import type { ModelApi } from '@waypost/contract';
import { createAnthropicModel } from './anthropic-model.ts';
import type { LanguageModel, LanguageModelOptions } from './language-model.ts';
import { createOpenAiModel } from './openai-model.ts';

/** A language model behind an endpoint that is spoken to in one of the ways that are known. */
export const createLanguageModel = (api: ModelApi, options: LanguageModelOptions): LanguageModel =>
  api === 'anthropic' ? createAnthropicModel(options) : createOpenAiModel(options);
