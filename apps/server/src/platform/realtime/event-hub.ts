import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { EphemeralMessage, LoggedEvent, ServerMessage, Topic } from '@waypost/contract';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import { EPHEMERAL_CHANNEL, readNotification } from './ephemeral.ts';
import { EVENT_CHANNEL, getLastSeq, getSeqBefore, listEventsAfter } from './event-log.ts';

const PAGE = 500;
/** Delay before a failed read is retried. */
const RETRY_MS = 1_000;
/** How long a process sends events before it does something else. */
const TURN_MS = 8;
/** After a turn that took longer, a topic rests as long as it took, at most this long. */
const MAX_REST_MS = 50;

/** A subscriber of one topic: receives every event after its first, in order, exactly once. */
export interface Subscription {
  readonly topic: Topic;
  close(): void;
}

/** What a subscriber knows of a topic before. */
export interface Known {
  /** The last event that it received; null: none. */
  readonly seq: number | null;
  /** What it has read of the topic is so old at most, in milliseconds; null: it does not matter. */
  readonly withinMs: number | null;
}

/** What a subscriber receives. */
export interface TopicListener {
  /** Called with the cursor at which the subscription starts, before its first event. */
  onReady(seq: number): void;
  /** Called with what follows on the events before: the same array for all who receive the same. */
  onEvents(events: readonly LoggedEvent[]): void;
  /** Messages that are in no log, as they arrive: the bytes to send of each, the same for all who listen. */
  onEphemeral(frames: readonly Buffer[]): void;
}

interface Listener {
  cursor: number;
  /** When it came, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly to: TopicListener;
}

/**
 * Distributes the event log within this process. Notifications only say that a topic grew; events are read from the
 * log, so a lost notification delays an event but never loses it.
 */
export class EventHub {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #reading = new Set<Topic>();
  readonly #dirty = new Set<Topic>();
  readonly #overhearing = new Set<(message: EphemeralMessage) => void>();

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Starts to listen to the database. */
  async start(): Promise<void> {
    await this.#database.listen(
      EVENT_CHANNEL,
      (payload) => {
        // It may come from another process.
        this.#database.recent.forget();
        this.#onGrown(payload as Topic);
      },
      () => {
        this.#database.recent.forget();
        for (const topic of this.#listeners.keys()) this.#onGrown(topic);
      },
    );
    await this.#database.listen(
      EPHEMERAL_CHANNEL,
      (payload) => {
        this.#pass(readNotification(payload));
      },
      () => {},
    );
  }

  /**
   * Subscribes to a topic.
   * @param from what is already known of it: the events after that are received first.
   */
  async subscribe(topic: Topic, from: Known, to: TopicListener): Promise<Subscription> {
    const cursor = await this.#findCursor(topic, from);
    const listener: Listener = { cursor, sinceMs: Date.now(), to };
    const set = this.#listeners.get(topic) ?? new Set();
    set.add(listener);
    this.#listeners.set(topic, set);
    to.onReady(cursor);
    // Reads what was missed, and what was committed since the query above.
    this.#onGrown(topic);
    return {
      topic,
      close: () => {
        set.delete(listener);
        if (set.size === 0 && this.#listeners.get(topic) === set) this.#listeners.delete(topic);
      },
    };
  }

  async #findCursor(topic: Topic, { seq, withinMs }: Known): Promise<number> {
    const last = await getLastSeq(this.#database.read, topic);
    // A cursor from the future belongs to another database: it counts as none.
    if (seq !== null && seq <= last) return seq;
    if (withinMs === null) return last;
    return (await getSeqBefore(this.#database.read, topic, withinMs)) ?? last;
  }

  /** Whether anybody listens to anything in this process. */
  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  /** When the newest listener of a topic came, in milliseconds since 1970; null: nobody listens in this process. */
  newestListenerMs(topic: Topic): number | null {
    const listeners = this.#listeners.get(topic);
    return listeners === undefined ? null : Math.max(...[...listeners].map(({ sinceMs }) => sinceMs));
  }

  /** Calls a function with each ephemeral message of any process, whether somebody listens or not. */
  overhear(hear: (message: EphemeralMessage) => void): void {
    this.#overhearing.add(hear);
  }

  #pass(messages: readonly EphemeralMessage[]): void {
    for (const message of messages) for (const hear of this.#overhearing) hear(message);
    for (const [topic, those] of Map.groupBy(messages, (message) => message.topic)) {
      const listeners = this.#listeners.get(topic);
      if (listeners === undefined) continue;
      const frames = those.map((message) => {
        const sent: ServerMessage = { action: 'ephemeral', ...message };
        return Buffer.from(JSON.stringify(sent));
      });
      for (const listener of listeners) listener.to.onEphemeral(frames);
    }
  }

  #onGrown(topic: Topic): void {
    if (!this.#listeners.has(topic)) return;
    this.#dirty.add(topic);
    if (this.#reading.has(topic)) return;
    this.#reading.add(topic);
    void this.#read(topic);
  }

  async #read(topic: Topic): Promise<void> {
    try {
      await this.#drain(topic);
    } catch (error) {
      this.#log.error({ err: error, topic }, 'reading the event log failed');
      setTimeout(() => this.#onGrown(topic), RETRY_MS).unref();
    }
    this.#reading.delete(topic);
    // It may have grown since the last read.
    if (this.#dirty.has(topic)) this.#onGrown(topic);
  }

  /** Runs one reader per topic at a time; a notification during a read makes it read again. */
  async #drain(topic: Topic): Promise<void> {
    while (this.#dirty.delete(topic)) {
      let page: LoggedEvent[];
      do {
        const listeners = this.#listeners.get(topic);
        if (listeners === undefined) return;
        const from = Math.min(...[...listeners].map((l) => l.cursor));
        page = await listEventsAfter(this.#database.read, topic, from, PAGE);
        await this.#deliver(topic, page);
      } while (page.length === PAGE);
    }
  }

  /** Passes a page to all who listen, with time for others between them and after. */
  async #deliver(topic: Topic, page: readonly LoggedEvent[]): Promise<void> {
    const [first, last] = [page[0], page.at(-1)];
    if (first === undefined || last === undefined) return;
    let since = performance.now();
    let tookMs = 0;
    const rests = new Map<number, readonly LoggedEvent[]>([[0, page]]);
    for (const listener of this.#listeners.get(topic) ?? []) {
      const known = listener.cursor + 1 - first.seq;
      if (known < 0 || known >= page.length) continue;
      const rest = rests.get(known) ?? page.slice(known);
      rests.set(known, rest);
      listener.cursor = last.seq;
      listener.to.onEvents(rest);
      if (performance.now() - since < TURN_MS) continue;
      tookMs += performance.now() - since;
      await setImmediate();
      since = performance.now();
    }
    tookMs += performance.now() - since;
    // What is logged meanwhile goes out together, in as many writes as one event. Whoever catches up keeps nobody waiting.
    if (tookMs > TURN_MS && page.length < PAGE) await sleep(Math.min(tookMs, MAX_REST_MS));
  }
}
