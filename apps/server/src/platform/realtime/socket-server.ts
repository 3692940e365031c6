import '@fastify/websocket';
import { API_BASE, SOCKET_CLOSE } from '@waypost/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { type SocketDependencies, SocketSession } from './socket-session.ts';

/** Longest time until a lost role ends its subscriptions, in milliseconds. */
const RECHECK_MS = 4_000;
const PING_MS = 30_000;

/**
 * Mounts the live channel at `/api/3/ws`.
 * @param publicUrl origin of the pages that may open it; null: that of the request.
 */
export function mountSockets(
  app: FastifyInstance,
  dependencies: SocketDependencies,
  metrics: Metrics,
  publicUrl: string | null,
): void {
  const sessions = new Set<SocketSession>();
  const recheckAll = () => Promise.all([...sessions].map((session) => session.recheck()));
  let isRechecking = false;
  const recheck = () => {
    if (isRechecking) return;
    isRechecking = true;
    recheckAll()
      .catch((error: unknown) => app.log.error({ err: error }, 'rechecking subscriptions failed'))
      .finally(() => {
        isRechecking = false;
      });
  };
  const timer = setInterval(recheck, RECHECK_MS);
  const pings = setInterval(() => {
    for (const socket of app.websocketServer.clients) socket.ping();
  }, PING_MS);

  app.get(
    `${API_BASE}/ws`,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request, publicUrl)) await reply.code(403).send();
      },
    },
    (socket) => {
      const session = new SocketSession(socket, dependencies);
      sessions.add(session);
      metrics.sockets.set(sessions.size);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        sessions.delete(session);
        metrics.sockets.set(sessions.size);
      });
    },
  );

  app.addHook('preClose', async () => {
    clearInterval(timer);
    clearInterval(pings);
    for (const socket of app.websocketServer.clients) socket.close(SOCKET_CLOSE.goingAway);
  });
}

/** Pages of other origins may not open the channel; clients other than browsers send no Origin. */
function isOwnOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
