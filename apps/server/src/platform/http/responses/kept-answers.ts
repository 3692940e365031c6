import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../../access/require-access.ts';
import { chooseEncoding } from './accepted-encoding.ts';
import { acceptsWebp } from './accepts-webp.ts';

/**
 * Maximum number of answers, about a kilobyte each without bodies, which are kept elsewhere; the oldest is evicted
 * first.
 */
const MOST_KEPT = 8_000;
/** Longer URLs have long filters, which are rarely requested twice. */
const LONGEST_URL = 1_000;

/** What to check before an answer is replayed. */
export interface KeptAnswer {
  /** Whether a caller has the right to the answer, as far as known synchronously. */
  isFor(who: Principal): boolean;
  /** The body; undefined if the answer may have changed, or is another one for this caller. */
  again(who: Principal): Buffer | null | undefined;
}

/** The sent response without its body. */
interface Sent extends KeptAnswer {
  readonly route: string;
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: string[];
  /** Length of the body in bytes, which the headers contain too. */
  readonly length: number;
}

/**
 * Answers that are replayed for an identical request: authentication, access and freshness are checked in memory each
 * time, and everything else is skipped. If any of these is not known synchronously, the request is handled regularly.
 */
export interface KeptAnswers {
  /** Answers a request if that is possible synchronously. @returns whether it was. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Keeps an answer with all its headers once it is sent. It must depend on the URL, `Accept-Encoding`, whether WebP is
   * accepted, and what `again` asks.
   */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer | null, answer: KeptAnswer): void;
}

export interface KeptAnswersOptions {
  /** The caller, if known synchronously; null otherwise. */
  recognize(request: IncomingMessage): Principal | null;
  /** Called after each replayed answer is sent. */
  onSent(route: string, status: number, seconds: number): void;
  readonly mostKept?: number;
}

export function createKeptAnswers({
  recognize,
  onSent,
  mostKept = MOST_KEPT,
}: KeptAnswersOptions): KeptAnswers {
  const kept = new Map<string, Sent>();
  return {
    answer(request, response) {
      const { method, headers } = request;
      if (method !== 'GET' || headers['if-none-match'] !== undefined) return false;
      const sent = kept.get(toName(request));
      if (sent === undefined) return false;
      const who = recognize(request);
      if (who === null || !sent.isFor(who)) return false;
      const body = sent.again(who);
      if (body === undefined || countBytes(body) !== sent.length) return false;
      const startMs = performance.now();
      response.writeHead(sent.status, sent.headers);
      response.end(body, () => onSent(sent.route, sent.status, (performance.now() - startMs) / 1000));
      return true;
    },
    keep(request, reply, body, { isFor, again }) {
      const { method, url = '' } = request.raw;
      if (method !== 'GET' || url.length > LONGEST_URL) return;
      const name = toName(request.raw);
      const route = request.routeOptions.url ?? 'unknown';
      const length = countBytes(body);
      reply.raw.once('finish', () => {
        const headers = Object.entries(reply.getHeaders()).flatMap(([header, value]) => [
          header,
          String(value),
        ]);
        kept.delete(name);
        kept.set(name, { isFor, again, route, status: reply.statusCode, headers, length });
        const [oldest] = kept.keys();
        if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      });
    },
  };
}

const countBytes = (body: Buffer | null) => body?.length ?? 0;

function toName({ url, headers }: IncomingMessage): string {
  const picture = acceptsWebp(headers.accept) ? 'webp' : 'any';
  return `${chooseEncoding(headers['accept-encoding'])} ${picture} ${url}`;
}
