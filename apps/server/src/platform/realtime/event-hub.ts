import type { EphemeralMessage, LoggedEvent, ServerMessage, Topic } from '@waypost/contract';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import { EPHEMERAL_CHANNEL, readNotification } from './ephemeral.ts';
import { EVENT_CHANNEL, getLastSeq, listEventsAfter } from './event-log.ts';

const PAGE = 500;
/** Delay before a failed read is retried. */
const RETRY_MS = 1_000;

/** A subscriber of one topic: receives every event after its first, in order, exactly once. */
export interface Subscription {
  readonly topic: Topic;
  close(): void;
}

/** What a subscriber receives. */
export interface TopicListener {
  /** Called with the cursor at which the subscription starts, before its first event. */
  onReady(seq: number): void;
  onEvent(event: LoggedEvent): void;
  /** A message that is in no log, as it arrives: the bytes to send, the same for all who listen. */
  onEphemeral(frame: Buffer): void;
}

interface Listener {
  cursor: number;
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
        for (const message of readNotification(payload)) this.#pass(message);
      },
      () => {},
    );
  }

  /**
   * Subscribes to a topic.
   * @param after the last event already known, to receive those missed first; null for live ones only.
   */
  async subscribe(topic: Topic, after: number | null, to: TopicListener): Promise<Subscription> {
    const last = await getLastSeq(this.#database.read, topic);
    // A cursor from the future belongs to another database: start at the end of this one.
    const cursor = after === null || after > last ? last : after;
    const listener: Listener = { cursor, to };
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

  #pass(message: EphemeralMessage): void {
    const listeners = this.#listeners.get(message.topic);
    if (listeners === undefined) return;
    const sent: ServerMessage = { action: 'ephemeral', ...message };
    const frame = Buffer.from(JSON.stringify(sent));
    for (const listener of listeners) listener.to.onEphemeral(frame);
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
        for (const event of page) this.#deliver(topic, event);
      } while (page.length === PAGE);
    }
  }

  #deliver(topic: Topic, event: LoggedEvent): void {
    for (const listener of this.#listeners.get(topic) ?? []) {
      if (event.seq !== listener.cursor + 1) continue;
      listener.cursor = event.seq;
      listener.to.onEvent(event);
    }
  }
}
