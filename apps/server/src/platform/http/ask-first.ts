import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Has a server ask somebody before those who listen to its requests. Fastify would take a server that one makes oneself
 * (`serverFactory`), but leaves its timeouts alone, and has it listen on one address of `localhost` where there are two.
 * @param first answers a request, or says that it did not: then those who listened before do.
 */
export function askFirst(
  server: Server,
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  // Node types listeners as any function; those of this event are of this type.
  const others = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (first(request, response)) return;
    for (const other of others) other.call(server, request, response);
  });
}
