import {
  API_BASE,
  type BinaryResponse,
  type Endpoint,
  isBinaryResponse,
  toListParam,
} from '@waypost/contract';
import type { z } from 'zod';
import { ApiError, toApiError } from './api-error.ts';

/** Supplies access tokens and replaces expired ones. */
export interface TokenSource {
  /** The access token to send, or null when nobody is signed in. */
  getAccessToken(): string | null;
  /**
   * Gets a new access token after `refused` was answered with 401. Concurrent calls must share one refresh. Null when
   * there is none: the call then fails with the 401.
   */
  refresh(refused: string): Promise<string | null>;
}

export interface ClientOptions {
  /** Origin of the server, without a trailing slash; empty for the page’s own. */
  readonly baseUrl: string;
  readonly tokens?: TokenSource;
  /** Called when the server could not be reached. */
  readonly onUnreachable?: () => void;
  readonly fetch?: typeof fetch;
}

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType | BinaryResponse>;
type InputOf<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Part<Key extends string, S> =
  InputOf<S> extends undefined
    ? { [K in Key]?: undefined }
    : Partial<InputOf<S>> extends InputOf<S>
      ? { [K in Key]?: InputOf<S> }
      : { [K in Key]: InputOf<S> };

type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType> ? P : never;
type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType> ? Q : never;
type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? B : never;

/** The input of a call to an endpoint. */
export type CallInput<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** For an endpoint with a binary body: the file to send unchanged. */
    files?: readonly File[];
    /** Headers of a protocol that the endpoint implements. */
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  };

type InputArguments<E> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The result of a call to an endpoint: the response’s type, or the bytes. */
export type CallOutput<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R>
    ? R extends z.ZodType
      ? z.output<R>
      : ArrayBuffer
    : never;

export interface HttpClient {
  /**
   * Calls an endpoint of the contract.
   * @throws ApiError for every response that is not a success, and when there is no response.
   */
  call<E extends AnyEndpoint>(endpoint: E, ...input: InputArguments<E>): Promise<CallOutput<E>>;
  /**
   * As `call`, with the response itself: its headers name a file, its body need not be in memory as a whole.
   * @throws ApiError as `call` does.
   */
  fetch<E extends AnyEndpoint>(endpoint: E, ...input: InputArguments<E>): Promise<Response>;
}

/** Retries of one call after a 401, each with a fresh token. */
const MAX_RETRIES = 3;

/** Creates a client of the API over `fetch`. */
export function createHttpClient(options: ClientOptions): HttpClient {
  const ask = async (endpoint: AnyEndpoint, input: unknown = {}) => {
    const response = await sendWithRefresh(options, toRequest(endpoint, input as LooseInput));
    if (!response.ok) throw await toApiError(response);
    return response;
  };
  return {
    fetch: (endpoint, ...[input]) => ask(endpoint, input),
    async call(endpoint, ...[input]) {
      const response = await ask(endpoint, input);
      if (response.status === 204) return undefined as never;
      return (
        isBinaryResponse(endpoint.response) ? await response.arrayBuffer() : await response.json()
      ) as never;
    },
  };
}

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly files?: readonly File[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface PlainRequest {
  readonly path: string;
  readonly init: RequestInit & { headers: Record<string, string> };
  readonly isPublic: boolean;
}

function toRequest(endpoint: AnyEndpoint, input: LooseInput): PlainRequest {
  const headers: Record<string, string> = { ...input.headers };
  let body: FormData | File | string | null = null;
  if (endpoint.stream !== undefined) {
    headers['content-type'] = endpoint.stream;
    body = input.files?.[0] ?? null;
  } else if (input.files !== undefined && input.files.length > 0 && endpoint.files !== undefined) {
    body = toMultipart(input.body ?? {}, input.files, endpoint.files.field);
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input.body);
  }
  return {
    path: API_BASE + toPath(endpoint.path, input.params ?? {}) + toQueryString(input.query ?? {}),
    init: { method: endpoint.method, headers, body, ...(input.signal ? { signal: input.signal } : {}) },
    isPublic: endpoint.access.kind === 'public',
  };
}

async function sendWithRefresh(options: ClientOptions, request: PlainRequest): Promise<Response> {
  let token = request.isPublic ? null : (options.tokens?.getAccessToken() ?? null);
  for (let retry = 0; ; retry += 1) {
    const response = await send(options, request, token);
    if (response.status !== 401 || request.isPublic || retry >= MAX_RETRIES) return response;
    const fresh = token === null ? null : ((await options.tokens?.refresh(token)) ?? null);
    if (fresh === null) return response;
    token = fresh;
  }
}

async function send(options: ClientOptions, request: PlainRequest, token: string | null): Promise<Response> {
  const headers =
    token === null ? request.init.headers : { ...request.init.headers, authorization: `Bearer ${token}` };
  try {
    return await (options.fetch ?? fetch)(options.baseUrl + request.path, { ...request.init, headers });
  } catch (cause) {
    if (request.init.signal?.aborted) throw cause;
    options.onUnreachable?.();
    throw new ApiError(0, { detail: 'The server cannot be reached. Check the connection.' }, cause);
  }
}

function toMultipart(body: Record<string, unknown>, files: readonly File[], field: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  for (const file of files) form.append(field, file, file.name);
  return form;
}

function toPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toQueryString(query: Record<string, unknown>): string {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return (Array.isArray(value) ? toListParam(value) : [String(value)]).map((text) => [key, text]);
  });
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
