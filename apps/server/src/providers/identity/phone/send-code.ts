import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import type { MessageQueue } from '../../messaging/message-queue.ts';
import { MessageRefusedError, type Messaging } from '../../messaging/messaging.ts';
import { CodeUnsentError, type SendCode } from './phone-codes.ts';

export interface CodeSenderOptions {
  readonly database: Database;
  readonly messaging: Messaging;
  readonly messages: MessageQueue;
  readonly log: Logger;
  readonly providerFaults: Pick<ProviderFaults, 'note'>;
  readonly isEvaluation: boolean;
}

/**
 * Sends codes to phones: by SMS immediately, since a code that arrives minutes later is useless. In evaluation mode
 * without a gateway they are in the log and in the outbox of super users; otherwise they cannot be sent (null).
 */
export function createCodeSender(options: CodeSenderOptions): SendCode | null {
  const { messaging, database, messages, log } = options;
  if (messaging.canSms) {
    return async ({ phone, phoneKey, text }) => {
      try {
        await messaging.sendSms({ to: phone, text, reference: `code:${phoneKey.slice(0, 32)}` });
      } catch (cause) {
        if (cause instanceof MessageRefusedError && cause.isFinal) {
          log.warn({ reason: cause.message }, 'a sign-in code was refused');
        } else options.providerFaults.note('messaging', cause);
        // A gateway that answered with an error did not accept it; one that did not answer may have.
        const isAnswered = cause instanceof MessageRefusedError && cause.cause === undefined;
        throw isAnswered ? new CodeUnsentError('The gateway refused the code.', { cause }) : cause;
      }
    };
  }
  if (!options.isEvaluation) return null;
  return async ({ phone, phoneKey, text }) => {
    const reference = `identity:phone:${phoneKey}`;
    log.warn({ phone, text }, 'evaluation mode: a sign-in code that an SMS would carry');
    await database.transaction(async (tx) => {
      await messages.withdraw(tx, reference);
      await messages.enqueue(tx, {
        organizationId: null,
        reference,
        channel: 'sms',
        recipient: phone,
        subject: 'Sign-in code',
        body: text,
        link: null,
      });
    });
  };
}
