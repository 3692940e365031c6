import { ENDPOINTS, type Topic, type TrailKeep } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteTrail, type PositionSubject } from './index.ts';
import { listTrails, type TrailLimits } from './trail-store.ts';

const { audit, beacons, devices, positions, projects } = ENDPOINTS;
const HOUR_MS = 3_600_000;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(() => app.close());

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

const at = () => ({ params: { project_id: projectId } });
const keep = (value: TrailKeep) =>
  ana.client.call(positions.updateTrailSettings, { ...at(), body: { keep: value } });
const list = (person: Person, hours = 24) =>
  person.client.call(positions.listTrails, { ...at(), query: { hours } });

async function listen(person: Person) {
  const client = openLiveClient(app.baseUrl, person);
  opened.push(client);
  const topic: Topic = `project:${projectId}`;
  await client.listen(topic);
  const share = async (lone6: number, rel_ts = Date.now()) => {
    const before = client.ephemeral.length;
    const payload = { lone6, late6: 24_100_000, rel_ts, heading: null, accuracy: 5 };
    client.publish({ action: 'pub', id: 'p', topic, type: 'beacon.next', payload });
    await vi.waitFor(() => expect(client.ephemeral.length).toBeGreaterThan(before));
  };
  return { ...client, events: client.events, share };
}

const ofBo = () => ({ projectId, kind: 'member' as const, id: bo.memberId });

async function addDevice(): Promise<number> {
  const body = { name: 'Collar 7', icon: 'animal' as const };
  return (await ana.client.call(devices.createDevice, { ...at(), body })).device_id;
}

