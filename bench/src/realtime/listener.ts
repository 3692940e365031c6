import { API_BASE } from '@waypost/contract';
import WebSocket from 'ws';
import type { Bed } from '../run/bed.ts';

const PATIENCE_MS = 20_000;

/** A socket that listens to the project of a bed. */
export interface Listener {
  /** The highest number of an event that followed on all before. */
  seq: number;
  /** Whether an event was left out or came twice. */
  isBroken: boolean;
  /** By what is measured: the name of a feature, or the time of a position. */
  readonly heard: Map<string, number>;
  send(message: object): void;
  close(): void;
}

export async function listen(url: string, { tokens, projectId }: Bed): Promise<Listener> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API_BASE}/ws`);
  const ready = Promise.withResolvers<void>();
  const heard = new Map<string, number>();
  const listener: Listener = {
    ...{ seq: 0, isBroken: false, heard },
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.terminate(),
  };
  socket.on('error', ready.reject);
  socket.on('open', () => {
    const params = { access_token: tokens.access_token };
    listener.send({ action: 'rpc', id: '1', method: 'auth', params });
    listener.send({ action: 'sub', topic: `project:${projectId}` });
  });
  socket.on('message', (data) => {
    const now = performance.now();
    const message = JSON.parse(String(data)) as {
      readonly action: string;
      readonly seq?: number;
      readonly type?: string;
      readonly payload?: {
        readonly features?: readonly { readonly name: string }[];
        readonly rel_ts?: number;
      };
    };
    if (message.action === 'subscribed') {
      listener.seq = message.seq ?? 0;
      ready.resolve();
    }
    if (message.action === 'event') {
      if (message.seq !== listener.seq + 1) listener.isBroken = true;
      listener.seq = message.seq ?? listener.seq;
      for (const { name } of message.payload?.features ?? []) heard.set(name, now);
    }
    if (message.type === 'beacon.next') heard.set(String(message.payload?.rel_ts), now);
  });
  await ready.promise;
  return listener;
}

/** Milliseconds until the last of those who listen heard it. */
export async function timeHeard(listeners: readonly Listener[], key: string, from: number): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  while (listeners.some(({ heard }) => !heard.has(key))) {
    if (performance.now() > until) throw new Error(`${key} was not heard everywhere.`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return Math.max(...listeners.map(({ heard }) => heard.get(key) ?? 0)) - from;
}
