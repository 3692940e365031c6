import { EventEmitter, once, setMaxListeners } from 'node:events';
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
  /** Emits each key of those when it is heard. */
  readonly told: EventEmitter;
  send(message: object): void;
  close(): void;
}

export async function listen(
  url: string,
  { tokens, projectId }: Pick<Bed, 'tokens' | 'projectId'>,
): Promise<Listener> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${API_BASE}/ws`);
  const ready = Promise.withResolvers<void>();
  const heard = new Map<string, number>();
  const told = new EventEmitter();
  // Many writes are waited for at once.
  setMaxListeners(0, told);
  const listener: Listener = {
    ...{ seq: 0, isBroken: false, heard, told },
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
    const note = (key: string) => {
      heard.set(key, now);
      told.emit(key);
    };
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
      for (const { name } of message.payload?.features ?? []) note(name);
    }
    if (message.type === 'beacon.next') note(String(message.payload?.rel_ts));
  });
  await ready.promise;
  return listener;
}

/** Milliseconds until the last of those who listen heard it. @throws if one does not in time. */
export async function timeHeard(listeners: readonly Listener[], key: string, from: number): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (const { heard, told } of listeners) if (!heard.has(key)) await once(told, key, { signal });
  return Math.max(...listeners.map(({ heard }) => heard.get(key) ?? 0)) - from;
}
