import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../../../access/require-access.ts';
import { chooseEncoding } from './accepted-encoding.ts';

/** So many are known, of about a kilobyte each; the longest known goes first. Their bodies are kept by others. */
const MOST_KEPT = 8_000;
/** Longer addresses are those of long filters, which few ask for twice. */
const LONGEST_URL = 1_000;

/** What has to be looked at before an answer is given again. */
export interface KeptAnswer {
  /** Whether somebody has the right to it, as far as that is known without asking. */
  isFor(who: Principal): boolean;
  /** Its body; undefined when another answer may have to be given by now. */
  again(): Buffer | null | undefined;
}

/** What was sent, but for the body. */
interface Sent extends KeptAnswer {
  readonly route: string;
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  /** Bytes of the body, which are among the headers too. */
  readonly length: number;
}

/**
 * Answers that are given again to whoever asks the same: who calls, whether they may, and that nothing changed is looked
 * up in memory each time, and nothing else stands between. Where that is not known at once, a request goes the usual way.
 */
export interface KeptAnswers {
  /** Answers a request where that may be done at once. @returns whether it was. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps an answer with all its headers, as soon as it is sent. It must hang on nothing but address and `Accept-Encoding`. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer | null, answer: KeptAnswer): void;
}

export interface KeptAnswersOptions {
  /** Who calls, where that is known at once; null for all others. */
  recognize(request: IncomingMessage): Principal | null;
  /** Told of each that was given again, once it is sent. */
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
      const body = sent.again();
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
  return `${chooseEncoding(headers['accept-encoding'])} ${url}`;
}
