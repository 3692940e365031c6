import pg from 'pg';
import type { SqlResult } from '../database.ts';

/** A read-only statement, with the name of its prepared plan on each connection. */
export interface NamedRead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Connections shared by the short reads of all requests, which are pipelined. */
export interface ReadLanes {
  query(read: NamedRead): Promise<SqlResult>;
  /** Finishes pending reads, then closes. */
  close(): Promise<void>;
}

/** Parts of a `pg` connection that its types omit. */
export interface LaneConfig extends pg.ClientConfig {
  readonly pipeline: true;
}

class Lane {
  /** Number of reads sent and not yet answered. */
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

  /** With a callback: the driver's promise would be a second one for each read. */
  #ask(client: pg.Client, { name, text, values }: NamedRead): Promise<SqlResult> {
    return new Promise((resolve, reject) => {
      client.query({ name, text, values: [...values] }, (error: Error | null, result) => {
        if (error === null) {
          resolve({ rows: result.rows, affected: result.rowCount ?? 0 });
          return;
        }
        // Emitted just before the connection closes: no more reads may be sent on it.
        if (isFarewell(error)) this.#forget(client);
        reject(error);
      });
    });
  }

  #forget(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
  }

  /** Reads of all requests parsed in one turn of the event loop are written at its end with one system call. */
  #gather({ connection: { stream } }: pg.Client): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /** Concurrent callers share one attempt to connect; after a failure the next caller retries. */
  #open(): Promise<pg.Client> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    // The client rejects its pending reads itself; later reads open another connection.
    client.on('error', (error) => {
      this.#forget(client);
      this.#onError(error);
    });
    await client.connect();
    this.#client = client;
    return client;
  }
}

/**
 * Whether an error means that PostgreSQL is closing the connection (class 57, “operator intervention”, except 57014).
 */
const isFarewell = (error: Error) =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === true;

/**
 * Opens connections on demand. @param count number of connections, at least one. @param onError receives the loss of a
 * connection.
 */
export function createReadLanes(
  count: number,
  config: LaneConfig,
  onError: (error: Error) => void,
): ReadLanes {
  const lanes = Array.from({ length: count }, () => new Lane(config, onError));
  return {
    // A slow lane gets no further reads: its pending count does not go down.
    query: (read) => lanes.reduce((best, lane) => (lane.waiting < best.waiting ? lane : best)).query(read),
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
