import { z } from 'zod';
import { timestamp } from '../common.ts';

/** How the endpoint of a language model is spoken to: OpenAI’s chat completions, which many have, or Anthropic’s Messages. */
export const MODEL_APIS = ['openai', 'anthropic'] as const;
export type ModelApi = (typeof MODEL_APIS)[number];

/** Where the providers themselves are; used where no address is given. */
export const MODEL_URLS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
} as const satisfies Record<ModelApi, string>;

/** The organization’s own language model; its key is masked and never returned. Everything of it is null without one. */
export const modelKey = z.object({
  api: z.enum(MODEL_APIS).nullable(),
  url: z.string().nullable(),
  model: z.string().nullable(),
  /** Its last characters after dots; null also for an endpoint that needs none. */
  key: z.string().nullable(),
  set_at: timestamp.nullable(),
  set_by: z.string().nullable(),
  /** The name of the model of the installation, which is used without one of one’s own; null: there is none. */
  shared_model: z.string().nullable(),
});
export type ModelKey = z.infer<typeof modelKey>;

/** An address and no more: a key goes into its own field, and paths are added to it. */
const BARE_ADDRESS = /^https?:\/\/[^/@?#\s]+(?:\/[^?#\s]*)?$/i;

export const modelKeyPut = z.strictObject({
  api: z.enum(MODEL_APIS),
  /** With `/v1` for OpenAI’s API, without for Anthropic’s; absent: that of the provider itself. */
  url: z
    .url({ protocol: /^https?$/, error: 'Enter an address that begins with https://.' })
    .max(500)
    .regex(BARE_ADDRESS, 'Enter the address without a key, a question mark or a hash.')
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  model: z.string().trim().min(1).max(200),
  /** Absent: the endpoint needs none. */
  apikey: z
    .string()
    .trim()
    .min(3)
    .max(1024)
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no letters beyond ASCII.')
    .optional(),
});
export type ModelKeyPut = z.input<typeof modelKeyPut>;
export type NewModelKey = z.output<typeof modelKeyPut>;
