import { Readable } from 'node:stream';
import {
  type Access,
  API_BASE,
  COMMON_ERRORS,
  type Endpoint,
  type ErrorCode,
  isBinaryResponse,
} from '@waypost/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import {
  isAccessRecalled,
  type Principal,
  type RequestParts,
  recallAccess,
  requireAccess,
} from '../../../access/require-access.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { StagedFile, Storage } from '../../storage/storage.ts';
import { parsePart } from '../requests/parse-request.ts';
import { readMultipart } from '../requests/read-multipart.ts';
import { toAppError } from '../responses/error-handler.ts';
import type { KeptAnswers } from '../responses/kept-answers.ts';
import type { BinaryResult } from './binary-result.ts';
import { checkResponse } from './check-response.ts';
import type { Handler } from './handlers.ts';

/** What every mounted endpoint needs. */
export interface MountContext {
  readonly database: Database;
  readonly storage: Storage;
  /** The subject of an access token. @throws AppError `token_invalid` or `token_expired`. */
  authenticate(request: FastifyRequest, endpoint: Endpoint): Principal | null | Promise<Principal | null>;
  /** Where frequently requested answers are kept. */
  readonly kept: Pick<KeptAnswers, 'keep'>;
  /** Throw for a response that does not match the contract, instead of stripping and logging it. */
  readonly isStrict: boolean;
}

/** For files, whose type is set by each response. */
const ANY_BYTES = 'application/octet-stream';

/** Mounts one endpoint of the contract, with and without a trailing slash. */
export function mountEndpoint(
  app: FastifyInstance,
  context: MountContext,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
): void {
  const url = toFastifyPath(endpoint.path);
  const { ratePerMinute, takesKeyAnyhow = false, hasProblems = false } = endpoint;
  const config = {
    asksForKey: takesKeyAnyhow,
    hasProblems,
    ...(ratePerMinute === undefined ? {} : { rateLimit: { max: ratePerMinute, timeWindow: 60_000 } }),
  };
  const route: RouteOptions = {
    method: endpoint.method,
    url,
    config,
    ...(endpoint.maxBytes === undefined ? {} : { bodyLimit: endpoint.maxBytes }),
    ...(isSentAsItIs(endpoint) ? { compress: false } : {}),
    // Requests without a body cannot be compressed.
    ...(endpoint.method === 'GET' ? { decompress: false } : {}),
    handler: context.isStrict
      ? (request, reply) =>
          answer(context, endpoint, handler, request, reply).catch((error: unknown) => {
            throw toDeclaredError(endpoint, error);
          })
      : (request, reply) => answer(context, endpoint, handler, request, reply),
  };
  const { stream } = endpoint;
  if (endpoint.isRaw !== true && stream === undefined) {
    app.route(route);
    return;
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (stream !== undefined)
      scope.addContentTypeParser(stream, async (_request: unknown, body: unknown) => body);
    else
      scope.addContentTypeParser(
        '*',
        { parseAs: 'string' },
        async (_request: unknown, body: unknown) => body,
      );
    scope.route(route);
  });
}

/**
 * Whether compression would be useless or harmful: pictures, tiles that compress themselves, streamed lines that would
 * be buffered.
 */
function isSentAsItIs({ response, stream }: Endpoint): boolean {
  return isBinaryResponse(response) && (stream !== undefined || response.mediaType !== ANY_BYTES);
}

/** The error if the endpoint declares its code; else an error that it is undeclared. */
function toDeclaredError(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = toAppError(error);
  const declared: readonly ErrorCode[] = [...COMMON_ERRORS, ...endpoint.errors];
  if (declared.includes(code)) return error;
  return new Error(`${endpoint.method} ${endpoint.path} answers "${code}", which it does not declare.`, {
    cause: error,
  });
}

