import type { PushSubscriptionInput } from '@waypost/contract';

const WORKER = '/push-worker.js';

/** The browser has no push service, or does not reach it. */
export class PushUnavailableError extends Error {}

/** By what the server names a browser: SHA-256 of its address, in hex. */
export async function toPushDigest(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser is subscribed to; null: nothing. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes anew: a subscription is bound to the key of one installation. @throws PushUnavailableError */
export async function subscribe(publicKey: string): Promise<PushSubscriptionInput> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  try {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint = '', keys } = made.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    return { endpoint, keys: { p256dh, auth } };
  } catch (error) {
    throw new PushUnavailableError('There is no push service.', { cause: error });
  }
}
