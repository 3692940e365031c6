import { AppError } from '../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../platform/observability/provider-faults.ts';
import { type SmsBudget, TextsSpentError } from './budget/sms-budget.ts';
import { createMessageKind, type MessageKind, type MessageProgress } from './message-kind.ts';
import type { Messaging } from './messaging.ts';
import {
  deleteUnsent,
  emptyFailed,
  findNewestByDelivery,
  insertMessage,
  listKeptMessages,
  type NewMessage,
} from './store.ts';

/** What has the state of its messages, such as an invite. */
export interface MessageFollower {
  /** Locks the row that follows a reference. It is called before a message is locked, as those who withdraw one do. */
  lock(tx: Tx, reference: string): Promise<void>;
  /** A message changed its state, in the same transaction. */
  onProgress(tx: Tx, reference: string, progress: MessageProgress): Promise<void>;
}

export interface MessageQueueOptions {
  readonly database: Database;
  readonly messaging: Messaging;
  readonly smsBudget: SmsBudget;
  readonly log: Logger;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
}

const KEPT_SHOWN = 200;
/** Failed messages can be sent by hand for as long as their jobs are shown. */
const FAILED_DAYS = 7;

/** Outgoing messages in the database: sent by jobs, outside the requests that cause them. */
export class MessageQueue {
  /** The jobs that send; null when nothing can be sent. */
  readonly kind: MessageKind | null;
  readonly #database: Database;
  readonly #messaging: Messaging;
  readonly #smsBudget: SmsBudget;
  readonly #log: Logger;
  readonly #followers: MessageFollower[] = [];

  constructor({ database, messaging, smsBudget, log, providerFaults }: MessageQueueOptions) {
    this.#database = database;
    this.#messaging = messaging;
    this.#smsBudget = smsBudget;
    this.#log = log;
    this.kind =
      messaging.canMail || messaging.canSms
        ? createMessageKind({
            messaging,
            log,
            providerFaults,
            lock: (tx, reference) => this.#lock(tx, reference),
            tell: (tx, reference, progress) => this.#tell(tx, reference, progress),
          })
        : null;
  }

  get canMail(): boolean {
    return this.#messaging.canMail;
  }

  get canSms(): boolean {
    return this.#messaging.canSms;
  }

  follow(follower: MessageFollower): void {
    this.#followers.push(follower);
  }

  /**
   * Queues a message in the transaction of its cause; stores it in the outbox if it cannot be sent.
   * @returns whether it will be sent.
   * @throws AppError `sms_limit_reached` if no more texts may be sent now.
   */
  async enqueue(tx: Tx, message: NewMessage): Promise<boolean> {
    const canSend = message.channel === 'mail' ? this.#messaging.canMail : this.#messaging.canSms;
    const { organizationId } = message;
    if (!canSend || this.kind === null) {
      await insertMessage(tx, message, null);
      // Without the text: it contains a personal link.
      this.#log.info(
        { reference: message.reference, channel: message.channel },
        'message kept in the outbox',
      );
      return false;
    }
    if (message.channel === 'sms') await this.#takeText(tx, organizationId);
    const jobId = createUuidV7();
    const message_id = await insertMessage(tx, message, jobId);
    await enqueueJob(tx, this.kind, { message_id }, { organizationId, memberId: null, jobId });
    return true;
  }

  /** Withdraws messages queued under a reference and not sent yet. The row that follows it is locked before. */
  withdraw(tx: Tx, reference: string): Promise<void> {
    return deleteUnsent(tx, reference);
  }

  /** Records a provider's report about its message; reports about unknown messages are ignored. */
  async recordDelivery(tx: Tx, deliveryId: string, progress: MessageProgress): Promise<void> {
    const message = await findNewestByDelivery(tx, deliveryId);
    if (message !== null) await this.#tell(tx, message.reference, progress);
  }

  listKept(db: Reader, organizationId: number | null) {
    return listKeptMessages(db, organizationId, KEPT_SHOWN);
  }

  /** Empties messages that failed long ago. */
  purge(): Promise<number> {
    return this.#database.transaction((tx) => emptyFailed(tx, FAILED_DAYS));
  }

  /** Closes the connections to mail server and gateway; the jobs have stopped. */
  close(): void {
    this.#messaging.close();
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

  async #tell(tx: Tx, reference: string, progress: MessageProgress): Promise<void> {
    for (const follower of this.#followers) await follower.onProgress(tx, reference, progress);
  }

  async #lock(tx: Tx, reference: string): Promise<void> {
    for (const follower of this.#followers) await follower.lock(tx, reference);
  }
}
