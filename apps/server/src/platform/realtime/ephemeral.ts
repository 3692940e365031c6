import { EPHEMERAL_PAYLOADS, type EphemeralMessage } from '@waypost/contract';
import type { Tx } from '../db/database.ts';
import { ring } from './bells/outbox.ts';

/** The channel that carries messages which are in no log, to all server processes. */
export const EPHEMERAL_CHANNEL = 'waypost_ephemeral';
/** A notification holds less than 8 kB. */
const MAX_NOTIFICATION_BYTES = 7_500;

/**
 * Sends a message to those who listen to a topic when the transaction commits. It is kept nowhere: whoever misses it
 * reads the state again. Payloads are small, since a notification holds 8 kB.
 */
export async function sendEphemeral(tx: Tx, message: EphemeralMessage): Promise<void> {
  await notify(tx, toText(message));
}

/** Sends messages in as few notifications as hold them. */
export async function sendEphemeralBatch(tx: Tx, messages: readonly EphemeralMessage[]): Promise<void> {
  let batch: string[] = [];
  let bytes = 0;
  for (const message of messages) {
    const text = toText(message);
    const more = Buffer.byteLength(text) + 1;
    if (bytes + more > MAX_NOTIFICATION_BYTES && batch.length > 0) {
      await notify(tx, `[${batch.join(',')}]`);
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += more;
  }
  if (batch.length > 0) await notify(tx, `[${batch.join(',')}]`);
}

/** The messages of a notification. */
export function readNotification(payload: string): readonly EphemeralMessage[] {
  const read: EphemeralMessage | readonly EphemeralMessage[] = JSON.parse(payload);
  return Array.isArray(read) ? read : [read as EphemeralMessage];
}

function toText(message: EphemeralMessage): string {
  return JSON.stringify({ ...message, payload: EPHEMERAL_PAYLOADS[message.type].parse(message.payload) });
}

const notify = (tx: Tx, payload: string): Promise<void> => ring(tx, { channel: EPHEMERAL_CHANNEL, payload });
