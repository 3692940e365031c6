import { z } from 'zod';
import { noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** What a mail or SMS provider may report about a message. */
export const DELIVERY_STATUSES = ['processed', 'delivered', 'failed', 'open'] as const;

const deliveryEvent = z.object({
  /** The identifier of the message: its Message-ID, or the `reference` of an SMS. */
  reference: z.string().min(1).max(400),
  status: z.enum(DELIVERY_STATUSES),
});

/** The body of the webhook, as JSON: one report, or a list. */
export const deliveryEvents = z.union([
  deliveryEvent.transform((event) => [event]),
  z.array(deliveryEvent).max(1_000),
]);
export type DeliveryEvent = z.output<typeof deliveryEvent>;

export const messageEndpoints = {
  receiveDelivery: endpoint({
    method: 'POST',
    path: '/messages/delivery',
    summary: 'Takes signed news of a provider about messages: processed, delivered, open or failed',
    body: z.string(),
    isRaw: true,
    response: noContent,
    status: 204,
    errors: ['signature_invalid'],
    access: { kind: 'public', reason: 'the signature over the body is the credential' },
  }),
};
