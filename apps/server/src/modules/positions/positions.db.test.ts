import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPostgres, openTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { parseConfig } from '../../platform/config.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createMember } from '../members/index.ts';
import { deleteUnkeptOf } from './delete-in-pieces.ts';
import {
  createPositionService,
  type Position,
  type PositionChange,
  type PositionService,
  type PositionSubject,
  readPositions,
  readProjectPositions,
} from './index.ts';
import { putKeepDays } from './store.ts';

const DAY_MS = 86_400_000;
const log = createLogger(parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal' }));

let opened: TestDatabase;
let service: PositionService;
let subject: PositionSubject;
let told: PositionChange[] = [];
let failsNext = false;

beforeAll(async () => {
  opened = await openTestDatabase();
  service = createPositionService(opened.database, log, [
    async (tx, changes) => {
      for (const change of changes) {
        const window = { from: change.from, to: change.to + 1 };
        const read = await readPositions(tx, change.subject, window);
        if (change.isKept) expect(read).toEqual(expect.arrayContaining([...change.positions]));
      }
      told.push(...changes);
      if (failsNext) throw new Error('refused');
    },
  ]);
  await service.prepare();
});
afterAll(async () => {
  await service.stop();
  await opened.release();
});

beforeEach(async () => {
  told = [];
  failsNext = false;
  subject = { projectId: await makeProject(), kind: 'member', id: await makeMember() };
});

async function makeMember(): Promise<number> {
  const name = `Bo ${Math.random()}`;
  return opened.database.transaction((tx) =>
    createMember(tx, { identitySubject: name, email: `${name.slice(5)}@example.com`, displayName: name }),
  );
}

async function makeProject(keepDays = 365): Promise<number> {
  const { rows } = await sql<{ project_id: number }>`
    with o as (insert into organizations (organization_name) values (${`Costa ${Math.random()}`}) returning organization_id)
    insert into projects (organization_id, project_name) select organization_id, 'Coast' from o
    returning project_id`.execute(opened.database.read);
  const projectId = rows[0]?.project_id ?? 0;
  await opened.database.transaction((tx) => putKeepDays(tx, projectId, keepDays));
  return projectId;
}

const at = (time: number, lone6 = 1): Position => ({
  at: time,
  lone6,
  late6: -24_100_000,
  accuracy: 4.5,
  heading: null,
  speed: 1.5,
  altitude: -3,
  battery: 0.25,
});
const record = (positions: readonly Position[], of = subject) =>
  opened.database.transaction((tx) => service.record(tx, [{ subject: of, positions }]));
const read = (of = subject) =>
  readPositions(opened.database.read, of, { from: 0, to: Date.now() + 2 * DAY_MS });
const listPartitions = async () => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'positions'::regclass order by 1`.execute(opened.database.read);
  return rows.map(({ name }) => name);
};

describe('recording positions', () => {
  test('keeps each once, in order of time, and tells only what is new', async () => {
    const now = Date.now();
    await record([at(now - 1_000), at(now - 3_000)]);
    await record([at(now - 2_000), at(now - 1_000, 99), at(now - 2_000, 98)]);
    const kept = [at(now - 3_000), at(now - 2_000), at(now - 1_000)];
    expect(await read()).toEqual(kept);
    expect(told).toEqual([
      { subject, from: now - 3_000, to: now - 1_000, positions: [kept[0], kept[2]], isKept: true },
      { subject, from: now - 2_000, to: now - 2_000, positions: [kept[1]], isKept: true },
    ]);
    expect(await record(kept)).toEqual([]);
    expect(told).toHaveLength(2);
  });

  test('reads a window from its beginning and before its end, of one subject and of a project', async () => {
    const now = Date.now();
    const other = { ...subject, id: await makeMember() };
    await record([at(now - 3), at(now - 2), at(now - 1)]);
    await record([at(now - 2, 7)], other);
    const window = { from: now - 3, to: now - 1 };
    expect(await readPositions(opened.database.read, subject, window)).toEqual([at(now - 3), at(now - 2)]);
    expect(await readPositions(opened.database.read, subject, { ...window, limit: 1 })).toEqual([
      at(now - 3),
    ]);
    expect(await readProjectPositions(opened.database.read, subject.projectId, window)).toEqual([
      { subject, position: at(now - 3) },
      { subject, position: at(now - 2) },
      { subject: other, position: at(now - 2, 7) },
    ]);
    expect(await readProjectPositions(opened.database.read, await makeProject(), window)).toEqual([]);
  });

  test('stores nothing in a project that keeps none, and still tells', async () => {
    const projectId = await makeProject(0);
    const now = Date.now();
    await record([at(now)], { ...subject, projectId });
    expect(await read({ ...subject, projectId })).toEqual([]);
    expect(told).toMatchObject([{ from: now, to: now, isKept: false, positions: [{ at: now }] }]);
    const { rows } = await sql`select from position_subjects where project_id = ${projectId}`.execute(
      opened.database.read,
    );
    expect(rows).toHaveLength(0);
  });

  test('ignores what is older than the project keeps, or far ahead', async () => {
    const projectId = await makeProject(1);
    const now = Date.now();
    const of = { ...subject, projectId };
    await record(
      [at(now - DAY_MS - 1_000), at(now - DAY_MS + 60_000), at(now + 60_000), at(now + 600_000)],
      of,
    );
    expect((await read(of)).map((position) => position.at - now)).toEqual([60_000 - DAY_MS, 60_000]);
    await record([at(now - DAY_MS - 1_000)], of);
    expect(told).toHaveLength(1);
  });

  test('keeps a position whose values are too small for its columns', async () => {
    const now = Date.now();
    await record([{ ...at(now), heading: 1e-50, speed: -1e-60, accuracy: 5e-324 }]);
    expect(await read()).toMatchObject([{ heading: 0, accuracy: 0 }]);
  });

  test('is undone when a listener fails', async () => {
    failsNext = true;
    await expect(record([at(Date.now())])).rejects.toThrow('refused');
    expect(await read()).toEqual([]);
  });

  test('has a partition for each month that it takes', async () => {
    const now = Date.now();
    const months = [0, 100, 200, 300].map((days) => now - days * DAY_MS);
    await record(months.map((time) => at(time)));
    expect((await read()).map((position) => position.at)).toEqual(months.toReversed());
    for (const time of months) {
      expect(await listPartitions()).toContain(
        `positions_${new Date(time).toISOString().slice(0, 7).replace('-', '')}`,
      );
    }
  });
});

describe('a month without a partition', () => {
  const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7).replace('-', '');
  const next = () => Date.now() + 62 * DAY_MS;

  test.runIf(isPostgres())('is given one while others record', async () => {
    await record([at(Date.now() - 5_000)]);
    await sql`drop table ${sql.table(`positions_${monthOf(next())}`)}`.execute(opened.database.read);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    // A recording has its subjects before it has its positions.
    const recording = opened.database.transaction(async (tx) => {
      await sql`update position_subjects set kind = kind where project_id = ${subject.projectId}`.execute(tx);
      begin();
      await sleep(700);
      await service.record(tx, [{ subject, positions: [at(Date.now() - 1_000)] }]);
    });
    await begun;
    await Promise.all([recording, service.prepare()]);
    expect(await read()).toHaveLength(2);
    expect(await listPartitions()).toContain(`positions_${monthOf(next())}`);
  });
});

describe('what is no longer kept', () => {
  test('is not read from then on, and is deleted in pieces, when the project keeps less', async () => {
    const now = Date.now();
    await record([at(now - 40 * DAY_MS), at(now - 2 * DAY_MS), at(now - 1_000)]);
    const counts: number[] = [];
    for (const days of [30, 1, 0, 365]) {
      await opened.database.transaction((tx) => putKeepDays(tx, subject.projectId, days));
      counts.push((await read()).length);
      await deleteUnkeptOf(opened.database, subject.projectId, days);
    }
    expect(counts).toEqual([2, 1, 0, 0]);
  });

  test('is not read, and is deleted by the purge with partitions that ended a year ago', async () => {
    const now = Date.now();
    await record([at(now - 20 * DAY_MS), at(now - 1_000)]);
    await sql`update trail_settings set keep_days = 1 where project_id = ${subject.projectId}`.execute(
      opened.database.read,
    );
    await sql`select make_position_partition('2019-03-01')`.execute(opened.database.read);
    expect(await read()).toHaveLength(1);
    expect(await service.purge()).toBe(2);
    const { rows } = await sql`
      select p.at from positions p join position_subjects s using (subject_id)
      where s.project_id = ${subject.projectId}`.execute(opened.database.read);
    expect(rows).toHaveLength(1);
    const partitions = await listPartitions();
    expect(partitions).not.toContain('positions_201903');
    const ahead = new Date(now + 31 * DAY_MS).toISOString().slice(0, 7).replace('-', '');
    expect(partitions).toContain(`positions_${ahead}`);
    expect(await service.purge()).toBe(0);
  });

  test('goes with its member and with its project', async () => {
    const other = { ...subject, projectId: await makeProject() };
    await record([at(Date.now())]);
    await record([at(Date.now())], other);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from positions`.execute(opened.database.read);
      return rows[0]?.count ?? 0;
    };
    const before = await count();
    await opened.database.read.deleteFrom('projects').where('project_id', '=', other.projectId).execute();
    expect(await count()).toBe(before - 1);
    await opened.database.read.deleteFrom('members').where('member_id', '=', subject.id).execute();
    expect(await count()).toBe(before - 2);
  });
});
