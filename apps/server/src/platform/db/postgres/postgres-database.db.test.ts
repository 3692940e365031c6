import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase, UnfitDatabaseError } from '../open-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

const ADMIN_URL = process.env.TEST_DATABASE_URL;
if (ADMIN_URL === undefined) console.warn('Skipped: what PostgreSQL alone can do, as none was given.');

/** A proxy between the server and PostgreSQL that simulates network outages. */
class Wire {
  connections = 0;
  isCut = false;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #target: URL;

  constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The wire has no port.');
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${address.port}`;
    return url.href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #accept(socket: Socket): void {
    this.connections += 1;
    if (this.isCut) {
      socket.destroy();
      return;
    }
    const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const end of [socket, far]) {
      this.#sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        this.#sockets.delete(end);
        socket.destroy();
        far.destroy();
      });
    }
    socket.pipe(far).pipe(socket);
  }
}

describe.skipIf(ADMIN_URL === undefined)('PostgreSQL', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.release());

  test('a connection terminated during a statement fails only that statement', async () => {
    const errors: Error[] = [];
    const database = await openPostgresDatabase(opened.url ?? '', 3, (error) => errors.push(error));
    try {
      const marker = `marker ${randomUUID()}`;
      const slow = database.transaction((tx) => sql`select pg_sleep(20), ${sql.lit(marker)}`.execute(tx));
      const failing = expect(slow).rejects.toThrow();
      const end = () =>
        sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where query like ${`%${marker}%`} and pid <> pg_backend_pid() and wait_event = 'PgSleep'`.execute(
          database.read,
        );
      await expect.poll(async () => (await end()).rows.length).toBe(1);
      await failing;
      expect((await sql`select 1 as one`.execute(database.read)).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  test('an outage: statements fail, then succeed again; the listener reconnects once and reports it', async () => {
    const wire = new Wire(new URL(opened.url ?? ''));
    const database = await openPostgresDatabase(await wire.open(), 3, () => {});
    const heard: string[] = [];
    let reconnected = 0;
    try {
      await database.listen(
        'outage_channel',
        (payload) => heard.push(payload),
        () => {
          reconnected += 1;
        },
      );
      await sql`select 1`.execute(database.read);
      wire.cut();
      await expect(sql`select 1`.execute(database.read)).rejects.toThrow();
      const before = wire.connections;
      const cutAt = performance.now();
      await sleep(4000);
      // One attempt every half second, for the whole outage.
      expect(wire.connections - before).toBeLessThanOrEqual(1 + (performance.now() - cutAt) / 500);
      wire.isCut = false;
      await expect.poll(() => reconnected).toBe(1);
      await sql`select pg_notify('outage_channel', 'back')`.execute(database.read);
      await expect.poll(() => heard).toEqual(['back']);
      await sleep(1200);
      expect({ reconnected, heard }).toEqual({ reconnected: 1, heard: ['back'] });
    } finally {
      await database.close();
      wire.close();
    }
  });

  test.each([
    ['C', false],
    ['C.UTF-8', true],
  ])('a database with the locale %s: accepted is %s', async (locale, isTaken) => {
    const name = `waypost_test_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(ADMIN_URL ?? '');
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name} template template0 encoding 'UTF8' locale '${locale}'`);
    url.pathname = `/${name}`;
    const config = { databaseUrl: url.href, databasePool: 2, dataDir: '' };
    const warned: string[] = [];
    try {
      const opened = openDatabase(
        config,
        () => {},
        (line) => warned.push(line),
      );
      if (isTaken) {
        await (await opened).close();
      } else {
        const error = await opened.then(
          () => null,
          (fault: unknown) => fault,
        );
        expect(error).toBeInstanceOf(UnfitDatabaseError);
        // The line says what to do, and no connection is left open.
        expect(String(error)).toContain(`create database ${name}_utf8 template template0`);
        expect(String(error)).not.toContain('\n');
        expect(warned).toEqual([]);
        // A database in use is opened, and the same line is a warning.
        const used = await openPostgresDatabase(url.href, 2, () => {});
        await used.transaction((tx) => sql`create table schema_migrations (name text)`.execute(tx));
        await used.close();
        await (
          await openDatabase(
            config,
            () => {},
            (line) => warned.push(line),
          )
        ).close();
        expect(warned).toEqual([error instanceof Error ? error.message : null]);
      }
      // A backend exits shortly after its connection closes.
      const connected = 'select 1 from pg_stat_activity where datname = $1';
      await expect.poll(async () => (await admin.query(connected, [name])).rowCount).toBe(0);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });

  test('four processes that start at once on a new database apply each migration once, in order', async () => {
    const name = `waypost_test_${randomUUID().replaceAll('-', '')}`;
    const url = new URL(ADMIN_URL ?? '');
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const processes: Database[] = [];
    try {
      for (let n = 0; n < 4; n += 1) processes.push(await openPostgresDatabase(url.href, 2, () => {}));
      const applied = await Promise.all(processes.map((database) => migrate(database)));
      const files = await readdir(new URL('../../../../migrations/', import.meta.url));
      const all = files.filter((file) => file.endsWith('.sql')).sort();
      // The lock is taken anew for each migration, so processes may share the work: never twice, never out of order.
      expect(applied.flat().sort()).toEqual(all);
      for (const names of applied) expect(names).toEqual([...names].sort());
    } finally {
      await Promise.all(processes.map((database) => database.close()));
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});
