import { once } from 'node:events';
import { SocketClient } from '@waypost/client';
import {
  API_BASE,
  type EphemeralMessage,
  type LoggedEvent,
  type Publication,
  type ServerMessage,
  type Topic,
} from '@waypost/contract';
import { WebSocket } from 'ws';
import type { Person } from './test-app.ts';

/** A member's live client, with everything it received. */
export interface LiveClient {
  readonly events: LoggedEvent[];
  readonly ephemeral: EphemeralMessage[];
  readonly lost: Topic[];
  readonly states: string[];
  /** The topics whose subscription the server has confirmed: what is written from now on is heard. */
  readonly subscribed: string[];
  subscribe(topic: Topic, seq?: number): void;
  /** Subscribes to topics, and resolves once the server has confirmed all: what is written from then on is heard. */
  listen(...topics: readonly Topic[]): Promise<void>;
  publish(message: Publication): boolean;
  /** Drops the connection as a lost network does: without a close frame. */
  cut(): void;
  close(): void;
}

const toSocketUrl = (baseUrl: string) => baseUrl.replace(/^http/, 'ws');

/** Opens the product's own socket client over a real socket. */
export function openLiveClient(baseUrl: string, person: Pick<Person, 'tokens'>): LiveClient {
  const events: LoggedEvent[] = [];
  const ephemeral: EphemeralMessage[] = [];
  const lost: Topic[] = [];
  const states: string[] = [];
  const subscribed: string[] = [];
  const waiting: (() => void)[] = [];
  let current: WebSocket | null = null;
  const client = new SocketClient({
    url: toSocketUrl(baseUrl),
    getAccessToken: () => person.tokens.access_token,
    refresh: async () => null,
    onEvent: (event) => events.push(event),
    onEphemeral: (message) => ephemeral.push(message),
    onLost: (topic) => lost.push(topic),
    onState: (state) => states.push(state),
    createSocket: (url) => {
      current = new WebSocket(url);
      current.on('error', () => {});
      current.on('message', (data) => {
        // The server's own message.
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.action !== 'subscribed') return;
        subscribed.push(message.topic);
        for (const wake of waiting.splice(0)) wake();
      });
      // The client uses only the part of WebSocket that `ws` supports too.
      return current as unknown as globalThis.WebSocket;
    },
  });
  client.open();
  return {
    events,
    ephemeral,
    lost,
    states,
    subscribed,
    subscribe: (topic, seq) => client.subscribe(topic, seq),
    async listen(...topics) {
      for (const topic of topics) client.subscribe(topic);
      while (!topics.every((topic) => subscribed.includes(topic)))
        await new Promise<void>((resolve) => waiting.push(resolve));
    },
    publish: (message) => client.publish(message),
    cut: () => current?.terminate(),
    close: () => client.close(),
  };
}

/** A plain socket, to send what no client would. */
export interface RawSocket {
  readonly messages: ServerMessage[];
  send(message: unknown): void;
  /** The next message that matches. */
  next(action: ServerMessage['action']): Promise<ServerMessage>;
  readonly closed: Promise<number>;
  /** Reads nothing more, as a connection that is too slow. */
  pause(): void;
  resume(): void;
  close(): void;
}

export async function openRawSocket(
  baseUrl: string,
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${toSocketUrl(baseUrl)}${API_BASE}/ws`, { headers });
  const messages: ServerMessage[] = [];
  const waiting: (() => void)[] = [];
  let taken = 0;
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as ServerMessage);
    for (const wake of waiting.splice(0)) wake();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await once(socket, 'open');
  return {
    messages,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next(action) {
      for (;;) {
        for (; taken < messages.length; taken += 1) {
          const message = messages[taken];
          if (message?.action !== action) continue;
          taken += 1;
          return message;
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    close: () => socket.terminate(),
  };
}

/** The status of a refused upgrade. */
export async function refuseUpgrade(baseUrl: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`${toSocketUrl(baseUrl)}${API_BASE}/ws`, { headers });
  socket.on('error', () => {});
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  socket.terminate();
  return response.statusCode;
}

export function authMessage(accessToken: string, id = 'auth') {
  return { action: 'rpc', id, method: 'auth', params: { access_token: accessToken } };
}
