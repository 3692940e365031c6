import type { FastifyRequest } from 'fastify';

/** Where people reach this server, without a trailing slash: as it was told, else as this request was sent. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
