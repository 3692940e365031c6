import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { isSafeFromListeners } from './safe-url.ts';

/** The environment variables of radar. */
export const radarSettings = {
  MARINE_MONITOR_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .refine(isSafeFromListeners, 'must be an https URL; http serves on this machine alone')
    .optional(),
  MARINE_MONITOR_ACCOUNT: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots, dashes and underscores')
    .optional(),
  MARINE_MONITOR_KEY: z.string().min(3).max(1024).optional(),
  RADAR_WATCHED_SECONDS: z.coerce.number().min(0.1).max(3_600).default(60),
  RADAR_IDLE_SECONDS: z.coerce.number().min(0.1).max(86_400).default(300),
};

/** Where radar stations are read. */
export interface RadarConfig {
  readonly url: string;
  /** The account of the installation, for organizations without their own; null: there is none. */
  readonly shared: { readonly account: string; readonly key: string } | null;
  /** Whether the service is the simulated one, which knows earlier moments too. */
  readonly isSimulated: boolean;
  /** The pause between two readings of a station while somebody looks at it, and else. */
  readonly watchedMs: number;
  readonly idleMs: number;
}

const environment = z.object({ ...radarSettings, SANDBOX: z.boolean() });

/** Null without an address. @throws ConfigError for half an account. */
export function toRadarConfig(value: z.output<typeof environment>): RadarConfig | null {
  const { MARINE_MONITOR_URL: url, MARINE_MONITOR_ACCOUNT: account, MARINE_MONITOR_KEY: key } = value;
  if ((account === undefined) !== (key === undefined)) {
    throw new ConfigError(
      'Configuration is wrong. MARINE_MONITOR_ACCOUNT and MARINE_MONITOR_KEY: give both, or neither',
    );
  }
  if (url === undefined) return null;
  return {
    url: url.replace(/\/+$/, ''),
    shared: account === undefined || key === undefined ? null : { account, key },
    isSimulated: value.SANDBOX && new URL(url).hostname === '127.0.0.1',
    watchedMs: value.RADAR_WATCHED_SECONDS * 1_000,
    idleMs: value.RADAR_IDLE_SECONDS * 1_000,
  };
}
