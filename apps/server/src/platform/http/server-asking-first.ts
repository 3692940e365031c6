import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/**
 * Makes the server that Fastify would make, which asks somebody else first.
 * @param first answers a request or says that it did not; then Fastify does.
 */
export function serverAskingFirst(
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory {
  return (handle, { keepAliveTimeout, requestTimeout, connectionTimeout }): Server => {
    const server = createServer((request, response) => {
      if (!first(request, response)) handle(request, response);
    });
    // Fastify leaves these to whoever makes the server.
    server.keepAliveTimeout = Number(keepAliveTimeout);
    server.requestTimeout = Number(requestTimeout);
    server.setTimeout(Number(connectionTimeout));
    return server;
  };
}
