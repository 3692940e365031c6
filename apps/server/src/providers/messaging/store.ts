import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';

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

/** No process of a version without jobs takes a message that has one. */
const NEVER = new Date('9999-01-01');

/** Stores a message. @param jobId the job that sends it; null keeps it in the outbox. @returns its id. */
export async function insertMessage(tx: Tx, message: NewMessage, jobId: string | null): Promise<number> {
  const isKept = jobId === null;
  const { message_id } = await tx
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
      job_id: jobId,
      ...(isKept ? {} : { next_attempt_at: NEVER }),
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  return message_id;
}

/** Withdraws messages that are unsent, failed or in an outbox: their link is void. */
export async function deleteUnsent(tx: Tx, reference: string): Promise<void> {
  await tx
    .deleteFrom('message_queue')
    .where('reference', '=', reference)
    .where('status', 'in', ['pending', 'sending', 'failed', 'kept'])
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
}

/** The reference of a message, without locking it. @returns null if it was withdrawn. */
export async function findReference(db: Reader, messageId: number): Promise<string | null> {
  const row = await db
    .selectFrom('message_queue')
    .select('reference')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** Begins an attempt to send a message. @returns null if it was withdrawn. */
export async function beginMessage(tx: Tx, messageId: number): Promise<DueMessage | null> {
  const result = await sql<DueMessage>`
    update message_queue set status = 'sending', attempts = attempts + 1
    where message_id = ${messageId} and status in ('pending', 'sending', 'failed')
    returning message_id, delivery_id, channel, reference, recipient, subject, body`.execute(tx);
  return result.rows[0] ?? null;
}

/** Each of these returns false if the message was withdrawn meanwhile. */
export async function markSent(tx: Tx, messageId: number): Promise<boolean> {
  const result = await sql`
    update message_queue set status = 'sent', last_error = null, finished_at = now(), body = '', link = null
    where message_id = ${messageId}`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function markForRetry(tx: Tx, messageId: number, error: string): Promise<boolean> {
  const result = await sql`
    update message_queue set status = 'pending', last_error = ${error} where message_id = ${messageId}`.execute(
    tx,
  );
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function noteError(tx: Tx, messageId: number, error: string): Promise<void> {
  await sql`update message_queue set last_error = ${error} where message_id = ${messageId}`.execute(tx);
}

export interface FailedMessage {
  readonly attempts: number;
  readonly last_error: string | null;
}

/** Gives a message up; null if it was withdrawn. Its text stays for a while, for another attempt by hand. */
export async function markFailed(tx: Tx, messageId: number): Promise<FailedMessage | null> {
  const result = await sql<FailedMessage>`
    update message_queue set status = 'failed', finished_at = now()
    where message_id = ${messageId} returning attempts, last_error`.execute(tx);
  return result.rows[0] ?? null;
}

/** Empties failed messages: their links should not outlive the wish to send them. @returns how many. */
export async function emptyFailed(tx: Tx, afterDays: number): Promise<number> {
  const result = await sql`
    update message_queue set body = '', link = null
    where status = 'failed' and body <> '' and finished_at < now() - make_interval(days => ${afterDays})`.execute(
    tx,
  );
  return Number(result.numAffectedRows ?? 0n);
}

export interface AdoptedMessage {
  readonly message_id: number;
  readonly organization_id: number | null;
  readonly job_id: string;
}

/**
 * Messages without a job, which a version of the program queued that had none, and that no process of that version is
 * sending now. Each gets the id of a job.
 */
export async function adoptMessages(tx: Tx): Promise<AdoptedMessage[]> {
  const result = await sql<{ message_id: number; organization_id: number | null }>`
    select message_id, organization_id from message_queue
    where status in ('pending', 'sending') and next_attempt_at <= now() and job_id is null
    order by message_id for update skip locked`.execute(tx);
  const adopted = result.rows.map((row) => ({ ...row, job_id: createUuidV7() }));
  for (const { message_id, job_id } of adopted) {
    await tx
      .updateTable('message_queue')
      .set({ job_id, next_attempt_at: NEVER })
      .where('message_id', '=', message_id)
      .execute();
  }
  return adopted;
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
