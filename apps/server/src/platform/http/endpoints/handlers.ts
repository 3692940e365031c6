import type { Readable } from 'node:stream';
import type { Access, BinaryResponse, Endpoint } from '@waypost/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GrantOf } from '../../../access/grant.ts';
import type { RequestParts } from '../../../access/require-access.ts';
import type { StagedFile } from '../../storage/storage.ts';
import type { BinaryResult } from './binary-result.ts';

type OutputOf<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a handler is called with: the request parsed by its contract, and the grant of its access check. */
export interface HandlerContext<E extends Endpoint> {
  readonly grant: GrantOf<E['access']>;
  readonly params: OutputOf<NonNullable<E['params']>>;
  readonly query: OutputOf<NonNullable<E['query']>>;
  readonly body: OutputOf<NonNullable<E['body']>>;
  /** Files that came with a multipart body: staged, to be kept by the service or dropped after the answer. */
  readonly files: readonly StagedFile[];
  /** A body of bytes, where the endpoint takes one. */
  readonly stream: Readable | undefined;
  /** Adds a header to the answer, whatever it will be. */
  readonly setHeader: (name: string, value: string) => void;
  /** Asks again who is calling and what they may, for work that goes on after the first check. @throws AppError. */
  readonly recheck: () => Promise<GrantOf<E['access']>>;
  /** Checks the same caller for what a request names besides; `parts` holds the ids of `access`. @throws AppError. */
  readonly requireAlso: <A extends Access>(access: A, parts: Partial<RequestParts>) => Promise<GrantOf<A>>;
  readonly request: FastifyRequest;
}

type AnswerOf<E extends Endpoint> = E['response'] extends BinaryResponse
  ? BinaryResult
  : E['response'] extends z.ZodType
    ? z.input<E['response']>
    : never;

export type Handler<E extends Endpoint> = (context: HandlerContext<E>) => Promise<AnswerOf<E>>;

/** One handler for each endpoint of a module: a missing one, or one too many, does not compile. */
export type Handlers<M extends Record<string, Endpoint>> = { readonly [K in keyof M]: Handler<M[K]> };
