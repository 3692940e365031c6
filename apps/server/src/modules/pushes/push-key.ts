import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** The public part of the key by which push services know this installation (VAPID, RFC 8292), in base64url. */
export function toPublicPushKey(privateKey: Uint8Array): string {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** Whether a browser's public key is a point of the curve: for any other, nothing can be encrypted. */
export function isBrowserKey(p256dh: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}
