import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface NewMessage {
  /** The organization whose administrators find the message in their outbox if it cannot be sent; null: super users. */
  readonly organizationId: number | null;
  /** The subject of the message, for the code that queued it. */
  readonly reference: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The link of the message, which is also in its body. */
  readonly link: string | null;
}

/** The channel on which a commit notifies all server processes of a queued message. */
export const MESSAGE_CHANNEL = 'waypost_message';

/** Queues a message, or stores it in the outbox if it cannot be sent. */
export async function insertMessage(tx: Tx, message: NewMessage, isKept: boolean): Promise<void> {
  await tx
    .insertInto('message_queue')
    .values({
      organization_id: message.organizationId,
      reference: message.reference,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      link: message.link,
      status: isKept ? 'kept' : 'pending',
      finished_at: isKept ? new Date() : null,
    })
    .execute();
  if (!isKept) await sql`select pg_notify(${MESSAGE_CHANNEL}, '')`.execute(tx);
}

/** Withdraws messages that are unsent or in an outbox: their link is void. */
export async function deleteUnsent(tx: Tx, reference: string): Promise<void> {
  await tx
    .deleteFrom('message_queue')
    .where('reference', '=', reference)
    .where('status', 'in', ['pending', 'sending', 'kept'])
    .execute();
}

/** Whether the message with a reference is in an outbox: it could not be sent, and its link is passed on by hand. */
export async function isKept(db: Reader, reference: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_queue')
    .select('message_id')
    .where('reference', '=', reference)
    .where('status', '=', 'kept')
    .executeTakeFirst();
  return row !== undefined;
}

export interface DueMessage {
  readonly message_id: number;
  readonly delivery_id: string;
  readonly channel: 'mail' | 'sms';
  readonly reference: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * Claims the message that is due longest, for `leaseMs`: if its worker dies, another claims it after that.
 * Two workers never claim the same one.
 */
export async function takeDueMessage(tx: Tx, leaseMs: number): Promise<DueMessage | null> {
  const result = await sql<DueMessage>`
    update message_queue set status = 'sending', attempts = attempts + 1,
      next_attempt_at = now() + ${leaseMs} * interval '1 millisecond'
    where message_id = (
      select message_id from message_queue
      where status in ('pending', 'sending') and next_attempt_at <= now()
      order by next_attempt_at, message_id
      limit 1
      for update skip locked
    )
    returning message_id, delivery_id, channel, reference, recipient, subject, body, attempts`.execute(tx);
  return result.rows[0] ?? null;
}

/**
 * Records the result of an attempt; each returns false if the message was withdrawn meanwhile, or claimed by another.
 */
async function finish(
  tx: Tx,
  { message_id, attempts }: DueMessage,
  values: { status: string; last_error: string | null; retryInMs: number | null },
): Promise<boolean> {
  const isOver = values.retryInMs === null;
  const result = await sql`
    update message_queue set status = ${values.status}, last_error = ${values.last_error},
      next_attempt_at = now() + ${values.retryInMs ?? 0}::integer * interval '1 millisecond',
      finished_at = case when ${isOver}::boolean then now() end,
      body = case when ${isOver}::boolean then '' else body end,
      link = case when ${isOver}::boolean then null else link end
    where message_id = ${message_id} and status = 'sending' and attempts = ${attempts}`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export function markSent(tx: Tx, message: DueMessage): Promise<boolean> {
  return finish(tx, message, { status: 'sent', last_error: null, retryInMs: null });
}

export function markFailed(tx: Tx, message: DueMessage, error: string): Promise<boolean> {
  return finish(tx, message, { status: 'failed', last_error: error, retryInMs: null });
}

export function markForRetry(
  tx: Tx,
  message: DueMessage,
  error: string,
  retryInMs: number,
): Promise<boolean> {
  return finish(tx, message, { status: 'pending', last_error: error, retryInMs });
}

/** Milliseconds until the next message is due; null if none is queued. */
export async function findNextDueMs(db: Reader): Promise<number | null> {
  const result = await sql<{ ms: number | null }>`
    select extract(epoch from min(next_attempt_at) - now())::float8 * 1000 as ms
    from message_queue where status in ('pending', 'sending')`.execute(db);
  return result.rows[0]?.ms ?? null;
}

/** The newest messages in the outbox of an organization, or of super users. */
export async function listKeptMessages(db: Reader, organizationId: number | null, limit: number) {
  return db
    .selectFrom('message_queue')
    .select(['message_id', 'channel', 'recipient', 'subject', 'body', 'link', 'created_at'])
    .where('organization_id', 'is not distinct from', organizationId)
    .where('status', '=', 'kept')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();
}

/** The message that a provider reports on, if it is the latest about its subject; null for any other. */
export async function findNewestByDelivery(
  db: Reader,
  deliveryId: string,
): Promise<{ reference: string } | null> {
  const result = await sql<{ reference: string }>`
    select m.reference from message_queue m
    where m.delivery_id = ${deliveryId} and m.status <> 'kept'
      and not exists (
        select 1 from message_queue n where n.reference = m.reference and n.message_id > m.message_id
      )`.execute(db);
  return result.rows[0] ?? null;
}
