import { createHash, randomBytes } from 'node:crypto';
import { INVITE_DAYS } from '@waypost/contract';

const CODE_BYTES = 24;
const DAY_MS = 86_400_000;

/** A new secret for the link of an invite (192 random bits), with the hash to store and the expiry. */
export function createInviteCode(): { code: string; code_hash: string; expires_at: Date } {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, code_hash: toCodeHash(code), expires_at: new Date(Date.now() + INVITE_DAYS * DAY_MS) };
}

export function toCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
