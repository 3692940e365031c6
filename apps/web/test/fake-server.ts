import type { CallOutput } from '@waypost/client';
import {
  API_BASE,
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  type ErrorCode,
  isBinaryResponse,
} from '@waypost/contract';

import { toEmpty } from './to-empty.ts';

/** A request as the page sent it. */
export interface SentRequest {
  readonly endpoint: Endpoint;
  /** As `GET /member`, below the base of the API, without the query. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed JSON, a form, or null. */
  readonly body: unknown;
}

type Answer = (request: SentRequest) => Response | Promise<Response>;
type JsonOf<E extends Endpoint> = CallOutput<E> extends ArrayBuffer ? Uint8Array<ArrayBuffer> : CallOutput<E>;

const ALL: readonly Endpoint[] = Object.values(ENDPOINTS).flatMap((module) => Object.values(module));

const PATTERNS = ALL.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  // As in the server's router, a word precedes a parameter.
  places: endpoint.path.split('{').length,
})).sort((a, b) => a.places - b.places);

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

function readBody(body: unknown): unknown {
  return typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? null);
}

/** Checks that the server could give this answer, and serializes it. */
function toResponse(endpoint: Endpoint, value: unknown): Response {
  const status = endpoint.status ?? 200;
  if (status === 204) return new Response(null, { status });
  if (isBinaryResponse(endpoint.response)) {
    return new Response(value as BodyInit, {
      status,
      headers: { 'content-type': endpoint.response.mediaType },
    });
  }
  const parsed = endpoint.response.safeParse(value);
  if (parsed.success) return Response.json(value, { status });
  throw new Error(`The server cannot answer ${nameOf(endpoint)} so: ${parsed.error.message}`);
}

function toRefusal(code: ErrorCode, detail: string): Response {
  const body = { code, message: detail, detail, request_id: 'component' };
  return Response.json(body, { status: ERRORS[code].status });
}

/**
 * Answers the requests of one page, each as the test says. Answers are checked against the contract. A request without
 * an answer fails the test by `verify`.
 */
export class FakeServer {
  /** What was asked, in order. */
  readonly sent: SentRequest[] = [];
  readonly #answers = new Map<Endpoint, Answer>();
  /** In front of the answers, until `letThrough`. */
  readonly #faults = new Map<Endpoint, Answer>();
  readonly #others = new Map<string, () => Response>();
  readonly #unknown: string[] = [];

  /** Answers an endpoint from now on: with a value, or with what a function makes of each request. */
  answer<E extends Endpoint>(endpoint: E, value: JsonOf<E> | ((request: SentRequest) => JsonOf<E>)): this {
    // No answer is a function itself.
    const give = typeof value === 'function' ? (value as (request: SentRequest) => JsonOf<E>) : () => value;
    this.#answers.set(endpoint, (request) => toResponse(endpoint, give(request)));
    return this;
  }

  /** Answers an endpoint with as little as the contract admits. */
  answerEmpty(endpoint: Endpoint): this {
    const { response } = endpoint;
    this.#answers.set(endpoint, () =>
      toResponse(endpoint, isBinaryResponse(response) ? new Uint8Array() : toEmpty(response)),
    );
    return this;
  }

  /**
   * Answers a call that is not of the contract, also with a refusal, as `POST /api/auth/sign-out`, which the library of
   * sign-in serves.
   */
  answerPath(call: string, value: object, status = 200): this {
    this.#others.set(call, () => Response.json(value, { status }));
    return this;
  }

  /** Refuses an endpoint as the server would, until `letThrough`. */
  refuse(endpoint: Endpoint, code: ErrorCode, detail: string = ERRORS[code].detail): this {
    this.#faults.set(endpoint, () => toRefusal(code, detail));
    return this;
  }

  /** Lets requests of an endpoint fail as without a network, until `letThrough`. */
  cut(endpoint: Endpoint): this {
    this.#faults.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
    return this;
  }

  /** Holds the requests of an endpoint until the returned function is called. */
  hold(endpoint: Endpoint): () => void {
    const gate = Promise.withResolvers<void>();
    this.#faults.set(endpoint, async (request) => {
      await gate.promise;
      return this.#give(request);
    });
    return () => {
      this.#faults.delete(endpoint);
      gate.resolve();
    };
  }

  /** Ends all refusals and cuts. */
  letThrough(): void {
    this.#faults.clear();
  }

  /** What was sent to an endpoint, in order. */
  sentTo(endpoint: Endpoint): readonly SentRequest[] {
    return this.sent.filter((request) => request.endpoint === endpoint);
  }

  /** @throws Error that names each request which had no answer */
  verify(): void {
    const unknown = new Set(this.#unknown);
    if (unknown.size > 0) throw new Error(`Nobody answers:\n${[...unknown].join('\n')}`);
  }

  /** In place of the browser's `fetch`. */
  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    const method = init.method ?? 'GET';
    const other = this.#others.get(`${method} ${url.pathname}`);
    if (other !== undefined) return other();
    const request = this.#read(method, url, init.body);
    if (request === null) return this.#miss(`${method} ${url.pathname}${url.search}`);
    this.sent.push(request);
    // As in a browser, no answer comes in the same turn.
    await Promise.resolve();
    init.signal?.throwIfAborted();
    return (this.#faults.get(request.endpoint) ?? ((asked) => this.#give(asked)))(request);
  };

  async #give(request: SentRequest): Promise<Response> {
    const answer = this.#answers.get(request.endpoint);
    if (answer === undefined) return this.#miss(`${request.name} (${nameOf(request.endpoint)})`);
    try {
      return await answer(request);
    } catch (error) {
      return this.#miss(String(error));
    }
  }

  #miss(what: string): Response {
    this.#unknown.push(what);
    return toRefusal('internal', what);
  }

  #read(method: string, url: URL, body: unknown): SentRequest | null {
    if (!url.pathname.startsWith(API_BASE)) return null;
    const path = url.pathname.slice(API_BASE.length);
    for (const { endpoint, pattern } of PATTERNS) {
      const found = endpoint.method === method ? pattern.exec(path) : null;
      if (found === null) continue;
      const params = { ...found.groups };
      return { endpoint, name: `${method} ${path}`, params, query: url.searchParams, body: readBody(body) };
    }
    return null;
  }
}
