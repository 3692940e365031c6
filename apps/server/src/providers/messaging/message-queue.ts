import { AppError } from '../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { type SmsBudget, TextsSpentError } from './budget/sms-budget.ts';
import { MessageRefusedError, type Messaging } from './messaging.ts';
import {
  type DueMessage,
  deleteUnsent,
  findNewestByDelivery,
  findNextDueMs,
  insertMessage,
  listKeptMessages,
  MESSAGE_CHANNEL,
  markFailed,
  markForRetry,
  markSent,
  type NewMessage,
  takeDueMessage,
} from './store.ts';

/**
 * The state of a message. `pending` again after an attempt that may succeed later; `delivered` and `open` come from
 * provider reports, in any order and possibly repeated.
 */
export type MessageProgress = 'pending' | 'sending' | 'sent' | 'delivered' | 'failed' | 'open';

/** Called when a message changes its state, in the same transaction. */
export type ProgressListener = (tx: Tx, reference: string, progress: MessageProgress) => Promise<void>;

export interface MessageQueueOptions {
  readonly database: Database;
  readonly messaging: Messaging;
  readonly smsBudget: SmsBudget;
  readonly log: Logger;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
  /** Pause after the first failed attempt; it doubles with each further one. */
  readonly retryMs?: number;
  readonly maxAttempts?: number;
}

const RETRY_MS = 5_000;
/** With pauses doubling from 5 s, the last attempt is after about 85 minutes. */
const MAX_ATTEMPTS = 11;
/** Longer than any attempt takes with the timeouts of the mail server. */
const LEASE_MS = 120_000;
/** Polling interval in addition to notifications. */
const MAX_SLEEP_MS = 30_000;
const KEPT_SHOWN = 200;

/**
 * Outgoing messages in the database: durable, sent by one worker per process outside the requests that cause them, and
 * retried with growing pauses.
 */
export class MessageQueue {
  readonly #database: Database;
  readonly #messaging: Messaging;
  readonly #smsBudget: SmsBudget;
  readonly #log: Logger;
  readonly #providerFaults: Pick<ProviderFaults, 'note'>;
  readonly #retryMs: number;
  readonly #maxAttempts: number;
  readonly #listeners: ProgressListener[] = [];
  #isRunning = false;
  #isStopped = false;
  #isWoken = false;
  #timer: NodeJS.Timeout | null = null;
  #run: Promise<void> = Promise.resolve();
  readonly #stopping = Promise.withResolvers<never>();

  constructor(options: MessageQueueOptions) {
    this.#database = options.database;
    this.#messaging = options.messaging;
    this.#smsBudget = options.smsBudget;
    // The promise may be rejected while nothing awaits it.
    this.#stopping.promise.catch(() => {});
    this.#log = options.log;
    this.#providerFaults = options.providerFaults;
    this.#retryMs = options.retryMs ?? RETRY_MS;
    this.#maxAttempts = options.maxAttempts ?? MAX_ATTEMPTS;
  }

  get canMail(): boolean {
    return this.#messaging.canMail;
  }

  onProgress(listener: ProgressListener): void {
    this.#listeners.push(listener);
  }

