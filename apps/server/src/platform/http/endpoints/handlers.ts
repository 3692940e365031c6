import type { Readable } from 'node:stream';
import type { Access, BinaryResponse, Endpoint } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GrantOf } from '../../../access/grant.ts';
import type { RequestParts } from '../../../access/require-access.ts';
import type { StagedFile } from '../../storage/storage.ts';
import type { BinaryResult } from './binary-result.ts';

type OutputOf<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** The input of a handler: the request parsed by its contract, and the grant of its access check. */
export interface HandlerContext<E extends Endpoint> {
  readonly grant: GrantOf<E['access']>;
  readonly params: OutputOf<NonNullable<E['params']>>;
  readonly query: OutputOf<NonNullable<E['query']>>;
  readonly body: OutputOf<NonNullable<E['body']>>;
  /** Files of a multipart body: staged, to be kept by the service or discarded after the response. */
  readonly files: readonly StagedFile[];
  /** A binary body, if the endpoint accepts one. */
  readonly stream: Readable | undefined;
  /** Adds a header to the response, whatever its status. */
  readonly setHeader: (name: string, value: string) => void;
  /** Repeats authentication and the access check, for work that continues long after the first. @throws AppError. */
  readonly recheck: () => Promise<GrantOf<E['access']>>;
  /**
   * Checks the same caller for another resource named in the request; `parts` holds the ids of `access`. @throws
   * AppError.
   */
  readonly requireAlso: <A extends Access>(access: A, parts: Partial<RequestParts>) => Promise<GrantOf<A>>;
  readonly request: FastifyRequest;
}

type AnswerOf<E extends Endpoint> = E['response'] extends BinaryResponse
  ? BinaryResult
  : E['response'] extends z.ZodType
    ? z.input<E['response']>
    : never;

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<AnswerOf<E>>;

/** One handler for each endpoint of a module: a missing or additional one does not compile. */
export type Handlers<M extends Record<string, Endpoint>> = { readonly [K in keyof M]: Handler<M[K]> };
