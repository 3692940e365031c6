import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Lets a function answer a server's requests before the regular listeners. Fastify's `serverFactory` could do this, but
 * then Fastify ignores its own timeouts and listens on only one of the addresses of `localhost`.
 * @param first answers a request, or returns that it did not: then the regular listeners do.
 */
export function askFirst(
  server: Server,
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  // Node types listeners as any function; those of this event have this type.
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (first(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
