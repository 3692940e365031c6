import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** Where NATS is. */
export interface NatsConfig {
  /** `host:port` of one or more servers of one cluster. */
  readonly servers: readonly string[];
  readonly user: string | null;
  readonly pass: string | null;
  readonly token: string | null;
  readonly isTls: boolean;
}

const isNatsUrl = (value: string) => /^(nats|tls):\/\//.test(value) && URL.canParse(value);

/** One or more URLs, separated by commas: `nats://user:password@host:4222`. */
export const natsVariables = {
  NATS_URL: z
    .string()
    .refine(
      (value) => value.split(',').every((url) => isNatsUrl(url.trim())),
      'must be nats:// or tls:// URLs',
    )
    .optional(),
};

/** @throws ConfigError without PostgreSQL, since an embedded database has one process. */
export function toNatsConfig(given: string | undefined, databaseUrl: string | undefined): NatsConfig | null {
  if (given === undefined) return null;
  if (databaseUrl === undefined)
    throw new ConfigError(
      'Configuration is wrong. NATS_URL: needs DATABASE_URL, since it joins several processes',
    );
  const urls = given.split(',').map((url) => new URL(url.trim()));
  // Whoever has a name has a password; a name alone is a token.
  const { username = '', password = '' } = urls[0] ?? {};
  const [name, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port === '' ? '4222' : port}`),
    user: secret === '' ? null : name,
    pass: secret === '' ? null : secret,
    token: secret === '' && name !== '' ? name : null,
    isTls: urls.some(({ protocol }) => protocol === 'tls:'),
  };
}
