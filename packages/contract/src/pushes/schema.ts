import { z } from 'zod';

/** What `PushSubscription.toJSON()` of a browser says, without its time of expiry. */
export const pushSubscriptionInput = z.strictObject({
  /** The address at the push service of the browser. */
  endpoint: z.url('Give the address of a push service.').max(1_000),
  keys: z.strictObject({
    /** A point of P-256, uncompressed, in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'Give the public key of the browser in base64url.'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, 'Give the secret of the browser in base64url.'),
  }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** SHA-256 of the address at a push service, in hex. */
export const pushDigest = z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the address in hex.');

export const pushes = z.object({
  /** The key by which push services know this installation (`applicationServerKey`), in base64url. */
  public_key: z.string(),
  /** The browsers of the caller that are told, by their addresses. */
  digests: z.array(pushDigest),
});
export type Pushes = z.infer<typeof pushes>;
