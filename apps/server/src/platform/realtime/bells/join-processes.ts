import { createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../observability/logger.ts';
import type { ProviderFaults } from '../../observability/provider-faults.ts';
import type { Secrets } from '../../secrets.ts';
import { EVENT_CHANNEL } from '../event-log.ts';
import { openNatsBells } from './nats-bells.ts';
import { fallBack, withBells } from './with-bells.ts';

interface Joining {
  readonly config: Pick<Config, 'nats'>;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
  readonly log: Logger;
}

/** The database as the server uses it: its bells go through NATS where there is one. Close it after all that writes. */
export function joinProcesses({ config, database, secrets, providerFaults, log }: Joining): {
  readonly database: Database;
  close(): Promise<void>;
} {
  if (config.nats === null) return { database, close: async () => {} };
  const faults = {
    onUnsent: (error: unknown) => log.error({ err: error }, 'telling other processes of a change failed'),
  };
  const carrier = openNatsBells(config.nats, {
    // Another installation at the same NATS has projects of the same numbers.
    prefix: `waypost.${createHmac('sha256', secrets.providerKeySecret).update('nats').digest('hex').slice(0, 24)}`,
    // A position that is told again would be an old one.
    repeatable: new Set([EVENT_CHANNEL]),
    onFault: (cause) => providerFaults.note('nats', cause),
    onDoubtful: (bells) => void fallBack(database, bells, faults),
  });
  return { database: withBells(database, carrier, faults), close: () => carrier.close() };
}