/** `/org/{org_id}/project` → `/api/3/org/:org_id/project`; the app itself ignores a trailing slash. */
function toFastifyPath(path: string): string {
  return API_BASE + path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

async function answer(
  context: MountContext,
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const principal = endpoint.access.kind === 'public' ? null : await context.authenticate(request, endpoint);
  if (endpoint.access.kind !== 'public' && principal === null) throw new AppError('unauthorized');
  const params = parsePart('params', endpoint.params, request.params);
  const query = parsePart('query', endpoint.query, request.query);
  const parts = { method: endpoint.method, params, query };
  const check = (body: unknown, who = principal) =>
    requireAccess(context.database.read, who, endpoint.access, { ...parts, body });
  const checkEarly = () =>
    endpoint.isAskedOften === true
      ? recallAccess(context.database, principal, endpoint.access, { ...parts, body: undefined })
      : check(undefined);

  // The access check comes first unless it depends on the body: nothing may be uploaded without the right to write.
  const early = needsBody(endpoint) ? undefined : await checkEarly();
  const { body: rawBody, files } = await readBody(context, endpoint, request);
  try {
    const body = parsePart('body', endpoint.body, rawBody);
    const grant = early === undefined ? await check(body) : early;
    const result = await handler({
      grant,
      params,
      query,
      body,
      files,
      stream: endpoint.stream === undefined ? undefined : toStream(rawBody),
      setHeader: (name: string, value: string) => void reply.header(name, value),
      recheck: async () => check(body, await authenticateAgain(context, endpoint, request, principal)),
      requireAlso: (access: Access, { params, query, body }: Partial<RequestParts>) =>
        requireAccess(context.database.read, principal, access, {
          method: endpoint.method,
          params,
          query,
          body,
        }),
      request,
    } as never);
    if (!isBinaryResponse(endpoint.response)) return sendJson(context, endpoint, request, reply, result);
    const binary = result as BinaryResult;
    // An API key is checked on every request, so answers to it are not kept.
    if (
      endpoint.isAskedOften === true &&
      endpoint.ratePerMinute === undefined &&
      principal?.key === undefined
    )
      keepAnswer(context, endpoint.access, parts, request, reply, binary);
    return sendBinary(context, endpoint, endpoint.response.mediaType, reply, binary);
  } finally {
    if (files.length > 0) await Promise.all(files.map((file) => file.discard()));
  }
}

/** Keeps an answer for replay. A separate function, so that the kept closure does not retain the request. */
function keepAnswer(
  { database, kept }: MountContext,
  access: Access,
  parts: Omit<RequestParts, 'body'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { body, again }: BinaryResult,
): void {
  if (again === undefined || body instanceof Readable) return;
  const asked = { ...parts, body: undefined };
  kept.keep(request, reply, body, { again, isFor: (who) => isAccessRecalled(database, who, access, asked) });
}

/** The caller of a long-running request. A token that expired meanwhile was valid when it was checked. */
async function authenticateAgain(
  context: MountContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  principal: Principal | null,
): Promise<Principal | null> {
  try {
    return await context.authenticate(request, endpoint);
  } catch (error) {
    if (error instanceof AppError && error.code === 'token_expired') return principal;
    throw error;
  }
}

/** A binary body; an omitted one is empty. */
function toStream(body: unknown): Readable {
  return body instanceof Readable ? body : Readable.from([]);
}

function needsBody(endpoint: Endpoint): boolean {
  return Object.values(endpoint.access).some((value) => String(value).startsWith('body.'));
}

async function readBody(
  context: MountContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<{ body: unknown; files: readonly StagedFile[] }> {
  if (!request.isMultipart()) return { body: request.body, files: [] };
  if (endpoint.files === undefined) throw new AppError('unsupported_media_type');
  return readMultipart(request, endpoint.files, context.storage);
}

function sendJson(
  context: MountContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): FastifyReply {
  const status = endpoint.status ?? 200;
  if (status === 204) return reply.code(204).send();
  if (isBinaryResponse(endpoint.response)) throw new Error('A binary answer is not JSON.');
  const checked = checkResponse(endpoint.response, result);
  if (checked.faults.length > 0) {
    const message = `${endpoint.method} ${endpoint.path} answered outside its contract: ${checked.faults.join(', ')}`;
    // A mismatched response is not sent at all: nothing says which of its fields are public.
    if (context.isStrict || !checked.isFit) throw new Error(message);
    request.log.error({ reqId: request.id }, message);
  }
  if (isKnownTo(request, reply)) return sendNothing(context, endpoint, reply, 304);
  // As a JSON string, so that bare numbers and strings are sent as JSON too.
  const text = JSON.stringify(checked.body);
  const { mediaType } = endpoint;
  if (mediaType === undefined) {
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  }
  // As bytes: a charset would be appended to the type of a text, and clients compare types verbatim.
  return reply.code(status).header('content-type', mediaType).send(Buffer.from(text));
}

/** Whether the client already has the response that a handler tagged with an ETag. */
function isKnownTo(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  const known = request.headers['if-none-match'];
  return typeof etag === 'string' && known?.split(/\s*,\s*/).includes(etag) === true;
}

function sendBinary(
  context: MountContext,
  endpoint: Endpoint,
  mediaType: string,
  reply: FastifyReply,
  result: BinaryResult,
): FastifyReply {
  reply.headers({ 'content-type': mediaType, ...result.headers });
  if (result.isNotModified === true) return sendNothing(context, endpoint, reply, 304);
  if (result.body === null) return sendNothing(context, endpoint, reply, 204);
  return reply.send(result.body);
}

/** @throws Error in tests for a status that the endpoint does not declare: its description would leave it out. */
function sendNothing(
  { isStrict }: MountContext,
  { method, path, withoutBody = [] }: Endpoint,
  reply: FastifyReply,
  status: 204 | 304,
): FastifyReply {
  if (isStrict && !withoutBody.includes(status))
    throw new Error(`${method} ${path} answers ${status}, which it does not declare in \`withoutBody\`.`);
  return reply.code(status).send();
}
