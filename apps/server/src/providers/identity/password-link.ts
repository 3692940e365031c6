import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { findIdentityByEmail, insertVerification } from './store.ts';

const TOKEN_BYTES = 24;
const LIFE_MS = 3_600_000;

/**
 * Makes the link with which the holder of an account of the built-in provider chooses a new password: once, within an
 * hour, as the link of a mail does. @returns null if nobody has signed up with the address.
 */
export async function createPasswordLink(
  database: Database,
  email: string,
  publicUrl: string,
): Promise<string | null> {
  const userId = await findIdentityByEmail(database.read, email);
  if (userId === null) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertVerification(database.read, {
    id: randomUUID(),
    // As the provider names it; a test resets a password with one.
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + LIFE_MS),
  });
  return `${publicUrl}/auth/reset?token=${token}`;
}
