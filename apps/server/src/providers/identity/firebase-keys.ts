import { type CryptoKey, importJWK, importX509 } from 'jose';
import { z } from 'zod';
import { fetchJson } from '../../platform/http/fetch-json.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';

const ALGORITHM = 'RS256';
const MIN_AGE_S = 60;
const MAX_AGE_S = 86_400;
/** Minimum interval of requests caused by unknown key ids. */
const COOLDOWN_MS = 30_000;

/** Both formats of the published keys: a JWK set, and certificates by key id. */
const published = z.union([
  z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) }),
  z.record(z.string(), z.string().startsWith('-----BEGIN CERTIFICATE-----')),
]);

interface KeySet {
  readonly keys: ReadonlyMap<string, CryptoKey>;
  readonly fetchedAtMs: number;
  readonly expiresAtMs: number;
}

/** The public key with an id, or null if the issuer has none. */
export type FindKey = (id: string) => Promise<CryptoKey | null>;

/**
 * Keys that are fetched on the first sign-in, cached according to their Cache-Control, and fetched again when a token
 * has an unknown key id. Throws AppError `unavailable` while they cannot be fetched.
 */
export function createFirebaseKeys(url: string): FindKey {
  let known: KeySet | null = null;
  let fetching: Promise<KeySet> | null = null;
  const refresh = () => {
    fetching ??= fetchKeys(url)
      .then((set) => {
        known = set;
        return set;
      })
      .catch((cause: unknown) => {
        throw new ProviderDownError('identity', 'unavailable', cause);
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };
  return async (id) => {
    const fresh = known !== null && Date.now() < known.expiresAtMs ? known : await refresh();
    const key = fresh.keys.get(id);
    if (key !== undefined || Date.now() - fresh.fetchedAtMs < COOLDOWN_MS) return key ?? null;
    return (await refresh()).keys.get(id) ?? null;
  };
}

async function fetchKeys(url: string): Promise<KeySet> {
  const { isOk, status, headers, body } = await fetchJson(url);
  if (!isOk) throw new Error(`The keys were answered with ${status}.`);
  const set = published.parse(body);
  const keys = new Map<string, CryptoKey>();
  if (Array.isArray(set.keys)) {
    for (const jwk of set.keys) {
      const key = await importJWK(jwk, ALGORITHM);
      if (!(key instanceof Uint8Array)) keys.set(jwk.kid, key);
    }
  } else {
    for (const [id, certificate] of Object.entries(set as Record<string, string>)) {
      keys.set(id, await importX509(certificate, ALGORITHM));
    }
  }
  const stated = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  const ageS = Math.min(Math.max(stated, MIN_AGE_S), MAX_AGE_S);
  const fetchedAtMs = Date.now();
  return { keys, fetchedAtMs, expiresAtMs: fetchedAtMs + ageS * 1000 };
}
