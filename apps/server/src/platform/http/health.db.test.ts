import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import type { Database } from '../db/database.ts';
import { openPostgresDatabase } from '../db/postgres/postgres-database.ts';
import { createMetrics } from '../observability/metrics.ts';
import { mountHealth } from './health.ts';
import { createErrorHandler } from './responses/error-handler.ts';

let open: TestDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.release());

function serve(database: Pick<Database, 'kind' | 'read'>): FastifyInstance {
  const http = fastify();
  http.setErrorHandler(createErrorHandler({ note: () => {} }));
  mountHealth(http, database, createMetrics(), '1.2.3');
  return http;
}

async function expectUnready(http: FastifyInstance): Promise<void> {
  const ready = await http.inject('/readyz');
  expect({ status: ready.statusCode, body: ready.json() }).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
  // The process is alive: a supervisor must not kill it because of its database.
  const alive = await http.inject('/healthz');
  expect({ status: alive.statusCode, body: alive.json() }).toEqual({ status: 200, body: { status: 'ok' } });
}

describe('the page of the status', () => {
  const read = async (http: FastifyInstance, language: string) => {
    const { statusCode, headers, body } = await http.inject({
      url: '/status',
      headers: { 'accept-language': language },
    });
    return { statusCode, type: headers['content-type'], body };
  };

  test('says in the language of the reader that all is well, without a word about the installation', async () => {
    const page = await read(serve(open.database), 'es-MX,en;q=0.5');
    expect(page).toMatchObject({ statusCode: 200, type: 'text/html; charset=utf-8' });
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Waypost funciona.');
    expect(page.body).not.toMatch(/1\.2\.3|postgres|embedded/i);
  });

  test('says what to do when the database cannot be reached', async () => {
    const closed = await openPostgresDatabase('postgres://127.0.0.1:1/nothing', 1, () => {});
    await closed.close();
    const page = await read(serve(closed), 'en-US');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('Waypost has no connection to its database.');
    expect(page.body).toContain('Nothing that was saved is lost.');
  });
});

describe('readiness', () => {
  test('is given on a migrated database, with its kind', async () => {
    const answer = await serve(open.database).inject('/readyz');
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: { status: 'ready', database: open.database.kind },
    });
  });

  test('is not given on a closed database', async () => {
    // An unused pool needs no PostgreSQL.
    const closed = await openPostgresDatabase('postgres://127.0.0.1:1/nothing', 1, () => {});
    await closed.close();
    await expectUnready(serve(closed));
  });

  test('is not given on a database that was never migrated', async () => {
    const undo = new Error('The table comes back with the end of the transaction.');
    const asked = open.database.transaction(async (tx) => {
      await tx.schema.dropTable('event_counters').cascade().execute();
      await expectUnready(serve({ kind: open.database.kind, read: tx }));
      throw undo;
    });
    await expect(asked).rejects.toBe(undo);
  });
});
