import '@fastify/websocket';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { API_BASE, SOCKET_CLOSE } from '@waypost/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Metrics } from '../observability/metrics.ts';
import { type SocketDependencies, SocketSession } from './socket-session.ts';

/** Longest time until a lost role ends its subscriptions, in milliseconds. */
const RECHECK_MS = 4_000;
const PING_MS = 30_000;
/** How often it is looked for sockets whose time is over. */
const TICK_MS = 500;

/** The session of a socket. It is found by the socket, so that listeners are the same functions for all of them. */
const sessionOf = new WeakMap<WebSocket, SocketSession>();

function onMessage(this: WebSocket, data: RawData): void {
  sessionOf.get(this)?.receive(String(data));
}

function onError(this: WebSocket): void {
  this.terminate();
}

/**
 * Lets go of the request that a socket began as, which would take several times the memory of the socket for as long as it is
 * open: the plugin's listener of errors holds it with its answer, and the connection holds the answer.
 */
function forgetRequest(socket: WebSocket, { raw }: FastifyRequest): void {
  socket.removeAllListeners('error');
  socket.on('error', onError);
  const connection: Socket & { _httpMessage?: ServerResponse | null } = raw.socket;
  connection._httpMessage?.detachSocket(connection);
}

/** Checks what sockets may hear: one query for all sockets of a member. */
async function recheckMembers(
  sessions: readonly SocketSession[],
  { listHearable }: SocketDependencies,
): Promise<void> {
  const open = sessions
    .filter((session) => !session.closeIfEnded())
    .map((session) => ({ session, topics: session.listTopics() }))
    .filter(({ topics }) => topics.length > 0);
  const byMember = Map.groupBy(open, ({ session }) => session.memberId);
  await Promise.all(
    [...byMember].map(async ([memberId, those]) => {
      if (memberId === null) return;
      const hearable = await listHearable(memberId, [...new Set(those.flatMap(({ topics }) => topics))]);
      for (const { session, topics } of those) session.keepHearable(topics, hearable);
    }),
  );
}

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
  const recheckAll = () => recheckMembers([...sessions], dependencies);
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

  const ticks = setInterval(() => {
    const now = Date.now();
    for (const session of sessions) session.closeInTime(now);
  }, TICK_MS);
  function onClose(this: WebSocket): void {
    const session = sessionOf.get(this);
    if (session === undefined) return;
    sessions.delete(session);
    metrics.sockets.set(sessions.size);
    session.end();
  }
  app.get(
    `${API_BASE}/ws`,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request, publicUrl)) await reply.code(403).send();
      },
    },
    (socket, request) => {
      const session = new SocketSession(socket, request.raw.socket, dependencies);
      sessionOf.set(socket, session);
      sessions.add(session);
      metrics.sockets.set(sessions.size);
      forgetRequest(socket, request);
      socket.on('message', onMessage);
      socket.on('close', onClose);
    },
  );

  app.addHook('preClose', async () => {
    clearInterval(timer);
    clearInterval(pings);
    clearInterval(ticks);
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
