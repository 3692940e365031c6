import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A binary response instead of JSON; `mediaType` is its Content-Type. */
export interface BinaryResponse {
  readonly binary: true;
  readonly mediaType: string;
}

/** Files that may accompany the body as `multipart/form-data`, each other field being a JSON part. */
export interface FileField {
  readonly field: string;
  readonly maxCount: number;
  readonly maxBytes: number;
}

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType | BinaryResponse = z.ZodType | BinaryResponse,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Path below `/api/3`, parameters in braces: `/org/{org_id}/project/{project_id}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly files?: FileField;
  /** The body is kept as received, because a signature covers exactly that. */
  readonly isRaw?: true;
  /** The largest body, in bytes, where it is less than that of every endpoint. */
  readonly maxBytes?: number;
  /** The body is bytes of this media type, passed on as they arrive. */
  readonly stream?: string;
  readonly response: Response;
  /** The success status; 200 when absent. */
  readonly status?: 200 | 201 | 204;
  /**
   * Answers without a body besides: 204 where there is nothing at that place, 304 where the client has the answer
   * already.
   */
  readonly withoutBody?: readonly (204 | 304)[];
  /** Error codes this endpoint returns beyond those every endpoint may return. */
  readonly errors: readonly ErrorCode[];
  readonly access: Who;
  /** Requests per minute per client address, for endpoints that invite guessing. */
  readonly ratePerMinute?: number;
  /** The Content-Type of a JSON response with a more specific type. */
  readonly mediaType?: string;
  /**
   * For programs without sessions, such as desktop GIS: an API key may also be sent as `X-API-Key` or by HTTP Basic,
   * and a request without credentials is asked for them.
   */
  readonly takesKeyAnyhow?: true;
  /**
   * Requested in bursts, as tiles are: access is decided once for all of them until something is written, and until
   * then a response may be replayed.
   */
  readonly isAskedOften?: true;
  /** Errors are `application/problem+json` (RFC 9457), for readers of another standard than this API's own. */
  readonly hasProblems?: true;
}

/**
 * Declares an endpoint of the API. The server mounts it, the client calls it, OpenAPI and the access matrix are
 * generated from it; a route that is not declared here does not exist.
 */
export function endpoint<
  Response extends z.ZodType | BinaryResponse,
  const Who extends Access,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Response, Who>): Endpoint<Params, Query, Body, Response, Who> {
  return definition;
}

/** Marks a response as bytes of a media type. */
export function binary(mediaType: string): BinaryResponse {
  return { binary: true, mediaType };
}

/** Whether a declared response is binary. */
export function isBinaryResponse(response: z.ZodType | BinaryResponse): response is BinaryResponse {
  return 'binary' in response;
}
