import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Pushes, PushSubscriptionInput } from '@waypost/contract';
import type { MemberGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isPublicAddress } from '../../platform/public-address.ts';
import { seal } from '../../platform/seal.ts';
import { isBrowserKey, toPublicPushKey } from './push-key.ts';
import { deleteByHash, listHashes, putSubscription } from './store.ts';

export interface PushService {
  get(grant: MemberGrant): Promise<Pushes>;
  /** Tells the caller in this browser, until their session ends. @throws AppError for an address that is never sent to. */
  put(grant: MemberGrant, subscription: PushSubscriptionInput): Promise<void>;
  delete(grant: MemberGrant, digest: string): Promise<void>;
}

/** Whom a sealed subscription belongs to: it cannot be opened as another member's. */
export const toSealOwner = (memberId: number) => `push:${memberId}`;

interface Dependencies {
  readonly database: Database;
  readonly secret: Uint8Array;
  readonly pushKey: Uint8Array;
  readonly innerHosts: ReadonlySet<string>;
}

/** Refuses what is refused whenever something is sent, so that the person hears of it. Names are looked up then. */
function assertReachable(endpoint: string, innerHosts: ReadonlySet<string>): void {
  const url = new URL(endpoint);
  if (innerHosts.has(url.host)) return;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isClosed = isIP(host) !== 0 && !isPublicAddress(host);
  if (url.protocol !== 'https:' || isClosed || url.username !== '' || url.password !== '')
    throw invalid([{ path: 'endpoint', message: 'The address has to be a public one, by https.' }]);
}

export function createPushService({ database, secret, pushKey, innerHosts }: Dependencies): PushService {
  const publicKey = toPublicPushKey(pushKey);
  return {
    get: async ({ memberId }) => ({
      public_key: publicKey,
      digests: await listHashes(database.read, memberId),
    }),
    async put({ memberId, sessionId }, subscription) {
      // It ends with a session, so there has to be one.
      if (sessionId === undefined) throw new AppError('forbidden');
      assertReachable(subscription.endpoint, innerHosts);
      if (!isBrowserKey(subscription.keys.p256dh))
        throw invalid([{ path: 'keys.p256dh', message: 'This is no public key of a browser.' }]);
      const endpointHash = createHash('sha256').update(subscription.endpoint).digest('hex');
      const sealed = seal(JSON.stringify(subscription), secret, toSealOwner(memberId));
      const isPut = await database.transaction((tx) =>
        putSubscription(tx, { memberId, sessionId, endpointHash, sealed }),
      );
      if (!isPut) throw new AppError('unauthorized');
    },
    async delete({ memberId }, digest) {
      await database.transaction((tx) => deleteByHash(tx, memberId, digest));
    },
  };
}
