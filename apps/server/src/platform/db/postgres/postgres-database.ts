import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database, DB, SqlResult, Tx } from '../database.ts';
import type { SqlConnection, SqlPool } from '../driver/kysely-driver.ts';
import { toDialect } from '../driver/kysely-driver.ts';
import { createStatementNames } from '../driver/planned-once.ts';
import { createRecentReads } from '../recent-reads.ts';
import { copyInto } from './copy-into.ts';
import { createReadLanes, type ReadLanes } from './read-lanes.ts';

const INT8_OID = 20;
/** A statement that runs longer is a bug: it is cancelled so that it does not hold its locks. */
const STATEMENT_TIMEOUT_MS = 30_000;
const RECONNECT_MS = 500;
/** With more lanes each would carry fewer reads, and each is a PostgreSQL backend that sleeps and wakes. */
const MAX_LANES = 4;

const types: pg.CustomTypesConfig = {
  // Counts and sequences are numbers here: all of them stay far below 2^53.
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** A client of the pool that sends statements without waiting for earlier answers, except while `pipeline` is off. */
type PipelinedClient = pg.PoolClient & Pick<pg.Client, 'connection'> & { pipeline: boolean };

/**
 * A checked-out connection, taken from the pool with the first statement that needs one. Outside a transaction, planned
 * statements (reads by key) use the shared lanes instead.
 */
class PgConnection implements SqlConnection {
  readonly isPipelined = true;
  readonly #pool: PgPool;
  #client: PipelinedClient | null = null;
  #isBeginning = false;
  #isGathering = false;
  /** Resolves once the last copy has ended, either way; later statements wait for it. */
  #copying: Promise<void> | null = null;

  constructor(pool: PgPool) {
    this.#pool = pool;
  }

  /** Sent with the first statement, which saves a round trip. */
  async begin(): Promise<void> {
    await this.#take();
    this.#isBeginning = true;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    const { lanes } = this.#pool;
    const name = this.#pool.nameOf(sql);
    if (name !== undefined && lanes !== null && this.#client === null) {
      return lanes.query({ name, text: sql, values: parameters });
    }
    if (this.#copying !== null) await this.#copying;
    const client = await this.#take();
    const values = [...parameters];
    const statement = name === undefined ? { text: sql, values } : { name, text: sql, values };
    this.#gather(client);
    const result = this.#isBeginning
      ? await this.#queryFirst(client, statement)
      : await client.query(statement);
    return { rows: result.rows as Record<string, unknown>[], affected: result.rowCount ?? 0 };
  }

  async #queryFirst(client: PipelinedClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    this.#isBeginning = false;
    const [, result] = await Promise.all([client.query('begin'), client.query(statement)]);
    return result;
  }

  /** Writes statements that are not awaited individually with one system call. */
  #gather({ connection: { stream } }: PipelinedClient): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  async copy(target: string, bytes: Uint8Array): Promise<SqlResult> {
    const copied = this.#copyAfter(this.#copying, target, bytes);
    this.#copying = copied.then(
      () => {},
      () => {},
    );
    return copied;
  }

  /** `pg` does not take a stream on a pipelined client: the client is an ordinary one while it copies. */
  async #copyAfter(before: Promise<void> | null, target: string, bytes: Uint8Array): Promise<SqlResult> {
    await before;
    const client = await this.#take();
    const first = this.#isBeginning ? 'begin' : '';
    this.#isBeginning = false;
    // Answers come in order: after this one, none is outstanding.
    await client.query(first);
    client.pipeline = false;
    try {
      return {
        rows: [],
        affected: await copyInto(client, `copy ${target} from stdin (format binary)`, bytes),
      };
    } finally {
      client.pipeline = true;
    }
  }

  release(): void {
    this.#client?.release();
    this.#client = null;
  }

  async #take(): Promise<PipelinedClient> {
    this.#client ??= await this.#pool.take();
    return this.#client;
  }
}

class PgPool implements SqlPool {
  readonly nameOf = createStatementNames();
  readonly lanes: ReadLanes | null;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, lanes: ReadLanes | null) {
    this.#pool = pool;
    this.lanes = lanes;
  }

  /** The pool creates its clients from `pg.Client`, whose types omit the connection. */
  async take(): Promise<PipelinedClient> {
    return (await this.#pool.connect()) as PipelinedClient;
  }

  async acquire(): Promise<SqlConnection> {
    return new PgConnection(this);
  }

  release(connection: SqlConnection): void {
    if (connection instanceof PgConnection) connection.release();
  }

  async close(): Promise<void> {
    await this.lanes?.close();
    await this.#pool.end();
  }
}

/** Keeps one connection listening, and reports when it was lost and restored. */
class Listener {
  readonly #url: string;
  readonly #onError: (error: Error) => void;
  readonly #channels = new Map<string, { onPayload: (payload: string) => void; onReconnected: () => void }>();
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async add(channel: string, onPayload: (payload: string) => void, onReconnected: () => void): Promise<void> {
    this.#channels.set(channel, { onPayload, onReconnected });
    if (this.#client === null) await this.#connect();
    else await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', this.#onError);
    client.on('notification', (message) =>
      this.#channels.get(message.channel)?.onPayload(message.payload ?? ''),
    );
    await client.connect();
    for (const channel of this.#channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Set only here: a failed attempt also ends, but its caller retries.
    client.on('end', () => void this.#reconnect());
    this.#client = client;
    if (this.#isClosed) await client.end();
  }

  async #reconnect(): Promise<void> {
    while (!this.#isClosed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        await this.#connect();
        for (const channel of this.#channels.values()) channel.onReconnected();
        return;
      } catch (error) {
        this.#onError(error as Error);
      }
    }
  }
}

async function runScript(pool: pg.Pool, sql: string): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  try {
    // Several statements have several results, which the types of `pg` omit.
    const results: pg.QueryResult | pg.QueryResult[] = await client.query(sql);
    client.release();
    return [results].flat().flatMap(({ rows }) => rows as Record<string, unknown>[]);
  } catch (error) {
    // Closed, since the script may have left a transaction open.
    client.release(true);
    throw error;
  }
}

/**
 * Opens PostgreSQL.
 * @param poolSize maximum number of connections, besides the listener's.
 * @param onError receives the loss of an idle connection; the pool and the listener replace it themselves.
 */
export async function openPostgresDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
): Promise<Database> {
  // Lanes count towards the pool's size. With one or two connections there are none.
  const laneCount = Math.min(Math.floor(poolSize / 3), MAX_LANES);
  const connection = {
    connectionString: url,
    types,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    pipeline: true as const,
  };
  const pool = new pg.Pool({
    ...connection,
    max: poolSize - laneCount,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', onError);
  // A connection lost while in use only emits an error itself, which without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  const lanes =
    laneCount === 0 ? null : createReadLanes(laneCount, { ...connection, keepAlive: true }, onError);
  const kysely = new Kysely<DB>({ dialect: toDialect(new PgPool(pool, lanes)) });
  const listener = new Listener(url, onError);
  const recent = createRecentReads();
  return {
    kind: 'postgres',
    read: kysely,
    recent,
    transaction: (work) => recent.forgetAfter(kysely.transaction().execute((tx) => work(tx as Tx))),
    script: (sql) => recent.forgetAfter(runScript(pool, sql)),
    listen: (channel, onPayload, onReconnected) => listener.add(channel, onPayload, onReconnected),
    copyTo: null,
    async close() {
      await listener.close();
      await kysely.destroy();
    },
  };
}
