import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type FoundAddress, findPublicAddress, NotPublicError } from '../public-address.ts';

const TIMEOUT_MS = 10_000;
/** How much of an answer is kept. */
const ANSWER_BYTES = 300;

/** A request to an address that a member named. */
export interface OutsidePost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
  /** How long an answer is waited for; without it, 10 s. */
  readonly timeoutMs?: number;
}

/** What came of an attempt. */
export interface OutsideAnswer {
  readonly isOk: boolean;
  /** Null: there was no answer. */
  readonly status: number | null;
  readonly text: string;
}

/**
 * Posts to the address that was checked, following no redirect, in at most 10 s or the time given.
 * @param innerHosts `host:port` that may be reached although they are not public, also without TLS.
 */
export async function postOutside(
  post: OutsidePost,
  innerHosts: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  const url = new URL(post.url);
  const isInner = innerHosts.has(url.host);
  const timeoutMs = post.timeoutMs ?? TIMEOUT_MS;
  if (url.protocol !== 'https:' && !isInner) return fail('The address has to begin with https://.');
  try {
    const found = isInner ? null : await findPublicAddress(url.hostname);
    return await send(url, post, found, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  } catch (error) {
    return fail(toReason(error, timeoutMs));
  }
}

const fail = (text: string): OutsideAnswer => ({ isOk: false, status: null, text });

function toReason(error: unknown, timeoutMs: number): string {
  if (error instanceof NotPublicError) return error.message;
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return `No answer within ${timeoutMs / 1_000} s.`;
  return typeof code === 'string' ? `No answer: ${code}.` : 'No answer.';
}

function send(
  url: URL,
  post: OutsidePost,
  found: FoundAddress | null,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  // The name is not looked up again: it could stand for another address by now.
  const lookup: LookupFunction = (_host, { all }, done) =>
    all === true && found !== null
      ? done(null, [found])
      : done(null, found?.address ?? '', found?.family ?? 0);
  const headers = { ...post.headers, 'content-length': Buffer.byteLength(post.body) };
  const options = { method: 'POST', headers, signal, agent: false, ...(found === null ? {} : { lookup }) };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options, (response) => {
      read(response).then(resolve, reject);
    });
    request.on('error', reject);
    request.end(post.body);
  });
}

async function read(response: IncomingMessage): Promise<OutsideAnswer> {
  const status = response.statusCode ?? 0;
  let text = '';
  for await (const chunk of response) {
    text += String(chunk);
    // The rest is not read, however long it is.
    if (text.length >= ANSWER_BYTES) break;
  }
  response.destroy();
  const isOk = status >= 200 && status < 300;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an answer may contain any, and PostgreSQL refuses one of them.
  return { isOk, status, text: text.slice(0, ANSWER_BYTES).replace(/[\u0000-\u001f]+/g, ' ') };
}
