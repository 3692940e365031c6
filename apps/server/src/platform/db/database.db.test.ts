import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { copyRows, type Database, MAX_BIND_PARAMETERS, type Reader, type Tx } from './database.ts';
import { CopiedRows } from './driver/copied-rows.ts';
import { migrate } from './migrations/migrate.ts';

let opened: TestDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.database;
});
afterAll(() => opened.release());

const addMember = (tx: Tx, name: string) => tx.insertInto('members').values({ display_name: name }).execute();
const addMemberAhead = (db: Reader, name: string | null) =>
  sql`/* planned once, ahead */ insert into members (display_name) values (${name})`.execute(db);
const countMembers = async (db: Reader = database.read) =>
  (
    await db
      .selectFrom('members')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('statements', () => {
  test('have the time of this process, which tests shift', async () => {
    const beforeMs = Date.now();
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.read);
    const at = rows[0]?.at.getTime() ?? 0;
    // datefudge shifts by whole seconds, as the offset does.
    expect(at).toBeGreaterThanOrEqual(beforeMs - 10);
    expect(at).toBeLessThanOrEqual(Date.now() + 10);
  });

  test('accept the largest number of parameters and reject one more', async () => {
    const bind = (count: number) => {
      const list = sql.join(Array.from({ length: count }, (_, index) => sql`${index}::integer`));
      return sql<{ n: number }>`select cardinality(array[${list}]) as n`.execute(database.read);
    };
    expect((await bind(MAX_BIND_PARAMETERS)).rows).toEqual([{ n: MAX_BIND_PARAMETERS }]);
    await expect(bind(MAX_BIND_PARAMETERS + 1)).rejects.toThrow('32768 parameters');
    expect((await bind(2)).rows).toEqual([{ n: 2 }]);
  });

  test('return counts and sums as numbers, times as dates and JSON parsed, on either database', async () => {
    const { rows } = await sql`
      select count(*) as count, 9007199254740991::bigint as big, now() as at, '{"a":[1]}'::jsonb as json,
        true as yes, null as nothing, array[1, 2] as list, 1.5::float8 as real`.execute(database.read);
    expect(rows).toEqual([
      {
        count: 1,
        big: Number.MAX_SAFE_INTEGER,
        at: expect.any(Date),
        json: { a: [1] },
        yes: true,
        nothing: null,
        list: [1, 2],
        real: 1.5,
      },
    ]);
  });

  test('return the number of changed rows', async () => {
    await database.transaction(async (tx) => {
      await addMember(tx, 'Changed');
      const result = await tx
        .updateTable('members')
        .set({ phone: '1' })
        .where('display_name', '=', 'Changed')
        .executeTakeFirst();
      expect(result.numUpdatedRows).toBe(1n);
    });
  });

  test('fail with the code and the constraint, on either database', async () => {
    await database.transaction((tx) =>
      tx.insertInto('organizations').values({ organization_name: 'Taken' }).execute(),
    );
    const again = database.transaction((tx) =>
      tx.insertInto('organizations').values({ organization_name: 'TAKEN' }).execute(),
    );
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'organizations_name_key' });
    await expect(sql`select 1 / 0`.execute(database.read)).rejects.toMatchObject({ code: '22012' });
  });
});

