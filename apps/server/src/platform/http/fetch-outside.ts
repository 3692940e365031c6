import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  Agent as PlainAgent,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { findPublicAddress, isPublicAddress, NotPublicError } from '../public-address.ts';

/** Why there is no answer: `not_public` is also what is not asked over TLS. */
export type OutsideFault = 'not_public' | 'unreachable' | 'too_large';

/** A request to an address that somebody gave came to nothing. It tells nothing of the address, which may have a key. */
export class OutsideError extends Error {
  readonly fault: OutsideFault;

  constructor(fault: OutsideFault, cause?: unknown) {
    super(`A request to another server failed: ${fault}.`, { cause });
    this.fault = fault;
  }
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is sent to an address. */
export interface OutsidePost {
  /** May have secrets: what is sent follows no redirect, which could lead to another host. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface OutsideRequest {
  readonly maxBytes: number;
  readonly signal?: AbortSignal;
  readonly post?: OutsidePost;
}

/** Gets what is at an address, or posts to it. @throws OutsideError. */
export type FetchOutside = (address: URL, request: OutsideRequest) => Promise<OutsideAnswer>;

interface OutsideOptions {
  /** `host:port` that may be reached although they are not public, also without TLS. */
  readonly innerHosts: ReadonlySet<string>;
  /** For the whole of it, redirects included. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const AGENT = { keepAlive: true, maxSockets: 8, timeout: 30_000 };
const USER_AGENT = 'Waypost';

/** Looks a name up for each connection, and refuses those that lead into local networks. */
const lookUpPublic: LookupFunction = (host, { all }, done) => {
  findPublicAddress(host).then(
    (found) => (all === true ? done(null, [found]) : done(null, found.address, found.family)),
    (error: NodeJS.ErrnoException) => done(error, '', 0),
  );
};

/** Numbers are not looked up. */
function isClosed({ protocol, hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol !== 'https:' || (isIP(bare) !== 0 && !isPublicAddress(bare));
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBytes) throw new OutsideError('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function toError(error: unknown): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError(error instanceof NotPublicError ? 'not_public' : 'unreachable', error);
}

/**
 * Asks servers at addresses that people give: over TLS, on the public internet as far as the connection itself, in ten
 * seconds unless told otherwise, and through three redirects at most, each of which is checked like the first address. What
 * is posted follows none.
 */
export function createFetchOutside({ innerHosts, timeoutMs = TIMEOUT_MS }: OutsideOptions): FetchOutside {
  const plain = new PlainAgent(AGENT);
  const inner = new SecureAgent(AGENT);
  const others = new SecureAgent({ ...AGENT, lookup: lookUpPublic });
  const send = (address: URL, signal: AbortSignal, post?: OutsidePost): Promise<IncomingMessage> => {
    const isInner = innerHosts.has(address.host);
    if (!isInner && isClosed(address)) throw new OutsideError('not_public');
    const isPlain = address.protocol === 'http:';
    const agent = isPlain ? plain : isInner ? inner : others;
    return new Promise((resolve, reject) => {
      const length = post === undefined ? {} : { 'content-length': Buffer.byteLength(post.body) };
      const headers = { 'user-agent': USER_AGENT, accept: '*/*', ...post?.headers, ...length };
      const options = { method: post === undefined ? 'GET' : 'POST', agent, signal, headers };
      const sent = (isPlain ? requestPlain : requestSecure)(address, options, resolve);
      sent.on('error', reject);
      sent.end(post?.body);
    });
  };
  const read = async (response: IncomingMessage, maxBytes: number): Promise<OutsideAnswer> => {
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: await readBody(response, maxBytes) };
  };
  const follow = async (address: URL, signal: AbortSignal, maxBytes: number): Promise<OutsideAnswer> => {
    let at = address;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const response = await send(at, signal);
      const { statusCode: status = 0, headers } = response;
      const next = REDIRECTS.has(status) ? URL.parse(headers.location ?? '', at.href) : null;
      if (next === null) return read(response, maxBytes);
      response.destroy();
      at = next;
    }
    throw new OutsideError('unreachable');
  };
  return async (address, { maxBytes, signal, post }) => {
    const limit = AbortSignal.timeout(timeoutMs);
    const within = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    try {
      if (post !== undefined) return await read(await send(address, within, post), maxBytes);
      return await follow(address, within, maxBytes);
    } catch (error) {
      throw toError(error);
    }
  };
}
