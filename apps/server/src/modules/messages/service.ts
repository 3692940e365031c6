import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DeliveryEvent, deliveryEvents } from '@waypost/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { MessageProgress } from '../../providers/messaging/message-kind.ts';
import type { MessageQueue } from '../../providers/messaging/message-queue.ts';

/** The headers of a delivery report: seconds since 1970, and the HMAC in hex. */
export interface DeliverySignature {
  readonly timestamp: string;
  readonly signature: string;
}

export interface DeliveryService {
  /**
   * Applies a provider’s delivery reports; duplicated and late ones change nothing.
   * @throws AppError `signature_invalid`, `broken_json`, `validation_failed`.
   */
  receive(rawBody: string, signature: DeliverySignature): Promise<void>;
}

export interface DeliveryDependencies {
  readonly database: Database;
  readonly messages: MessageQueue;
  /** Shared with the provider; null rejects every report. */
  readonly secret: string | null;
}

/** Reports older or newer than this are rejected as replays, in seconds. */
const TOLERANCE_S = 300;
const PROGRESS: Readonly<Record<DeliveryEvent['status'], MessageProgress>> = {
  processed: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  open: 'open',
};

export function createDeliveryService({ database, messages, secret }: DeliveryDependencies): DeliveryService {
  return {
    async receive(rawBody, signature) {
      if (secret === null || !isGenuine(secret, rawBody, signature)) throw new AppError('signature_invalid');
      for (const { reference, status } of parseEvents(rawBody)) {
        const id = toDeliveryId(reference);
        // One transaction per event, so that a long list does not hold locks.
        if (isUuid(id)) await database.transaction((tx) => messages.recordDelivery(tx, id, PROGRESS[status]));
      }
    },
  };
}

/** Whether the HMAC-SHA256 of `timestamp.body` matches and is recent. */
function isGenuine(secret: string, rawBody: string, { timestamp, signature }: DeliverySignature): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const right = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest();
  const isRight = timingSafeEqual(right, Buffer.from(signature, 'hex'));
  return isRight && Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_S;
}

function parseEvents(rawBody: string): DeliveryEvent[] {
  let given: unknown;
  try {
    given = JSON.parse(rawBody);
  } catch (cause) {
    throw new AppError('broken_json', { cause });
  }
  const parsed = deliveryEvents.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', {
    issues: parsed.error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message })),
  });
}

/** Our own id of a message in the provider’s reference: bare, or as the Message-ID `<name@domain>`. */
function toDeliveryId(reference: string): string {
  return reference.trim().replace(/^</, '').replace(/@.*$/, '').toLowerCase();
}
