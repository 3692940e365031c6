import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { clearTries, giveTryBack, reserveTry } from './store.ts';

const DEVICE_DAYS = 365;
const WRONG_PASSWORD = 401;

/** Decides whether an attempt is allowed, and records its result. */
export interface SignInBrake {
  /** @returns seconds to wait, or 0 with a function to report the result. */
  begin(
    request: FastifyRequest,
  ): Promise<{ waitS: number; end(status: number, reply: FastifyReply): Promise<void> }>;
}

/**
 * Slows down sign-in after wrong passwords: for unknown devices as a whole and, separately, for each device that was
 * signed in before, so that a stranger's guesses never lock a member out.
 */
export function createSignInBrake(database: Database, secret: string, isSecure: boolean): SignInBrake {
  const toMac = (account: string, nonce: string) =>
    createHmac('sha256', secret).update(`known device ${account} ${nonce}`).digest('base64url');

  return {
    async begin(request) {
      const account = toAccount(request.body);
      const cookieName = `waypost_device_${account.slice(0, 8)}`;
      const device = findKnownDevice(request.headers.cookie, cookieName, (nonce) => toMac(account, nonce));
      const key = device === null ? account : `${account}:${device}`;
      const waitS = await reserveTry(database.read, key);
      return {
        waitS,
        async end(status, reply) {
          if (status === WRONG_PASSWORD) return;
          if (status >= 300) {
            await giveTryBack(database.read, key);
            return;
          }
          await clearTries(database.read, key);
          const nonce = device ?? randomBytes(16).toString('base64url');
          const value = `${nonce}.${toMac(account, nonce)}`;
          const attributes = `Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}`;
          // Appended to the provider's own cookies, never replacing them.
          appendCookie(reply, `${cookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`);
        },
      };
    },
  };
}

/** The account named in a body, as a hash: the table reveals no addresses. */
function toAccount(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

function findKnownDevice(
  header: string | undefined,
  name: string,
  toMac: (nonce: string) => string,
): string | null {
  const cookie = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const [nonce = '', mac = ''] = cookie?.slice(name.length + 1).split('.') ?? [];
  const given = Buffer.from(mac);
  const right = Buffer.from(toMac(nonce));
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : null;
}

function appendCookie(reply: FastifyReply, cookie: string): void {
  const present = reply.getHeader('set-cookie');
  const cookies = present === undefined ? [] : [present].flat().map(String);
  reply.header('set-cookie', [...cookies, cookie]);
}
