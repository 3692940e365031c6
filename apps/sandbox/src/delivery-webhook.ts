import { createHmac } from 'node:crypto';

/** Where delivery reports are sent, and the secret that signs them. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** A delivery report as a provider posts it: the body, and the headers that sign it. */
export interface SignedDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs a report as the product expects. `atS`: the time of signing it claims. */
export function signDelivery(
  secret: string,
  news: unknown,
  atS = Math.floor(Date.now() / 1000),
): SignedDelivery {
  const body = typeof news === 'string' ? news : JSON.stringify(news);
  const signature = createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-message-timestamp': String(atS),
      'x-message-signature': signature,
    },
  };
}

/** Reports a message’s status to the product. @returns the HTTP status; 0 without a webhook. */
export async function tellDelivery(
  target: WebhookTarget | null,
  reference: string,
  status: string,
): Promise<number> {
  if (target === null) return 0;
  const { body, headers } = signDelivery(target.secret, { reference, status });
  const response = await fetch(target.url, { method: 'POST', headers, body });
  await response.body?.cancel();
  return response.status;
}
