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
  /** Who an access token speaks for. @throws AppError `token_invalid` or `token_expired`. */
  authenticate(request: FastifyRequest, endpoint: Endpoint): Principal | null | Promise<Principal | null>;
  /** Where answers to what is asked often are kept. */
  readonly kept: Pick<KeptAnswers, 'keep'>;
  /** Throw where an answer does not fit the contract, instead of stripping and logging it. */
  readonly isStrict: boolean;
}

/** Of files, whose own type each answer tells. */
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
    ...(isSentAsItIs(endpoint) ? { compress: false } : {}),
    // What only reads brings nothing that could be packed.
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

/** Whether to pack an answer would be no use: pictures, tiles that pack themselves, lines that would wait for each other. */
function isSentAsItIs({ response, stream }: Endpoint): boolean {
  return isBinaryResponse(response) && (stream !== undefined || response.mediaType !== ANY_BYTES);
}

/** The error as it is where the endpoint declares its code; else the mistake of not having declared it. */
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

  // Access first where it does not hang on the body: nobody uploads files to where they may not write.
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
    // Of a key it is asked each time, so what it was answered is not kept either.
    if (
      endpoint.isAskedOften === true &&
      endpoint.ratePerMinute === undefined &&
      principal?.key === undefined
    )
      keepAnswer(context, endpoint.access, parts, request, reply, binary);
    return sendBinary(reply, endpoint.response.mediaType, binary);
  } finally {
    if (files.length > 0) await Promise.all(files.map((file) => file.discard()));
  }
}

/** Keeps an answer that may be given again. By itself, so that what is kept holds on to nothing else of its request. */
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

/** Who is calling, a while after they began. A token that ran out meanwhile was good when it counted. */
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

/** A body of bytes; one that was left out has none. */
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
    // What does not fit is sent nowhere: nothing says which of its fields are for others to see.
    if (context.isStrict || !checked.isFit) throw new Error(message);
    request.log.error({ reqId: request.id }, message);
  }
  if (isKnownTo(request, reply)) return reply.code(304).send();
  // A JSON string, so that numbers and strings too are sent as JSON.
  const text = JSON.stringify(checked.body);
  const { mediaType } = endpoint;
  if (mediaType === undefined) {
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  }
  // As bytes: to the type of a text its charset would be added, and programs compare types as they stand.
  return reply.code(status).header('content-type', mediaType).send(Buffer.from(text));
}

/** Whether the caller has the answer already that a handler named with an ETag. */
function isKnownTo(request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  const known = request.headers['if-none-match'];
  return typeof etag === 'string' && known?.split(/\s*,\s*/).includes(etag) === true;
}

function sendBinary(reply: FastifyReply, mediaType: string, result: BinaryResult): FastifyReply {
  reply.headers({ 'content-type': mediaType, ...result.headers });
  if (result.isNotModified === true) return reply.code(304).send();
  if (result.body === null) return reply.code(204).send();
  return reply.send(result.body);
}
