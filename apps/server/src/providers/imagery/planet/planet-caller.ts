import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../../platform/app-error.ts';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { ImageryAccount } from '../imagery.ts';

export interface PlanetOptions {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  readonly timeoutMs?: number;
}

/** What to ask for. */
export interface PlanetRequest {
  /** A path of the API, or an address that the API gave. */
  readonly to: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly json?: unknown;
  readonly maxBytes?: number;
  /** Sends the key as a parameter, as tiles take it. */
  readonly asParameter?: true;
}

/** Calls Planet. @returns the body; null for a 404. */
export type PlanetCaller = (account: ImageryAccount, request: PlanetRequest) => Promise<Buffer | null>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;
/** A request that comes to nothing is repeated after about these pauses. */
const PAUSES_MS = [250, 700];
/** The longest `Retry-After` that a person waits for. */
const LONGEST_PAUSE_MS = 2_000;
/** After this many consecutive failures, no requests are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;

/** A status that may be another one the next time. */
class TransientError extends Error {
  readonly afterMs: number | null;
  /** The account has asked too often, which says nothing of the service. */
  readonly isRate: boolean;

  constructor(status: number, retryAfter: string | null) {
    super(`Planet answered ${status}.`);
    this.isRate = status === 429;
    this.afterMs = retryAfter === null || !/^\d+$/.test(retryAfter) ? null : Number(retryAfter) * 1_000;
  }
}

const toDown = (cause?: unknown) => new ProviderDownError('imagery', 'imagery_unavailable', cause);

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new RangeError(`Planet answered more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The address of a request. The key goes to the host of the API and, if that is Planet’s own, to its other hosts; an
 * answer that names any other address is not followed. @throws Error for another host.
 */
function toAddress(base: URL, { to, asParameter }: PlanetRequest, key: string): URL {
  const address = URL.parse(to, base.href);
  if (address === null) throw new Error('Planet gave an address that is none.');
  const isSibling =
    base.hostname.endsWith('.planet.com') &&
    address.protocol === 'https:' &&
    address.port === '' &&
    address.hostname.endsWith('.planet.com');
  if (address.origin !== base.origin && !isSibling)
    throw new Error(`Planet gave an address at ${address.host}.`);
  if (asParameter === true) address.searchParams.set('api_key', key);
  return address;
}

async function send(
  base: URL,
  key: string,
  request: PlanetRequest,
  timeoutMs: number,
): Promise<Buffer | null> {
  const { method = 'GET', json, maxBytes = MAX_BYTES, asParameter } = request;
  const response = await fetch(toAddress(base, request, key), {
    method,
    headers: {
      ...(asParameter !== true && { authorization: `api-key ${key}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status } = response;
  if (response.ok) return readBody(response, maxBytes);
  await response.body?.cancel();
  if (status === 404) return null;
  if (status === 401) throw new AppError('imagery_key_refused');
  if (status === 403) throw new AppError('imagery_access_required');
  throw new TransientError(status, response.headers.get('retry-after'));
}

/** The pause before a try; null: there is none. */
function toPause(tries: number, error: unknown, isSafe: boolean): number | null {
  const usual = PAUSES_MS[tries];
  if (usual === undefined || !isSafe || !(error instanceof TransientError)) return null;
  if (error.afterMs !== null) return error.afterMs <= LONGEST_PAUSE_MS ? error.afterMs : null;
  return usual * (0.5 + Math.random());
}

/**
 * Calls Planet for ten seconds and 25 MB at most, again after 429 and 5xx, and not at all for half a minute after four
 * failures in a row.
 */
export function createPlanetCaller({ url, timeoutMs = TIMEOUT_MS }: PlanetOptions): PlanetCaller {
  const base = new URL(url);
  let faults = 0;
  let pausedUntil = 0;
  return async (account, request) => {
    for (let tries = 0; ; tries += 1) {
      if (pausedUntil > Date.now()) throw toDown();
      try {
        const body = await send(base, account.key, request, timeoutMs);
        faults = 0;
        return body;
      } catch (error) {
        if (error instanceof AppError) {
          faults = 0;
          throw error;
        }
        const pauseMs = toPause(tries, error, request.method === undefined || request.method === 'GET');
        if (pauseMs === null) {
          if (!(error instanceof TransientError && error.isRate)) faults += 1;
          if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
          throw toDown(error);
        }
        await sleep(pauseMs);
      }
    }
  };
}
