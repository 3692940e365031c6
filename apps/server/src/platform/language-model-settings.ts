import { MODEL_APIS, MODEL_URLS, type ModelApi } from '@waypost/contract';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { hostList } from './host-list.ts';
import { isSafeFromListeners } from './safe-url.ts';

/** The language model that writes reports if somebody chooses it. */
export interface LanguageModelConfig {
  readonly api: ModelApi;
  /** Without a trailing slash. */
  readonly url: string;
  readonly key: string | null;
  readonly model: string;
}

/** What holds for language models of all organizations. */
export interface OrganizationModelConfig {
  /** What an organization may use in a month, of its own model too. */
  readonly limits: { readonly callsPerMonth: number; readonly tokensPerMonth: number };
  /** `host:port` that models of organizations may be at although they are not public. */
  readonly innerHosts: ReadonlySet<string>;
}

/** The environment variables of the language model. */
export const languageModelVariables = {
  LANGUAGE_MODEL_API: z.enum(['none', ...MODEL_APIS]).default('none'),
  LANGUAGE_MODEL_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  LANGUAGE_MODEL_KEY: z.string().min(1).max(1024).optional(),
  LANGUAGE_MODEL: z.string().min(1).max(200).optional(),
  LANGUAGE_MODEL_INNER_HOSTS: hostList.optional(),
  LANGUAGE_MODEL_CALLS_PER_MONTH: z.coerce.number().int().min(1).max(1_000_000).default(500),
  LANGUAGE_MODEL_TOKENS_PER_MONTH: z.coerce.number().int().min(1).max(2_000_000_000).default(2_000_000),
};
const variables = z.object(languageModelVariables);

/** @throws ConfigError for an endpoint without a model, and for a key that would go over the network unencrypted. */
export function toLanguageModelConfig(value: z.output<typeof variables>): LanguageModelConfig | null {
  const { LANGUAGE_MODEL_API: api, LANGUAGE_MODEL: model, LANGUAGE_MODEL_KEY: key = null } = value;
  const fail = (fault: string) => new ConfigError(`Configuration is wrong. ${fault}`);
  if (api === 'none') return null;
  if (model === undefined) throw fail('LANGUAGE_MODEL: needed with LANGUAGE_MODEL_API');
  const url = (value.LANGUAGE_MODEL_URL ?? MODEL_URLS[api]).replace(/\/+$/, '');
  if (key !== null && !isSafeFromListeners(url))
    throw fail('LANGUAGE_MODEL_URL: must be an https URL with a key; http serves on this machine alone');
  return { api, url, key, model };
}

export const toOrganizationModelConfig = (value: z.output<typeof variables>): OrganizationModelConfig => ({
  limits: {
    callsPerMonth: value.LANGUAGE_MODEL_CALLS_PER_MONTH,
    tokensPerMonth: value.LANGUAGE_MODEL_TOKENS_PER_MONTH,
  },
  innerHosts: new Set(value.LANGUAGE_MODEL_INNER_HOSTS ?? []),
});
