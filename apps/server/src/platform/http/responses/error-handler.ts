import { API_KEY_PREFIX, ERRORS, type ErrorBody, type ErrorCode } from '@waypost/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { toDatabaseFault } from '../../db/database-fault.ts';
import { NotSetUpError } from '../../not-set-up-error.ts';
import type { ProviderFaults } from '../../observability/provider-faults.ts';
import { ProviderDownError } from '../../provider-down-error.ts';
import { createTriesPerMinute } from '../../tries-per-minute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Challenge for HTTP Basic, sent to unauthenticated callers. */
    readonly asksForKey?: boolean;
    /** Errors are `application/problem+json`. */
    readonly hasProblems?: boolean;
  }
}

/** Fastify's own errors that are the client's, by code. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'broken_json',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_PROTO_VIOLATION: 'broken_json',
  FST_INVALID_JSON_FIELD_ERROR: 'broken_json',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
};

type ErrorHandler = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Failures of servers that members named, unless they are a ProviderDownError. Layers and reports tell of them, and they
 * are no fault of this server.
 */
const OF_OTHERS: ReadonlySet<ErrorCode> = new Set(['tile_server_unavailable', 'language_model_unavailable']);

/**
 * Converts any error to the error body of the contract; server errors are logged without details for the client, and
 * failures of providers are counted. What is not set up is told once a minute for each code.
 */
export function createErrorHandler(providerFaults: Pick<ProviderFaults, 'note'>): ErrorHandler {
  const warnings = createTriesPerMinute(1);
  const warn = async ({ code }: NotSetUpError, { log }: FastifyRequest) => {
    if (await warnings.take(code)) log.warn({ code }, 'somebody asked for what is not set up here');
  };
  return (error, request, reply) => {
    const fault = toAppError(error);
    if (fault instanceof NotSetUpError) void warn(fault, request);
    else if (fault instanceof ProviderDownError) providerFaults.note(fault.provider, fault.cause);
    else if (fault.status >= 500 && !OF_OTHERS.has(fault.code))
      request.log.error({ reqId: request.id, err: error }, 'request failed');
    answer(fault, request, reply);
  };
}

function answer(fault: AppError, request: FastifyRequest, reply: FastifyReply): void {
  const { asksForKey, hasProblems } = request.routeOptions.config;
  if (fault.status === 401 && asksForKey === true && !hasSession(request)) {
    reply.header('www-authenticate', 'Basic realm="Waypost", charset="UTF-8"');
  }
  if (fault.retryAfterS !== undefined) reply.header('retry-after', String(fault.retryAfterS));
  const body = toErrorBody(fault, request.id);
  void reply.code(fault.status);
  if (hasProblems === true) void reply.type('application/problem+json').send(JSON.stringify(toProblem(body)));
  else void reply.type('application/json; charset=utf-8').send(body);
}

/** Whether a session's token was sent: a browser would react to a challenge with a dialog over the page. */
function hasSession({ headers: { authorization = '' } }: FastifyRequest): boolean {
  return /^bearer /i.test(authorization) && !authorization.slice(7).startsWith(API_KEY_PREFIX);
}

/** The error in the form of RFC 9457, with this API's additional fields. */
function toProblem(body: ErrorBody) {
  return { type: 'about:blank', title: body.message, status: ERRORS[body.code].status, ...body };
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const fault = new AppError('not_found', { detail: 'There is no such path.' });
  void reply.code(404).type('application/json; charset=utf-8').send(toErrorBody(fault, request.id));
}

/** Maps any thrown value to an error of the contract. */
export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const known = 'code' in error ? FRAMEWORK_CODES[String(error.code)] : undefined;
  if (known !== undefined) return new AppError(known, { cause: error });
  const databaseFault = toDatabaseFault(error);
  if (databaseFault !== null) return new AppError(databaseFault, { cause: error });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new AppError('too_many_requests', { cause: error });
  if (status === 413) return new AppError('payload_too_large', { cause: error });
  if (error instanceof SyntaxError && status === 400) return new AppError('broken_json', { cause: error });
  if (status === 400) return new AppError('validation_failed', { cause: error });
  return new AppError('internal', { cause: error });
}

function toErrorBody(fault: AppError, requestId: string): ErrorBody {
  return {
    code: fault.code,
    message: ERRORS[fault.code].detail,
    detail: fault.status >= 500 ? ERRORS[fault.code].detail : fault.detail,
    request_id: requestId,
    ...(fault.issues === undefined ? {} : { issues: fault.issues }),
    ...(fault.conflict === undefined ? {} : { conflict: fault.conflict }),
  };
}
