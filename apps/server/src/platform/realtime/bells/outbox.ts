import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/** A short message to all server processes, sent when the transaction that rings it commits. */
export interface Bell {
  readonly channel: string;
  readonly payload: string;
}

const outboxes = new WeakMap<Tx, Bell[]>();

/** From now on what a transaction rings is gathered, to be sent after its commit. @returns where it is gathered. */
export function openOutbox(tx: Tx): readonly Bell[] {
  const outbox: Bell[] = [];
  outboxes.set(tx, outbox);
  return outbox;
}

/** Gathers a bell. @returns false if nothing is gathered: PostgreSQL sends it with the commit by `NOTIFY`. */
export function gather(tx: Tx, bell: Bell): boolean {
  const outbox = outboxes.get(tx);
  outbox?.push(bell);
  return outbox !== undefined;
}

/** Sends bells by `NOTIFY` with the commit. */
export async function notify(tx: Tx, bells: readonly Bell[]): Promise<void> {
  await sql`
    select pg_notify(b.channel, b.payload)
    from jsonb_to_recordset(${JSON.stringify(bells)}::jsonb) as b (channel text, payload text)`.execute(tx);
}

/** Rings when the transaction commits. */
export async function ring(tx: Tx, bell: Bell): Promise<void> {
  if (!gather(tx, bell)) await sql`select pg_notify(${bell.channel}, ${bell.payload})`.execute(tx);
}
