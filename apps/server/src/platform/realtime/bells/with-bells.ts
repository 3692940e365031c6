import type { Database } from '../../db/database.ts';
import { EPHEMERAL_CHANNEL } from '../ephemeral.ts';
import { EVENT_CHANNEL } from '../event-log.ts';
import type { BellCarrier } from './nats-bells.ts';
import { type Bell, notify, openOutbox } from './outbox.ts';

/** What is carried beside the database: that logs grew, and positions. */
const CARRIED: ReadonlySet<string> = new Set([EVENT_CHANNEL, EPHEMERAL_CHANNEL]);

const dedupe = (bells: readonly Bell[]) => [
  ...new Map(bells.map((bell) => [`${bell.channel} ${bell.payload}`, bell])).values(),
];

interface BellFaults {
  /** Bells could be sent in no way: what they announce is heard with the next ones. */
  onUnsent(error: unknown): void;
}

/** Sends by `NOTIFY` what a carrier could not carry. */
export async function fallBack(
  database: Database,
  bells: readonly Bell[],
  { onUnsent }: BellFaults,
): Promise<void> {
  if (bells.length === 0) return;
  try {
    await database.transaction((tx) => notify(tx, bells));
  } catch (error) {
    onUnsent(error);
  }
}

/**
 * A database whose bells go through a carrier after each commit, and by `NOTIFY` while it is down. Both are heard, so that
 * processes with and without a carrier understand each other.
 */
export function withBells(database: Database, carrier: BellCarrier, faults: BellFaults): Database {
  return {
    ...database,
    async transaction(work) {
      let outbox: readonly Bell[] = [];
      const result = await database.transaction((tx) => {
        outbox = openOutbox(tx);
        return work(tx);
      });
      const bells = dedupe(outbox);
      if (bells.length > 0 && !carrier.send(bells)) await fallBack(database, bells, faults);
      return result;
    },
    async listen(channel, onPayload, onReconnected) {
      await database.listen(channel, onPayload, onReconnected);
      if (CARRIED.has(channel)) carrier.listen(channel, onPayload, onReconnected);
    },
  };
}
