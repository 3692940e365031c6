import type { Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Database, Reader } from '../db/database.ts';
import { executeSql } from '../db/execute-sql.ts';
import type { Logger } from '../observability/logger.ts';

/** How often pg-boss looks for jobs without a heartbeat, in seconds: at most, and by one process. */
export const MONITOR_S = 10;
const DAY_S = 86_400;

/** A transaction or the database as pg-boss’s port. */
export function toBossDb(db: Reader): Db {
  return { executeSql: async (text, values = []) => ({ rows: await executeSql(db, text, values) }) };
}

/** What pg-boss returns from a call about several jobs; its types leave it out. */
const settlement = z.object({ settled: z.array(z.string()).nullable() });

/** The ids of the jobs that a call of pg-boss changed: not those of which another attempt has begun, or that ended. */
export function toSettledIds(response: unknown): ReadonlySet<string> {
  return new Set(settlement.parse(response).settled);
}

/**
 * pg-boss on our own database, loaded when the first job needs it: its code takes a tenth of a second and 20 MB, which
 * a server without jobs need not spend. Nothing runs by itself in it; `JobRunner` calls it.
 */
export class BossEngine {
  readonly #database: Database;
  readonly #log: Logger;
  #starting: Promise<PgBoss> | null = null;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  get isLoaded(): boolean {
    return this.#starting !== null;
  }

  /** Never call it inside a transaction: it needs a connection of its own, and the embedded database has one. */
  get(): Promise<PgBoss> {
    this.#starting ??= this.#start().catch((error: unknown) => {
      this.#starting = null;
      throw error;
    });
    return this.#starting;
  }

  async stop(): Promise<void> {
    const boss = await this.#starting?.catch(() => null);
    this.#starting = null;
    await boss?.stop({ graceful: false, close: false });
  }

  async #start(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: this.#toDb(),
      backend: this.#database.kind === 'embedded' ? 'pglite' : 'postgres',
      // Its schema is ours to migrate, and its timers would query an idle database.
      migrate: false,
      supervise: false,
      schedule: false,
      registerInstance: false,
      reindex: false,
      monitorVacuum: false,
      monitorIntervalSeconds: MONITOR_S,
      superviseIntervalSeconds: MONITOR_S,
      maintenanceIntervalSeconds: DAY_S,
      queueCacheIntervalSeconds: DAY_S,
    });
    boss.on('error', (error) => this.#log.error({ err: error }, 'the queue of jobs reported an error'));
    boss.on('warning', ({ message }) => this.#log.warn({ reason: message }, 'the queue of jobs warned'));
    return boss.start();
  }

  #toDb(): Db {
    const { read } = this.#database;
    return {
      // Without parameters there may be several statements, which only a script can be.
      executeSql: async (text, values = []) =>
        values.length === 0
          ? { rows: await this.#database.script(text) }
          : { rows: await executeSql(read, text, values) },
    };
  }
}
