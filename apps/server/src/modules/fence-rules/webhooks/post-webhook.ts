import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@waypost/contract';
import { type OutsideAnswer, postOutside } from '../../../platform/http/post-outside.ts';

const SECRET_BYTES = 24;

export const makeWebhookSecret = (): string =>
  WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export interface Webhook {
  readonly url: string;
  readonly secret: string;
  /** The same for every attempt. */
  readonly id: string;
  readonly body: string;
}

/** The headers of Standard Webhooks 1.0.0. @param at seconds since 1970. */
export function signWebhook({ id, secret, body }: Omit<Webhook, 'url'>, at: number): Record<string, string> {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}

/** Sends a webhook. @param innerHosts `host:port` that may be reached although they are not public, also without TLS. */
export function postWebhook(
  webhook: Webhook,
  innerHosts: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const { url, body } = webhook;
  const headers = {
    ...signWebhook(webhook, Math.floor(Date.now() / 1000)),
    'content-type': 'application/json',
    'user-agent': 'Waypost-Webhooks/1',
  };
  return postOutside({ url, headers, body }, innerHosts, signal);
}
