import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database, DB, Tx } from '../database.ts';
import type { SqlConnection, SqlPool } from '../driver/kysely-driver.ts';
import { toDialect } from '../driver/kysely-driver.ts';
import { createRecentReads } from '../recent-reads.ts';
import { copyFolderOnline } from './copy-folder.ts';
import { EmbeddedDatabaseError, EmbeddedEngine } from './embedded-engine.ts';

/** Hands out PGlite's single connection in the order of requests. */
class SingleConnectionPool implements SqlPool {
  readonly #engine: EmbeddedEngine;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  async acquire(): Promise<SqlConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return toConnection(this.#engine);
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }
}

/**
 * A connection for the life of one worker. If it outlived a restart, a `commit` would succeed on the new worker without
 * its transaction, and a lost write would look acknowledged.
 */
function toConnection(engine: EmbeddedEngine): SqlConnection {
  const { epoch } = engine;
  const ask: EmbeddedEngine['request'] = (request) =>
    engine.epoch === epoch
      ? engine.request(request)
      : Promise.reject(new EmbeddedDatabaseError({ message: 'The database was restarted.', code: '57P01' }));
  return {
    isPipelined: false,
    async begin() {
      await ask({ op: 'query', sql: 'begin', parameters: [] });
    },
    query: (sql, parameters) => ask({ op: 'query', sql, parameters }),
    copy: (target, bytes) => ask({ op: 'copy', target, bytes }),
  };
}

/**
 * Opens the embedded database.
 * @param dataDir folder of the database; null keeps it in memory, for tests.
 */
export async function openEmbeddedDatabase(dataDir: string | null): Promise<Database> {
  // Starts the worker at once, so that the caller's other work does not delay it.
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  const listeners = new Map<string, { onPayload: (payload: string) => void; onReconnected: () => void }>();
  const folder = dataDir === null ? null : join(dataDir, 'database');
  const engine = new EmbeddedEngine(
    { dataDir: folder },
    (channel, payload) => listeners.get(channel)?.onPayload(payload),
    () => {
      for (const listener of listeners.values()) listener.onReconnected();
    },
  );
  await engine.start();
  const pool = new SingleConnectionPool(engine);
  const kysely = new Kysely<DB>({ dialect: toDialect(pool) });
  const recent = createRecentReads();
  const runAlone = async (sql: string) => {
    await pool.acquire();
    try {
      return (await engine.request({ op: 'script', sql })).rows;
    } finally {
      pool.release();
    }
  };
  return {
    kind: 'embedded',
    read: kysely,
    recent,
    transaction: (work) => recent.forgetAfter(kysely.transaction().execute((tx) => work(tx as Tx))),
    async script(sql) {
      try {
        return await runAlone(sql);
      } finally {
        recent.forget();
      }
    },
    copyTo: folder === null ? null : (to) => copyFolderOnline(runAlone, folder, to),
    async listen(channel, onPayload, onReconnected) {
      listeners.set(channel, { onPayload, onReconnected });
      await engine.listen(channel);
    },
    close: () => kysely.destroy(),
  };
}