  /**
   * Queues a message in the transaction of its cause; stores it in the outbox if it cannot be sent.
   * @returns whether it will be sent.
   * @throws AppError `sms_limit_reached` if no more texts may be sent now.
   */
  async enqueue(tx: Tx, message: NewMessage): Promise<boolean> {
    const canSend = message.channel === 'mail' ? this.#messaging.canMail : this.#messaging.canSms;
    const isKept = !canSend;
    if (canSend && message.channel === 'sms') await this.#takeText(tx, message.organizationId);
    await insertMessage(tx, message, isKept);
    if (isKept) {
      // Without the text: it contains a personal link.
      this.#log.info(
        { reference: message.reference, channel: message.channel },
        'message kept in the outbox',
      );
    }
    return !isKept;
  }

  /** Withdraws messages queued under a reference and not sent yet. */
  withdraw(tx: Tx, reference: string): Promise<void> {
    return deleteUnsent(tx, reference);
  }

  /** Records a provider's report about its message; reports about unknown messages are ignored. */
  async recordDelivery(tx: Tx, deliveryId: string, progress: MessageProgress): Promise<void> {
    const message = await findNewestByDelivery(tx, deliveryId);
    if (message !== null) await this.#tell(tx, message, progress);
  }

  listKept(db: Reader, organizationId: number | null) {
    return listKeptMessages(db, organizationId, KEPT_SHOWN);
  }

  /** Starts to send, beginning with unsent messages. */
  async start(): Promise<void> {
    if (!this.#messaging.canMail && !this.#messaging.canSms) return;
    const wake = () => this.#wake();
    await this.#database.listen(MESSAGE_CHANNEL, wake, wake);
    this.#wake();
  }

  /**
   * Stops without waiting for a slow mail server: the current message is sent again later, and may then arrive twice.
   */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopping.reject(new Error('The server stops.'));
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#messaging.close();
    await this.#run;
  }

  async #takeText(tx: Tx, organizationId: number | null): Promise<void> {
    try {
      await this.#smsBudget.take(tx, { organizationId });
    } catch (cause) {
      if (!(cause instanceof TextsSpentError)) throw cause;
      const minutes = Math.ceil(cause.waitS / 60);
      throw new AppError('sms_limit_reached', {
        detail: `No more text messages go out for now. Wait ${minutes} minutes and try again.`,
        cause,
      });
    }
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#isRunning || this.#isStopped) return;
    this.#isRunning = true;
    this.#run = this.#work().finally(() => {
      this.#isRunning = false;
      if (this.#isWoken) this.#wake();
    });
  }

  async #work(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    let sleepMs = MAX_SLEEP_MS;
    try {
      do {
        this.#isWoken = false;
        while (!this.#isStopped && (await this.#sendNext()));
      } while (this.#isWoken && !this.#isStopped);
      const dueMs = this.#isStopped ? null : await findNextDueMs(this.#database.read);
      if (dueMs !== null) sleepMs = Math.min(Math.max(dueMs, 0) + 1, MAX_SLEEP_MS);
    } catch (error) {
      this.#isWoken = false;
      if (!this.#isStopped) this.#log.error({ err: error }, 'the message queue stumbled');
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#wake(), sleepMs).unref();
  }

  /** Sends the message that is due longest; false if none is due. No locks are held while waiting for the network. */
  async #sendNext(): Promise<boolean> {
    const message = await this.#database.transaction(async (tx) => {
      const due = await takeDueMessage(tx, LEASE_MS);
      if (due !== null) await this.#tell(tx, due, 'sending');
      return due;
    });
    if (message === null) return false;
    const failure = await this.#trySend(message);
    await this.#database.transaction((tx) => this.#record(tx, message, failure));
    return true;
  }

  async #trySend(message: DueMessage): Promise<Error | null> {
    try {
      const { recipient: to, subject, body: text, delivery_id: reference } = message;
      const sending =
        message.channel === 'sms'
          ? this.#messaging.sendSms({ to, text, reference })
          : this.#messaging.sendMail({ to, subject, text, reference });
      await Promise.race([sending, this.#stopping.promise]);
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async #record(tx: Tx, message: DueMessage, failure: Error | null): Promise<void> {
    if (failure === null) {
      if (await markSent(tx, message)) await this.#tell(tx, message, 'sent');
      return;
    }
    const isFinal = failure instanceof MessageRefusedError && failure.isFinal;
    const isOver = isFinal || message.attempts >= this.#maxAttempts;
    if (!isFinal) this.#providerFaults.note('messaging', failure);
    if (isOver) {
      this.#log.warn(
        { reference: message.reference, attempts: message.attempts, reason: failure.message },
        'a message was given up',
      );
    }
    const isOurs = isOver
      ? await markFailed(tx, message, failure.message)
      : await markForRetry(tx, message, failure.message, this.#retryMs * 2 ** (message.attempts - 1));
    if (isOurs) await this.#tell(tx, message, isOver ? 'failed' : 'pending');
  }

  async #tell(tx: Tx, message: Pick<DueMessage, 'reference'>, progress: MessageProgress): Promise<void> {
    for (const listener of this.#listeners) await listener(tx, message.reference, progress);
  }
}
