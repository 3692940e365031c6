import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';

/** The version that an edit is based on, from its body or `If-Match` (`3`, `"3"`, `W/"3"`; `*` is any). */
export function readStartedFrom(request: FastifyRequest, inBody: number | undefined): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (header === undefined || header === '*') return inBody;
  const version = Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(version) || (inBody !== undefined && inBody !== version)) {
    throw new AppError('validation_failed', {
      issues: [{ path: 'headers.if-match', message: 'Give one version, the same as in the body.' }],
    });
  }
  return version;
}
