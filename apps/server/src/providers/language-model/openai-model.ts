import { z } from 'zod';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import type { LanguageModel, LanguageModelOptions } from './language-model.ts';
import { createModelCaller } from './model-caller.ts';
import { MAX_OUTPUT_TOKENS, readValue } from './read-value.ts';

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z
    .object({
      prompt_tokens: z.number().int().nonnegative().nullish(),
      completion_tokens: z.number().int().nonnegative().nullish(),
    })
    .nullish(),
});

/**
 * A model at an endpoint with OpenAI’s chat completions (https://platform.openai.com/docs/api-reference/chat), as Ollama,
 * vLLM and many others have them.
 */
export function createOpenAiModel(options: LanguageModelOptions): LanguageModel {
  const { key, model } = options;
  const caller = createModelCaller(options, key === null ? {} : { authorization: `Bearer ${key}` });
  return {
    name: model,
    isPaused: caller.isPaused,
    async ask({ system, turns, answer, onRequest, onGivenUp }, signal) {
      const body = await caller.post(
        '/chat/completions',
        {
          model,
          messages: [
            { role: 'system', content: system },
            ...turns.map(({ role, text }) => ({ role, content: text })),
          ],
          temperature: 0,
          max_tokens: MAX_OUTPUT_TOKENS,
          response_format: {
            type: 'json_schema',
            json_schema: {
              name: answer.name,
              description: answer.description,
              strict: true,
              schema: z.toJSONSchema(answer.schema, { target: 'draft-7' }),
            },
          },
          stream: false,
        },
        { signal, onRequest, onGivenUp },
      );
      const read = completion.safeParse(body);
      if (!read.success)
        throw new ProviderDownError('language_model', 'language_model_unavailable', read.error);
      const { choices, usage } = read.data;
      const text = choices[0]?.message.content ?? '';
      return {
        value: readValue(answer.schema, text),
        text,
        usage: {
          input_tokens: usage?.prompt_tokens ?? 0,
          output_tokens: usage?.completion_tokens ?? 0,
        },
      };
    },
  };
}