async function recordMany(count: number, subject: PositionSubject = ofBo()) {
  const now = Date.now();
  const rest = { accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  const all = Array.from({ length: count }, (_, n) => ({
    ...{ at: now - (count - n) * 1_000, lone6: n, late6: 0 },
    ...rest,
  }));
  await app.database.transaction((tx) => app.services.positions.record(tx, [{ subject, positions: all }]));
}

describe('a trail', () => {
  test('is not kept unless the project says so, and then read by all who may read the project', async () => {
    expect(await bo.client.call(positions.getTrailSettings, at())).toEqual({ keep: 'none' });
    const bos = await listen(bo);
    await bos.share(-110_300_000);
    expect(await list(ana)).toEqual([]);
    const count = await sql<{ n: number }>`select count(*)::integer as n from positions`.execute(
      app.database.read,
    );
    expect(count.rows[0]?.n).toBe(0);
    await keep('month');
    const times = [Date.now(), Date.now() + 50];
    await bos.share(-110_200_000, times[0]);
    await bos.share(-110_100_000);
    const [trail, ...others] = await list(ana);
    expect(others).toEqual([]);
    expect(trail).toMatchObject({ kind: 'member', id: bo.memberId, name: 'Bo Lind' });
    expect(trail?.points.map(({ lone6 }) => lone6)).toEqual([-110_200_000, -110_100_000]);
    expect(trail?.points[0]).toEqual({ rel_ts: times[0], lone6: -110_200_000, late6: 24_100_000 });
    await expect(list(mallory)).rejects.toMatchObject({ status: 404 });
    await expect(mallory.client.call(positions.getTrailSettings, at())).rejects.toMatchObject({
      status: 404,
    });
  });

  test('stays when its member stops sharing, and is deleted when they ask, of that project alone', async () => {
    await keep('day');
    const bos = await listen(bo);
    await bos.share(1);
    await bo.client.call(beacons.closeBeacon, at());
    expect(await list(bo)).toHaveLength(1);
    await ana.client.call(positions.deleteOwnTrail, at());
    expect(await list(bo)).toHaveLength(1);
    await bo.client.call(positions.deleteOwnTrail, at());
    expect(await list(ana)).toEqual([]);
    await vi.waitFor(() => expect(bos.events.map(({ type }) => type)).toContain('trails.changed'));
    expect(JSON.stringify(bos.events)).not.toMatch(/lone6|24_?100000/);
  });

  test('is deleted in pieces: whoever records a position meanwhile waits for none of it', async () => {
    await keep('day');
    await recordMany(12_000);
    const subject = { projectId, kind: 'member', id: bo.memberId } as const;
    const rest = { accuracy: null, heading: null, speed: null, altitude: null, battery: null };
    let isDeleted = false;
    const deleting = bo.client.call(positions.deleteOwnTrail, at()).then(() => {
      isDeleted = true;
    });
    let left = 12_000;
    const seen = new Set<number>();
    while (!isDeleted) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from positions p join position_subjects s on s.subject_id = p.subject_id
        where s.project_id = ${projectId}`.execute(app.database.read);
      left = rows[0]?.n ?? 0;
      seen.add(left);
    }
    await deleting;
    for (const count of seen) expect([12_000, 7_000, 2_000, 0]).toContain(count);
    expect(await list(bo)).toEqual([]);
    await app.database.transaction((tx) =>
      app.services.positions.record(tx, [
        { subject, positions: [{ at: Date.now(), lone6: 1, late6: 1, ...rest }] },
      ]),
    );
    expect((await list(bo))[0]?.points).toHaveLength(1);
  });

  test('keeps what comes while it is deleted', async () => {
    await keep('day');
    await recordMany(2);
    let transactions = 0;
    const slow: Database = {
      ...app.database,
      transaction: async (work) => {
        transactions += 1;
        if (transactions === 2) await (await listen(bo)).share(7);
        return app.database.transaction(work);
      },
    };
    await deleteTrail(slow, { projectId, kind: 'member', id: bo.memberId });
    expect((await list(ana)).map(({ points }) => points.map(({ lone6 }) => lone6))).toEqual([[7]]);
    await bo.client.call(positions.deleteOwnTrail, at());
    expect(await list(ana)).toEqual([]);
  });

  test('that was left behind when a process died is never read again, and deleted by the next purge', async () => {
    await keep('day');
    await recordMany(3);
    const setAside = () =>
      app.database.transaction((tx) =>
        sql`delete from trail_settings where project_id = ${projectId}`.execute(tx),
      );
    const countSubjects = async () => {
      const { rows } = await sql`select from position_subjects where project_id = ${projectId}`.execute(
        app.database.read,
      );
      return rows.length;
    };
    await setAside();
    await keep('day');
    expect(await list(ana)).toEqual([]);
    await recordMany(3);
    await setAside();
    expect(await countSubjects()).toBe(1);
    await app.services.positions.purge();
    expect(await countSubjects()).toBe(0);
  });

  test('of a removed member is shown to nobody', async () => {
    await keep('day');
    await (await listen(bo)).share(1);
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    expect(await list(ana)).toEqual([]);
    await expect(list(bo)).rejects.toMatchObject({ status: 404 });
  });

  test('is read as far back as asked, and thinned out evenly with its ends', async () => {
    await keep('day');
    await recordMany(2 * 3_600);
    const [hour] = await list(ana, 1);
    expect(hour?.points[0]?.rel_ts).toBeGreaterThan(Date.now() - HOUR_MS - 5_000);
    const [trail] = await list(ana, 24);
    const shown = trail?.points.map(({ lone6 }) => lone6) ?? [];
    expect(shown.length).toBeLessThanOrEqual(1_000);
    expect(shown.length).toBeGreaterThan(500);
    expect([shown[0], shown.at(-1)]).toEqual([0, 2 * 3_600 - 1]);
  });
});

describe('a trail of more positions than are read one by one', () => {
  test('reaches back as far as asked, at regular times, with its last position', async () => {
    await keep('day');
    await recordMany(3_600);
    const since = new Date(Date.now() - 24 * HOUR_MS);
    const listBy = (limits: TrailLimits) => listTrails(app.database.read, projectId, since, limits);
    const [some] = await listBy({ rows: 1_000, looks: 240, points: 50 });
    const places = some?.points.map(({ lone6 }) => lone6) ?? [];
    // Of a day, an hour has positions: ten looks of six minutes.
    expect(places.length).toBeLessThanOrEqual(12);
    expect(places.length).toBeGreaterThanOrEqual(10);
    expect([places[0], places.at(-1)]).toEqual([0, 3_599]);
    const gaps = places.slice(1).map((place, n) => place - (places[n] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(2 * 360);
    const [all] = await listBy({ rows: 3_600, looks: 10, points: 50_000 });
    expect(all?.points.length).toBeGreaterThan(500);
  });

  test('shares an answer with the others', async () => {
    await keep('day');
    await recordMany(100);
    await recordMany(100, { projectId, kind: 'device', id: await addDevice() });
    const trails = await listTrails(app.database.read, projectId, new Date(Date.now() - HOUR_MS), {
      rows: 400_000,
      looks: 50_000,
      points: 40,
    });
    expect(trails.map(({ points }) => points.length <= 20 && points.length > 10)).toEqual([true, true]);
  });
});

describe('the trail of a device', () => {
  test('has a part for each who carried it, by that name and with its ends', async () => {
    await keep('day');
    const id = await addDevice();
    await recordMany(6_000, { projectId, kind: 'device', id });
    const whole = await list(bo);
    expect(whole.map(({ name }) => name)).toEqual(['Collar 7']);
    const last = whole[0]?.points.at(-1)?.rel_ts ?? 0;
    // The positions are a second apart.
    const fromLast = (seconds: number) => new Date(last - seconds * 1_000).toISOString();
    await ana.client.call(devices.assignDevice, {
      params: { project_id: projectId, device_id: id },
      body: [
        { carrier: 'Jaguar Luz', from: fromLast(3_000) },
        { carrier: 'Truck 2', from: fromLast(1_000) },
        { carrier: 'Jaguar Luz', from: fromLast(998) },
        { carrier: 'Jaguar Luz', from: fromLast(500) },
        { carrier: 'Jaguar Mar', from: fromLast(-3_600) },
      ],
    });
    const parts = await list(bo);
    expect(parts.every((part) => part.kind === 'device' && part.id === id)).toBe(true);
    expect(parts.map(({ name, points }) => [name, points[0]?.lone6, points.at(-1)?.lone6])).toEqual([
      ['Collar 7', 0, 2_998],
      ['Jaguar Luz', 2_999, 4_998],
      ['Truck 2', 4_999, 5_000],
      ['Jaguar Luz', 5_001, 5_999],
    ]);
    expect(parts.reduce((sum, { points }) => sum + points.length, 0)).toBeLessThanOrEqual(1_000);
  });
});

test('trails are those of the 200 that moved last', async () => {
  await keep('month');
  const devices = await app.database.transaction((tx) =>
    tx
      .insertInto('devices')
      .values(
        Array.from({ length: 201 }, (_, n) => ({
          project_id: projectId,
          name: `Collar ${n}`,
          icon: 'animal',
        })),
      )
      .returning('device_id')
      .execute(),
  );
  const now = Date.now();
  const rest = { accuracy: null, heading: null, speed: null, altitude: null, battery: null };
  await app.database.transaction((tx) =>
    app.services.positions.record(
      tx,
      devices.map(({ device_id: id }, n) => ({
        subject: { projectId, kind: 'device', id },
        positions: [{ at: now - n * 1_000, lone6: n, late6: 0, ...rest }],
      })),
    ),
  );
  const trails = await list(bo);
  expect(trails).toHaveLength(200);
  expect(trails.map(({ id }) => id)).not.toContain(devices.at(-1)?.device_id);
});

describe('the setting', () => {
  test('is changed by administrators, audited, told, and deletes what is no longer kept', async () => {
    const bos = await listen(bo);
    await expect(
      bo.client.call(positions.updateTrailSettings, { ...at(), body: { keep: 'year' } }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await keep('year')).toEqual({ keep: 'year' });
    await recordMany(3);
    await keep('none');
    const { rows } = await sql`select from position_subjects where project_id = ${projectId}`.execute(
      app.database.read,
    );
    expect(rows).toHaveLength(0);
    const page = await ana.client.call(audit.listOrganizationAudit, {
      params: { org_id: organizationId },
      query: { about: 'trails' },
    });
    const own = page.entries.filter(({ project }) => project?.id === projectId);
    expect(own.map(({ was, became }) => [was, became])).toEqual([
      ['year', 'none'],
      ['none', 'year'],
    ]);
    await vi.waitFor(() =>
      expect(bos.events.filter(({ type }) => type === 'trails.changed')).toHaveLength(2),
    );
  });
});