describe('transactions', () => {
  test('commit all changes or none', async () => {
    const before = await countMembers();
    const failing = database.transaction(async (tx) => {
      await addMember(tx, 'First');
      await addMember(tx, 'Second');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await countMembers()).toBe(before);
  });

  test('include their first statement, whatever it is', async () => {
    const before = await countMembers();
    const rows = new CopiedRows();
    rows.row(1);
    rows.text('Copied');
    const copied = database.transaction(async (tx) => {
      await copyRows(tx, 'members (display_name)', rows);
      throw new Error('changed my mind');
    });
    await expect(copied).rejects.toThrow('changed my mind');
    await expect(database.transaction((tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow('zero');
    await expect(database.transaction(async () => 'nothing asked')).resolves.toBe('nothing asked');
    const read = database.transaction(async (tx) => {
      await sql`/* planned once */ insert into members (display_name) values ('Planned')`.execute(tx);
      throw new Error('changed my mind');
    });
    await expect(read).rejects.toThrow('changed my mind');
    expect(await countMembers()).toBe(before);
  });

  test('do not commit after an error that was caught inside', async () => {
    const before = await countMembers();
    const failing = database.transaction(async (tx) => {
      await addMember(tx, 'First');
      await sql`select 1 / 0`.execute(tx).catch(() => {});
      await addMember(tx, 'Second');
    });
    // The first error, not merely that the transaction had failed.
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await countMembers()).toBe(before);
  });

  test('do not report a commit after an error that was caught inside', async () => {
    const before = await countMembers();
    const swallowed = database.transaction(async (tx) => {
      await addMember(tx, 'Lost');
      await sql`select 1 / 0`.execute(tx).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow();
    expect(await countMembers()).toBe(before);
  });

  test('commit statements that are not awaited', async () => {
    const before = await countMembers();
    await database.transaction(async (tx) => {
      await addMemberAhead(tx, 'Ahead 1');
      await addMemberAhead(tx, 'Ahead 2');
      expect(await countMembers(tx)).toBe(before + 2);
      await addMemberAhead(tx, 'Ahead 3');
    });
    expect(await countMembers()).toBe(before + 3);
  });

  test('fail if a statement that is not awaited fails', async () => {
    const before = await countMembers();
    const atTheEnd = database.transaction(async (tx) => {
      await addMember(tx, 'Waited for');
      await addMemberAhead(tx, null);
    });
    await expect(atTheEnd).rejects.toMatchObject({ code: '23502' });
    const onTheWay = database.transaction(async (tx) => {
      await addMemberAhead(tx, null);
      await addMember(tx, 'Comes after');
    });
    await expect(onTheWay).rejects.toMatchObject({ code: '23502' });
    const thrown = database.transaction(async (tx) => {
      await addMemberAhead(tx, 'Not to stay');
      throw new Error('changed my mind');
    });
    await expect(thrown).rejects.toThrow('changed my mind');
    expect(await countMembers()).toBe(before);
  });

  test('outside a transaction every statement is awaited', async () => {
    await expect(addMemberAhead(database.read, null)).rejects.toMatchObject({ code: '23502' });
  });

  test('hide uncommitted changes from others, which wait for locks', async () => {
    const before = await countMembers();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database
          .transaction(async (tx) => {
            await addMember(tx, `Crowd ${index}`);
            if (index % 2 === 1) throw new Error('odd');
          })
          .catch((error: Error) => expect(error.message).toBe('odd')),
      ),
    );
    expect(await countMembers()).toBe(before + 10);
  });

  test('a counter loses no concurrent increments', async () => {
    await sql`insert into event_counters (topic, seq) values ('project:1', 0)`.execute(database.read);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        database.transaction(async (tx) => {
          const { rows } = await sql<{
            seq: number;
          }>`select seq from event_counters where topic = 'project:1' for update`.execute(tx);
          await tx
            .updateTable('event_counters')
            .set({ seq: Number(rows[0]?.seq) + 1 })
            .where('topic', '=', 'project:1')
            .execute();
        }),
      ),
    );
    const { rows } = await sql<{
      seq: number;
    }>`select seq from event_counters where topic = 'project:1'`.execute(database.read);
    expect(rows).toEqual([{ seq: 30 }]);
  });

  test('notify after the commit, and never after a rollback', async () => {
    const heard: string[] = [];
    await database.listen(
      'test_channel',
      (payload) => heard.push(payload),
      () => {},
    );
    await database
      .transaction(async (tx) => {
        await sql`select pg_notify('test_channel', 'rolled back')`.execute(tx);
        throw new Error('no');
      })
      .catch(() => {});
    await database.transaction(async (tx) => {
      await sql`select pg_notify('test_channel', 'committed')`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['committed']);
  });
});

describe('migrations', () => {
  test('are not applied twice', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('a migration changed after it was applied is rejected by name', async () => {
    await database.script("update schema_migrations set digest = 'x' || digest where name like '0001%'");
    try {
      await expect(migrate(database)).rejects.toThrow(
        /Migration 0001_\w+\.sql was changed after it had been applied/,
      );
    } finally {
      await database.script(
        "update schema_migrations set digest = substr(digest, 2) where name like '0001%'",
      );
    }
    expect(await migrate(database)).toEqual([]);
  });
});
