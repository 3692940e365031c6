import { z } from 'zod';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import type { LanguageModel, LanguageModelOptions } from './language-model.ts';
import { createModelCaller } from './model-caller.ts';
import { MAX_OUTPUT_TOKENS } from './read-value.ts';

const VERSION = '2023-06-01';
const message = z.object({
  content: z.array(
    z.union([
      z.object({ type: z.literal('tool_use'), input: z.unknown() }),
      z.object({ type: z.string() }).transform(() => null),
    ]),
  ),
  usage: z.object({
    input_tokens: z.number().int().nonnegative(),
    output_tokens: z.number().int().nonnegative(),
  }),
});

/** A model behind Anthropic’s Messages (https://docs.anthropic.com/en/api/messages), which answers by calling one tool. */
export function createAnthropicModel(options: LanguageModelOptions): LanguageModel {
  const { key, model } = options;
  const caller = createModelCaller(options, {
    ...(key !== null && { 'x-api-key': key }),
    'anthropic-version': VERSION,
  });
  return {
    name: model,
    isPaused: caller.isPaused,
    async ask({ system, turns, answer, onRequest, onGivenUp }, signal) {
      const { name, description, schema } = answer;
      const body = await caller.post(
        '/v1/messages',
        {
          model,
          max_tokens: MAX_OUTPUT_TOKENS,
          system,
          messages: turns.map(({ role, text }) => ({ role, content: text })),
          tools: [{ name, description, input_schema: z.toJSONSchema(schema, { target: 'draft-7' }) }],
          tool_choice: { type: 'tool', name },
        },
        { signal, onRequest, onGivenUp },
      );
      const read = message.safeParse(body);
      if (!read.success)
        throw new ProviderDownError('language_model', 'language_model_unavailable', read.error);
      const { content, usage } = read.data;
      const input = content.find((part) => part !== null)?.input;
      return { value: schema.safeParse(input).data ?? null, text: JSON.stringify(input ?? null), usage };
    },
  };
}
