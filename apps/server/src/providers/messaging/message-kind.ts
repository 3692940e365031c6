import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import { FinalJobError, ReportedJobError } from '../../platform/jobs/job-errors.ts';
import {
  defineJobKind,
  type JobContext,
  type JobEffect,
  type JobKind,
} from '../../platform/jobs/job-kind.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { MessageRefusedError, type Messaging } from './messaging.ts';
import {
  adoptMessages,
  beginMessage,
  type DueMessage,
  findReference,
  markFailed,
  markForRetry,
  markSent,
  noteError,
} from './store.ts';

/**
 * The state of a message. `pending` again after an attempt that may succeed later; `delivered` and `open` come from
 * provider reports, in any order and possibly repeated.
 */
export type MessageProgress = 'pending' | 'sending' | 'sent' | 'delivered' | 'failed' | 'open';

const messagePayload = z.object({ message_id: z.number().int() });
/** Sends a message of the queue. */
export type MessageKind = JobKind<z.infer<typeof messagePayload>>;

export interface MessageKindOptions {
  readonly messaging: Messaging;
  readonly log: Logger;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
  /** Locks what follows a reference: first in each transaction, so that none waits for one that withdraws its message. */
  lock(tx: Tx, reference: string): Promise<void>;
  /** Tells those who follow the messages of a reference. */
  tell(tx: Tx, reference: string, progress: MessageProgress): Promise<void>;
}

/** With pauses of 3 to 6 s that double up to an hour, the last of eleven attempts is after about 75 minutes. */
const RETRIES = { limit: 10, firstS: 3, maxS: 3_600 };

export function createMessageKind(options: MessageKindOptions): MessageKind {
  const { log, lock, tell } = options;
  const kind: MessageKind = defineJobKind({
    name: 'message',
    payload: messagePayload,
    // It is the server’s work; those who caused it follow the message.
    audience: 'nobody',
    retries: RETRIES,
    run: ({ payload }, context) => run(options, payload.message_id, context),
    async onStopped(tx, { payload }) {
      const reference = await findReference(tx, payload.message_id);
      if (reference === null) return;
      await lock(tx, reference);
      const message = await markFailed(tx, payload.message_id);
      if (message === null) return;
      const { attempts, last_error: reason } = message;
      log.warn({ reference, attempts, reason }, 'a message was given up');
      await tell(tx, reference, 'failed');
    },
    async adopt(tx) {
      for (const { message_id, organization_id: organizationId, job_id: jobId } of await adoptMessages(tx)) {
        await enqueueJob(tx, kind, { message_id }, { organizationId, memberId: null, jobId });
      }
    },
  });
  return kind;
}

/** Sends a message. No transaction is open while waiting for the network. */
async function run(
  { messaging, providerFaults, lock, tell }: MessageKindOptions,
  messageId: number,
  { signal, transaction }: JobContext,
): Promise<JobEffect | undefined> {
  const message = await transaction(async (tx) => {
    const reference = await findReference(tx, messageId);
    if (reference === null) return null;
    await lock(tx, reference);
    const due = await beginMessage(tx, messageId);
    if (due !== null) await tell(tx, reference, 'sending');
    return due;
  });
  // Withdrawn meanwhile.
  if (message === null) return undefined;
  const { reference } = message;
  const failure = await trySend(messaging, message, signal);
  if (failure === null) {
    return async (tx) => {
      await lock(tx, reference);
      if (await markSent(tx, messageId)) await tell(tx, reference, 'sent');
    };
  }
  if (failure instanceof MessageRefusedError && failure.isFinal) {
    await transaction((tx) => noteError(tx, messageId, failure.message));
    throw new FinalJobError(failure.message, { cause: failure });
  }
  providerFaults.note('messaging', failure);
  await transaction(async (tx) => {
    await lock(tx, reference);
    if (await markForRetry(tx, messageId, failure.message)) await tell(tx, reference, 'pending');
  });
  throw new ReportedJobError(failure.message, { cause: failure });
}

/**
 * A stop does not wait for a slow mail server: the message is sent again later, and may then arrive twice.
 * @returns null once the message was accepted. @throws the reason of an abort.
 */
async function trySend(
  messaging: Messaging,
  message: DueMessage,
  signal: AbortSignal,
): Promise<Error | null> {
  const { recipient: to, subject, body: text, delivery_id: reference } = message;
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    signal.throwIfAborted();
    const sending =
      message.channel === 'sms'
        ? messaging.sendSms({ to, text, reference })
        : messaging.sendMail({ to, subject, text, reference });
    await Promise.race([sending, aborted.promise]);
    return null;
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
