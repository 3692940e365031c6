import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isPostgres, openTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { parseConfig } from '../../platform/config.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createPositionService, type PositionService } from './index.ts';

/** What a partition that somebody holds, or that cannot be changed, does to the others and to the start. */

const DAY_MS = 86_400_000;
const log = createLogger(parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }));

let opened: TestDatabase;
let service: PositionService;

beforeAll(async () => {
  opened = await openTestDatabase();
  service = createPositionService(opened.database, log, [], 20);
  await service.prepare();
});
afterAll(async () => {
  await service.stop();
  await opened.release();
});

const toMonth = (at: number) => new Date(at).toISOString().slice(0, 7);
const toName = (month: string) => `positions_${month.replace('-', '')}`;
const now = () => toMonth(Date.now());
const next = () => toMonth(Date.now() + 62 * DAY_MS);
const run = (statement: string) => sql.raw(statement).execute(opened.database.read);
async function isThere(name: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${`public.${name}`}) is not null as is_there`.execute(opened.database.read);
  return rows[0]?.is_there === true;
}
/** Has a partition of another name in the way of that of a month. */
async function obstruct(month: string): Promise<void> {
  await run(`drop table ${toName(month)}`);
  await run(
    `create table in_the_way partition of positions for values from ('${month}-10') to ('${month}-12')`,
  );
}

describe('a month without a partition', () => {
  test.runIf(isPostgres())('is given one while somebody holds another month', async () => {
    await run(`drop table ${toName(next())}`);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holding = opened.database.transaction(async (tx) => {
      await sql`lock table ${sql.table(toName(now()))} in share update exclusive mode`.execute(tx);
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    try {
      await service.prepare();
    } finally {
      held.resolve();
      await holding;
    }
    expect(await isThere(toName(next()))).toBe(true);
  });

  test('is tried again if it cannot be given one, and the server starts', async () => {
    await obstruct(next());
    await service.prepare();
    expect(await isThere(toName(next()))).toBe(false);
    await run('drop table in_the_way');
    await vi.waitFor(async () => expect(await isThere(toName(next()))).toBe(true));
  });

  test('keeps the server from starting if it is this month', async () => {
    await obstruct(now());
    await expect(service.prepare()).rejects.toThrow('overlap');
    await run('drop table in_the_way');
    await service.prepare();
    expect(await isThere(toName(now()))).toBe(true);
  });
});

describe('a purge', () => {
  test('goes on after a month that cannot be dropped, and tells of it', async () => {
    for (const month of ['2019-03', '2019-04']) await run(`select make_position_partition('${month}-01')`);
    await run('create view in_use as select * from positions_201903');
    await run(`drop table ${toName(next())}`);
    await expect(service.purge()).rejects.toThrow('depend');
    expect(await isThere('positions_201903')).toBe(true);
    expect(await isThere('positions_201904')).toBe(false);
    expect(await isThere(toName(next()))).toBe(true);
    await run('drop view in_use');
    expect(await service.purge()).toBe(1);
  });
});
