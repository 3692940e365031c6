import { setTimeout as sleep } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { NatsConfig } from '../../nats-settings.ts';
import type { Bell } from './outbox.ts';

const RETRY_MS = 2_000;
/** A connection that answers no ping is given up after three of these. */
const PING_MS = 5_000;
/** What was sent shortly before the connection was lost may have reached nobody. Longer than noticing the loss takes. */
const DOUBTFUL_MS = 20_000;
const MAX_DOUBTFUL = 10_000;
/** How soon it is found what a process left that died between its commit and the bell. */
const SWEEP_MS = 20_000;

/** Carries bells between server processes, beside the database. */
export interface BellCarrier {
  /** @returns false if it cannot carry them now. */
  send(bells: readonly Bell[]): boolean;
  listen(channel: string, onPayload: (payload: string) => void, onReconnected: () => void): void;
  close(): Promise<void>;
}

interface Listener {
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Something may have been missed. */
  readonly onReconnected: () => void;
}

interface NatsOptions {
  /** The beginning of subjects, which no other installation has. */
  readonly prefix: string;
  /** Channels whose bells may be heard twice. */
  readonly repeatable: ReadonlySet<string>;
  onFault(cause?: unknown): void;
  /** The connection was lost, and these repeatable ones may have reached nobody. */
  onDoubtful(bells: readonly Bell[]): void;
}

/** Remembers what was sent lately, each once. */
function createMemory() {
  const sent = new Map<string, { readonly bell: Bell; readonly at: number }>();
  return {
    add(bell: Bell) {
      const key = `${bell.channel} ${bell.payload}`;
      sent.delete(key);
      sent.set(key, { bell, at: Date.now() });
      for (const [first, { at }] of sent) {
        if (sent.size <= MAX_DOUBTFUL && at > Date.now() - DOUBTFUL_MS) break;
        sent.delete(first);
      }
    },
    take(): Bell[] {
      const recent = [...sent.values()].filter(({ at }) => at > Date.now() - DOUBTFUL_MS);
      sent.clear();
      return recent.map(({ bell }) => bell);
    },
  };
}

/** Carries bells by NATS. Connects, and connects again, in the background. */
export function openNatsBells(
  { servers, user, pass, token, isTls }: NatsConfig,
  { prefix, repeatable, onFault, onDoubtful }: NatsOptions,
): BellCarrier {
  const listeners: Listener[] = [];
  const memory = createMemory();
  const stopping = new AbortController();
  let connection: NatsConnection | null = null;
  let isUp = false;

  const reread = () => {
    for (const { onReconnected } of listeners) onReconnected();
  };
  const toSubject = (channel: string) => `${prefix}.${channel}`;
  const hear = (to: NatsConnection, { channel, onPayload }: Listener) =>
    to.subscribe(toSubject(channel), {
      callback: (error, message) => {
        if (error === null || error === undefined) onPayload(message.string());
        else onFault(error);
      },
    });
  const follow = async (to: NatsConnection) => {
    for await (const status of to.status()) {
      if (status.type === 'disconnect') {
        isUp = false;
        if (stopping.signal.aborted) return;
        onFault(new Error('The connection was lost.'));
        onDoubtful(memory.take());
      }
      if (status.type === 'reconnect') {
        isUp = true;
        reread();
      }
    }
  };
  const connectOnce = async () => {
    // An installation without NATS need not load its client.
    const { connect } = await import('@nats-io/transport-node');
    const opened = await connect({
      servers: [...servers],
      ...(user === null ? {} : { user, pass: pass ?? '' }),
      ...(token === null ? {} : { token }),
      ...(isTls ? { tls: {} } : {}),
      ...{ name: 'waypost', maxReconnectAttempts: -1, reconnectTimeWait: RETRY_MS, pingInterval: PING_MS },
    });
    if (stopping.signal.aborted) return opened.close();
    connection = opened;
    for (const listener of listeners) hear(opened, listener);
    void follow(opened);
    await opened.flush();
    isUp = true;
    reread();
  };
  const start = async () => {
    while (!stopping.signal.aborted && connection === null) {
      try {
        await connectOnce();
      } catch (error) {
        onFault(error);
        await sleep(RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
  };
  const starting = start();
  const sweep = setInterval(reread, SWEEP_MS);
  sweep.unref();

  return {
    send(bells) {
      if (connection === null || !isUp) {
        onFault();
        return false;
      }
      for (const bell of bells) {
        connection.publish(toSubject(bell.channel), bell.payload);
        if (repeatable.has(bell.channel)) memory.add(bell);
      }
      return true;
    },
    listen(channel, onPayload, onReconnected) {
      const listener = { channel, onPayload, onReconnected };
      listeners.push(listener);
      if (connection !== null) hear(connection, listener);
    },
    async close() {
      stopping.abort();
      clearInterval(sweep);
      isUp = false;
      await starting;
      await connection?.close();
    },
  };
}
