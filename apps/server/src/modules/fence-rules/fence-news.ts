import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { MessageProgress } from '../../providers/messaging/message-kind.ts';
import type { MessageQueue } from '../../providers/messaging/message-queue.ts';
import type { NewMessage } from '../../providers/messaging/store.ts';
import type { FenceDeliveryKind } from './delivery-kind.ts';
import {
  type DeliveryContent,
  findContent,
  insertDelivery,
  lockDelivery,
  noteAttempt,
  noteRefusal,
  noteTextFault,
  setState,
} from './delivery-store.ts';
import { createFenceMessage, createFenceText, fromReference } from './fence-message.ts';
import { holdNews, listWanted, type News, type Wanted } from './wanted-store.ts';

export interface FenceNewsDependencies {
  readonly messages: MessageQueue;
  readonly kind: FenceDeliveryKind;
  readonly publicUrl: string;
}

const NO_GATEWAY = 'The server has no gateway for texts.';

/**
 * Queues a delivery in the caller’s transaction: a job for the webhook, a message for a member. A text over the budget of
 * texts is not sent, and the transaction goes on. Nor is a text kept without a gateway: nobody passes it on from the
 * outbox, where its number would be read.
 * @returns whether it is on its way or kept.
 */
export async function sendDelivery(
  tx: Tx,
  { messages, kind, publicUrl }: FenceNewsDependencies,
  deliveryId: string,
): Promise<boolean> {
  const content = await findContent(tx, deliveryId);
  if (content === null) return false;
  if (content.member_id === null) {
    const { organization_id: organizationId } = content;
    await enqueueJob(tx, kind, { delivery_id: deliveryId }, { organizationId, memberId: null });
    return true;
  }
  const message = toMessage(content, publicUrl);
  if (message === null) {
    const answer = `They have no verified ${content.by_text ? 'phone number' : 'e-mail address'}, or may not read the project any more.`;
    return refuse(tx, deliveryId, 'failed', answer);
  }
  if (content.by_text && !messages.canSms) return refuse(tx, deliveryId, 'failed', NO_GATEWAY);
  const willBeSent = await messages.enqueue(tx, message).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'sms_limit_reached') return error;
    throw error;
  });
  if (willBeSent instanceof AppError) return refuse(tx, deliveryId, 'limited', willBeSent.detail);
  if (!willBeSent) await setState(tx, deliveryId, 'kept');
  return true;
}

async function refuse(tx: Tx, deliveryId: string, state: 'failed' | 'limited', answer: string) {
  await noteRefusal(tx, deliveryId, { state, answer });
  return false;
}

function toMessage(content: DeliveryContent, publicUrl: string): NewMessage | null {
  const { by_text, email, phone } = content;
  if (by_text) return phone === null ? null : createFenceText(content, phone);
  return email === null ? null : createFenceMessage(content, email, publicUrl);
}

const toReceiver = ({ ruleId, memberId }: Wanted) =>
  memberId === null ? `webhook/${ruleId}` : `member/${memberId}`;

/**
 * Tells whom the rules of a project name of its crossings, in the transaction that stores these. Texts are queued last:
 * from the first on, the budget of the server is locked until the commit, and codes for signing in wait for it.
 */
export const createFenceNews =
  (dependencies: FenceNewsDependencies) =>
  async (tx: Tx, news: readonly News[]): Promise<void> => {
    if (news.length === 0) return;
    await holdNews(tx, news);
    const given = new Map<string, number>();
    const hasEnough = (wanted: Wanted) => wanted.had + (given.get(toReceiver(wanted)) ?? 0) >= wanted.perHour;
    const send = async (wanted: Wanted, deliveryId: string) => {
      // What could not be queued leaves room for what follows.
      if (!(await sendDelivery(tx, dependencies, deliveryId))) return;
      const receiver = toReceiver(wanted);
      given.set(receiver, (given.get(receiver) ?? 0) + 1);
    };
    const texts = new Map<string, Wanted>();
    for (const wanted of await listWanted(tx, news)) {
      const deliveryId = createUuidV7();
      const isLimited = !wanted.byText && hasEnough(wanted);
      await insertDelivery(tx, deliveryId, wanted, isLimited ? 'limited' : 'waiting');
      if (wanted.byText) texts.set(deliveryId, wanted);
      else if (!isLimited) await send(wanted, deliveryId);
    }
    for (const [deliveryId, wanted] of texts) {
      if (hasEnough(wanted)) await setState(tx, deliveryId, 'limited');
      else await send(wanted, deliveryId);
    }
  };

const STATES = {
  pending: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  delivered: 'sent',
  open: 'sent',
  failed: 'failed',
} as const satisfies Record<MessageProgress, string>;

/** Keeps the states of mails and texts. */
export function followFenceMessages(messages: MessageQueue): void {
  messages.follow({
    async lock(tx, reference) {
      const deliveryId = fromReference(reference);
      if (deliveryId !== null) await lockDelivery(tx, deliveryId);
    },
    async onProgress(tx, reference, progress) {
      const deliveryId = fromReference(reference);
      if (deliveryId === null) return;
      const state = STATES[progress];
      if (progress === 'failed') await noteTextFault(tx, deliveryId, reference);
      if (progress !== 'sending') await setState(tx, deliveryId, state);
      else await noteAttempt(tx, deliveryId, { state, status: null, answer: null });
    },
  });
}
