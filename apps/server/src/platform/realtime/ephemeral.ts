import { EPHEMERAL_PAYLOADS, type EphemeralMessage, type EphemeralType } from '@waypost/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** The channel that carries messages which are in no log, to all server processes. */
export const EPHEMERAL_CHANNEL = 'waypost_ephemeral';

/**
 * Sends a message to those who listen to a topic when the transaction commits. It is kept nowhere: whoever misses it
 * reads the state again. Payloads are small, since a notification holds 8 kB.
 */
export async function sendEphemeral<T extends EphemeralType>(
  tx: Tx,
  message: EphemeralMessage<T>,
): Promise<void> {
  const payload = EPHEMERAL_PAYLOADS[message.type].parse(message.payload);
  await sql`select pg_notify(${EPHEMERAL_CHANNEL}, ${JSON.stringify({ ...message, payload })})`.execute(tx);
}
