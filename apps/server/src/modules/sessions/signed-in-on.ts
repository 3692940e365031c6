import type { FastifyRequest } from 'fastify';

/** The browser that signs in, as it names itself. */
export interface SignedInOn {
  readonly userAgent?: string | null;
}

/** The browser of a request that signs in. */
export function toSignedInOn({ headers }: Pick<FastifyRequest, 'headers'>): SignedInOn {
  return { userAgent: headers['user-agent'] ?? null };
}
