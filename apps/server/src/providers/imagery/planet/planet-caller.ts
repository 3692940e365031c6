import { AppError } from '../../../platform/app-error.ts';
import { type ImageryAccount, ImageryRefusedError } from '../imagery.ts';
import { createPatiences, TransientError, toDown } from '../patience.ts';
import { toReason } from '../to-reason.ts';

export interface PlanetOptions {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  readonly timeoutMs?: number;
  /** Where rasters of variables go, and can be read; null: nowhere. */
  readonly bucket?: PlanetBucket | null;
}

/** A bucket that Planet delivers to. */
export interface PlanetBucket {
  /** The `delivery` of a subscription, as Planet takes it. */
  readonly delivery: object;
  /** Where the bucket is listed and read, without a trailing slash. */
  readonly url: string;
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
  /** Takes a PNG, or nothing: any other answer is a failure of the service, as a 500 is. */
  readonly isPicture?: true;
  /** Ends it before its own limit. */
  readonly signal?: AbortSignal;
}

/** Calls Planet. @returns the body; null for a 404. */
export type PlanetCaller = (account: ImageryAccount, request: PlanetRequest) => Promise<Buffer | null>;

/** What a person waits for Planet at most. */
export const PLANET_TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;

/** What Planet calls wrong with a request: at most so many bytes of it are read. */
const MAX_REASON_BYTES = 64 * 1024;
/** Bytes that begin every PNG. */
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
/** Statuses of requests that Planet understood and does not accept. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 422]);

const isPng = (body: Buffer) => body.subarray(0, PNG_HEAD.length).equals(PNG_HEAD);

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
export function toAddress(base: URL, { to, asParameter }: PlanetRequest, key: string): URL {
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
  address: URL,
  key: string,
  request: PlanetRequest,
  limit: AbortSignal,
): Promise<Buffer | null> {
  const { method = 'GET', json, maxBytes = MAX_BYTES, asParameter, isPicture, signal } = request;
  const response = await fetch(address, {
    method,
    headers: {
      ...(asParameter !== true && { authorization: `api-key ${key}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    redirect: 'error',
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  });
  const { status } = response;
  if (response.ok) {
    const body = await readBody(response, maxBytes);
    if (isPicture !== true || body.length === 0 || isPng(body)) return body;
    throw new Error('Planet answered with something that is no PNG.');
  }
  if (REFUSALS.has(status))
    throw new ImageryRefusedError(
      status,
      toReason('Planet', status, await readBody(response, MAX_REASON_BYTES)),
    );
  await response.body?.cancel();
  if (status === 404) return null;
  if (status === 401) throw new AppError('imagery_key_refused');
  if (status === 403) throw new AppError('imagery_access_required');
  throw new TransientError('Planet', status, response.headers.get('retry-after'));
}

/**
 * Calls Planet for ten seconds with all tries, and 25 MB at most: again after 429 and 5xx, and not at all for half a
 * minute after four failures in a row. The pause is that of an account at a host: a key that fails says nothing of the
 * keys of other organizations, nor a host of tiles of that of the API.
 */
export function createPlanetCaller({ url, timeoutMs = PLANET_TIMEOUT_MS }: PlanetOptions): PlanetCaller {
  const base = new URL(url);
  const patienceWith = createPatiences();
  return async (account, request) => {
    const address = toAddressOrDown(base, request, account.key);
    const isSafe = request.method === undefined || request.method === 'GET';
    return patienceWith(`${account.id} ${address.host}`)({ isSafe, limitMs: timeoutMs }, (limit) =>
      send(address, account.key, request, limit),
    );
  };
}

function toAddressOrDown(...given: Parameters<typeof toAddress>): URL {
  try {
    return toAddress(...given);
  } catch (error) {
    throw toDown(error);
  }
}
