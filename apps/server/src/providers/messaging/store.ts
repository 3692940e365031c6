import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface NewMessage {
  /** Whose administrators find it in their outbox when nothing can send it; null: super users. */
  readonly organizationId: number | null;
  /** What the message is about, for whoever queued it. */
  readonly reference: string;
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What the message leads to; it stands in the body too. */
  readonly link: string | null;
}

/** The channel on which a commit tells every server process that a message waits. */
export const MESSAGE_CHANNEL = 'waypost_message';

/** Queues a message, or keeps it where nothing can send it. */
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

/** Takes back what was not sent yet and what is kept: what it leads to is void. */
export async function deleteUnsent(tx: Tx, reference: string): Promise<void> {
  await tx
    .deleteFrom('message_queue')
    .where('reference', '=', reference)
    .where('status', 'in', ['pending', 'sending', 'kept'])
    .execute();
}

/** Whether what stands under a name is a message that nothing can send: people pass its link on by hand. */
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
 * Takes the message that is due longest, for `leaseMs`: should its taker die, another takes it after that.
 * Two takers never get the same one.
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

/** What became of a try; each is false when the message was taken back meanwhile, or taken by another. */
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

/** Until the next message is due, in milliseconds; null when none waits. */
export async function findNextDueMs(db: Reader): Promise<number | null> {
  const result = await sql<{ ms: number | null }>`
    select extract(epoch from min(next_attempt_at) - now())::float8 * 1000 as ms
    from message_queue where status in ('pending', 'sending')`.execute(db);
  return result.rows[0]?.ms ?? null;
}

/** The newest messages that are kept of an organization, or of none. */
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

/** The message a provider names, where none about the same thing followed it; null for any other. */
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
