import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import { findPublicAddress, isPublicAddress, NotPublicError } from '../../../platform/public-address.ts';
import { ImageryRefusedError } from '../imagery.ts';
import { createPatiences, LostConnectionError, TransientError } from '../patience.ts';
import { toReason } from '../to-reason.ts';

export interface StacOptions {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  readonly timeoutMs?: number;
}

export interface StacRequest {
  /** An address, or what follows the base of the API: `search`. */
  readonly to: string;
  /** Sent by POST. */
  readonly json?: unknown;
  /** Bytes of a file, of which nothing else is accepted. */
  readonly part?: { readonly from: number; readonly length: number };
  /** An answer with more is refused. Without it, one of more than 25 MB is a failure of the service. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Called each time that it is sent. */
  readonly onTry?: () => void;
}

export interface StacAnswer {
  readonly body: Buffer;
  /** Of which part of a file the body is. */
  readonly contentRange: string | null;
  /** What was asked: relative links are read from here on. */
  readonly address: string;
}

/** Calls a service of open data. @returns null for a 404 or 410, and a 405 to JSON. @throws ImageryRefusedError, ProviderDownError. */
export type StacCaller = (request: StacRequest) => Promise<StacAnswer | null>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;
/** What a service calls wrong with a request: at most so many bytes of it are read. */
const MAX_REASON_BYTES = 64 * 1024;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** Nothing takes what is sent there. */
const TAKES_NOTHING = 405;
const REFUSALS: ReadonlySet<number> = new Set([400, 401, 403, 409, 415, 416, 422]);
const USER_AGENT = 'Waypost';
/** What says of a connection that it broke. */
const LOST: ReadonlySet<unknown> = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']);

/** Looks a name up for each connection, and refuses those that lead into local networks. */
const lookUpPublic: LookupFunction = (host, { all }, done) => {
  findPublicAddress(host).then(
    (found) => (all === true ? done(null, [found]) : done(null, found.address, found.family)),
    (error: NodeJS.ErrnoException) => done(error, '', 0),
  );
};

/** Connections are kept for the next part of a file. */
const AGENT = { keepAlive: true, maxSockets: 8, timeout: 30_000 };

/**
 * An address that may be asked: at the host of the API, or on the public internet over TLS.
 * @throws ImageryRefusedError for any other; ProviderDownError for one in a local network.
 */
function toAllowed(to: string, base: URL): URL {
  const url = URL.parse(to, base.href);
  if (url === null) throw new ImageryRefusedError(400, 'A scene has an address that is none.');
  if (url.origin === base.origin) return url;
  if (url.protocol !== 'https:')
    throw new ImageryRefusedError(400, `Scenes at ${url.protocol}//${url.host} cannot be read.`);
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublicAddress(bare))
    throw new ProviderDownError('imagery', 'imagery_unavailable', new NotPublicError());
  return url;
}

/** The body of an answer; null if it is larger. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toTooLarge(status: number, { part, maxBytes }: StacRequest): Error {
  if (part !== undefined) return toWhole(status);
  if (maxBytes !== undefined)
    return new ImageryRefusedError(status, `The service answered more than ${maxBytes} bytes.`);
  return new RangeError(`The service answered more than ${MAX_BYTES} bytes.`);
}

const toWhole = (status: number) =>
  new ImageryRefusedError(status, 'The picture of a scene cannot be read in parts.');

async function toAnswer(
  response: IncomingMessage,
  request: StacRequest,
  address: string,
): Promise<StacAnswer | null> {
  const { statusCode: status = 0, headers } = response;
  if (status >= 200 && status < 300) {
    const { part, maxBytes = part?.length ?? MAX_BYTES } = request;
    // A whole file may be large: nothing of it is read.
    if (part !== undefined && status !== 206) {
      response.destroy();
      throw toWhole(status);
    }
    const body = await readBody(response, maxBytes);
    if (body === null) throw toTooLarge(status, request);
    return { body, contentRange: headers['content-range'] ?? null, address };
  }
  // Redirects are not followed: they could lead anywhere.
  if (REFUSALS.has(status) || (status >= 300 && status < 400))
    throw new ImageryRefusedError(
      status,
      toReason('The service', status, await readBody(response, MAX_REASON_BYTES)),
    );
  response.resume();
  if (GONE.has(status) || (status === TAKES_NOTHING && request.json !== undefined)) return null;
  throw new TransientError('The service', status, headers['retry-after'] ?? null);
}

/** Calls a STAC API and reads what its items lead to: ten seconds and 25 MB a request, no redirects. */
export function createStacCaller({ url, timeoutMs = TIMEOUT_MS }: StacOptions): StacCaller {
  const base = new URL(`${url.replace(/\/$/, '')}/`);
  const patienceWith = createPatiences();
  const own = base.protocol === 'https:' ? new SecureAgent(AGENT) : new PlainAgent(AGENT);
  const others = new SecureAgent({ ...AGENT, lookup: lookUpPublic });
  const send = (target: URL, request: StacRequest, limit: AbortSignal): Promise<StacAnswer | null> => {
    const { json, part, signal } = request;
    request.onTry?.();
    const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
    const options = {
      method: body === undefined ? 'GET' : 'POST',
      agent: target.origin === base.origin ? own : others,
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      headers: {
        'user-agent': USER_AGENT,
        ...(part !== undefined && { range: `bytes=${part.from}-${part.from + part.length - 1}` }),
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    };
    return new Promise((resolve, reject) => {
      const fail = (error: NodeJS.ErrnoException) => {
        // That nobody waits any more is no failure of the service.
        if (signal?.aborted === true)
          return reject(new ProviderDownError('imagery', 'imagery_unavailable', error));
        const isLost = limit.aborted || LOST.has(error.code);
        // An order has thousands of parts. Whoever waits for a search asks again.
        reject(part !== undefined && isLost ? new LostConnectionError(error) : error);
      };
      const sent = (target.protocol === 'https:' ? requestSecure : requestPlain)(
        target,
        options,
        (response) => void toAnswer(response, request, target.href).then(resolve, fail),
      );
      sent.on('error', fail);
      sent.end(body);
    });
  };
  return async (request) => {
    const target = toAllowed(request.to, base);
    // A search changes nothing: every request may be made twice.
    const limitMs = request.timeoutMs ?? timeoutMs;
    // An order has thousands of parts, which wait for no person: each is asked for again after a limit of its own.
    const asking = { isSafe: true, limitMs, isLimitOfTry: request.part !== undefined };
    return patienceWith(target.host)(asking, (limit) => send(target, request, limit));
  };
}
