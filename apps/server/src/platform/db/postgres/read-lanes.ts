import pg from 'pg';
import type { SqlResult } from '../database.ts';

/** A statement that reads, with the name under which each connection keeps its plan. */
export interface NamedRead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Connections that carry the short reads of all requests, each sent without waiting for the answer to the one before. */
export interface ReadLanes {
  query(read: NamedRead): Promise<SqlResult>;
  /** Answers what is under way, and ends. */
  close(): Promise<void>;
}

/** What the types of `pg` do not know of its connections yet. */
export interface LaneConfig extends pg.ClientConfig {
  readonly pipeline: true;
}

class Lane {
  /** Reads that were sent and are not answered. */
  waiting = 0;
  readonly #config: LaneConfig;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | null = null;
  #opening: Promise<pg.Client> | null = null;
  #isGathering = false;

  constructor(config: LaneConfig, onError: (error: Error) => void) {
    this.#config = config;
    this.#onError = onError;
  }

  async query(read: NamedRead): Promise<SqlResult> {
    this.waiting += 1;
    try {
      const client = this.#client ?? (await this.#open());
      this.#gather(client);
      return await this.#ask(client, read);
    } finally {
      this.waiting -= 1;
    }
  }

  async close(): Promise<void> {
    const client = await this.#opening?.catch(() => null);
    await (client ?? this.#client)?.end();
  }

  /** By a callback: a promise of the driver's would be a second one for each read. */
  #ask(client: pg.Client, { name, text, values }: NamedRead): Promise<SqlResult> {
    return new Promise((resolve, reject) => {
      client.query({ name, text, values: [...values] }, (error: Error | null, result) => {
        if (error === null) {
          resolve({ rows: result.rows, affected: result.rowCount ?? 0 });
          return;
        }
        // Said a moment before the connection is gone: nobody else is to be sent there.
        if (isFarewell(error)) this.#forget(client);
        reject(error);
      });
    });
  }

  #forget(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
  }

  /** What all requests ask that are read from their sockets in one turn goes out at its end at once: one call of the system. */
  #gather({ connection: { stream } }: pg.Client): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** All who ask meanwhile wait for the same; one that fails is tried again by the next. */
  #open(): Promise<pg.Client> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    // It fails what is under way by itself; what comes after opens another.
    client.on('error', (error) => {
      this.#forget(client);
      this.#onError(error);
    });
    await client.connect();
    this.#client = client;
    return client;
  }
}

/** Whether PostgreSQL says with a fault that it ends the connection (its class 57, “operator intervention”, but for 57014). */
const isFarewell = (error: Error) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === true;

/** Opens no connection before it is needed. @param count of them, one or more. @param onError told of one that is lost. */
export function createReadLanes(
  count: number,
  config: LaneConfig,
  onError: (error: Error) => void,
): ReadLanes {
  const lanes = Array.from({ length: count }, () => new Lane(config, onError));
  return {
    // Behind a slow one nobody queues: its number does not go down.
    query: (read) => lanes.reduce((best, lane) => (lane.waiting < best.waiting ? lane : best)).query(read),
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
