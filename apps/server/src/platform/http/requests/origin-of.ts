import type { FastifyRequest } from 'fastify';

/** The public URL of this server, without a trailing slash: as configured, else from the request. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
