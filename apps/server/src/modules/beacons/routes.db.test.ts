import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, type Topic } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countRequests, FEW_REQUESTS } from '../../../test/app/count-requests.ts';
import { authMessage, openLiveClient, openRawSocket } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';
import { createLogger } from '../../platform/observability/logger.ts';
import { createBeaconService } from './service.ts';

const { beacons, positions, projects } = ENDPOINTS;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let topic: Topic;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(() => app.close());

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  topic = `project:${projectId}`;
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

async function listen(person: Person) {
  const client = openLiveClient(app.baseUrl, person);
  opened.push(client);
  await client.listen(topic);
  return client;
}

async function openRaw(person: Person) {
  const socket = await openRawSocket(app.baseUrl);
  opened.push(socket);
  socket.send(authMessage(person.tokens.access_token));
  await socket.next('result');
  return socket;
}

const fix = (more: object = {}) => ({
  lone6: -110_300_000,
  late6: 24_100_000,
  rel_ts: Date.now(),
  heading: 90,
  accuracy: 8,
  ...more,
});
const next = (more?: object) =>
  ({ action: 'pub', id: 'p', topic, type: 'beacon.next', payload: fix(more) }) as const;
const inProject = () => ({ params: { project_id: projectId } });
const keepTrails = () =>
  ana.client.call(positions.updateTrailSettings, { ...inProject(), body: { keep: 'month' } });
const list = (person: Person) =>
  person.client.call(beacons.listBeacons, { params: { project_id: projectId } });

describe('a beacon', () => {
  test('reaches a colleague at once, is listed, and a stranger neither hears nor reads it', async () => {
    const anas = await listen(ana);
    const bos = await listen(bo);
    const stranger = await openRaw(mallory);
    stranger.send({ action: 'sub', topic });
    expect(await stranger.next('error')).toMatchObject({ code: 'not_found' });
    const passOn = async () => {
      expect(bos.publish(next())).toBe(true);
      await vi.waitFor(() => expect(anas.ephemeral).toHaveLength(1), { interval: 5 });
    };
    expect(await countRequests(ana, passOn)).toBeLessThan(FEW_REQUESTS);
    const expected = {
      member_id: bo.memberId,
      member_display_name: 'Bo Lind',
      type: 'member',
      project_id: projectId,
      lone6: -110_300_000,
      late6: 24_100_000,
      heading: 90,
      accuracy: 8,
    };
    expect(anas.ephemeral[0]).toMatchObject({ topic, type: 'beacon.next', payload: expected });
    expect(await list(ana)).toEqual([anas.ephemeral[0]?.payload]);
    await expect(list(mallory)).rejects.toMatchObject({ status: 404 });
    expect(JSON.stringify(stranger.messages)).not.toContain('beacon');
  });

  test('is in no log: an event after it has the next number', async () => {
    const bos = await listen(bo);
    bos.publish(next());
    await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(1));
    const rows = await app.database.read
      .selectFrom('events')
      .select('payload')
      .where('topic', '=', topic)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('110300000');
  });

  test('is passed on once within 100 ms, with the last position', async () => {
    const bos = await listen(bo);
    const startMs = Date.now();
    for (let n = 0; n < 20; n += 1) bos.publish(next({ lone6: n, rel_ts: startMs - 1_000 + n }));
    await vi.waitFor(() => expect(bos.ephemeral.at(-1)?.payload).toMatchObject({ lone6: 19 }));
    // All have arrived within the first 100 ms, unless the machine is slow.
    expect(bos.ephemeral.length).toBeLessThanOrEqual(2 + Math.floor((Date.now() - startMs) / 100));
  });

  test('is recorded with every position that was acknowledged, late or within 100 ms, before it is', async () => {
    await keepTrails();
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    const now = Date.now();
    raw.send(next({ rel_ts: now }));
    await raw.next('result');
    for (let n = 1; n <= 30; n += 1) raw.send(next({ lone6: n, rel_ts: now - n * 60_000 }));
    for (let n = 1; n <= 30; n += 1) await raw.next('result');
    const [trail] = await bo.client.call(positions.listTrails, { ...inProject(), query: { hours: 24 } });
    expect(trail?.points.map(({ rel_ts }) => rel_ts)).toEqual(
      Array.from({ length: 31 }, (_, n) => now - (30 - n) * 60_000),
    );
    expect(await list(ana)).toMatchObject([{ lone6: -110_300_000 }]);
  });

  test('that is closed at once leaves the positions before it in the trail', async () => {
    await keepTrails();
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    raw.send(next());
    raw.send({ action: 'pub', id: 'c', topic, type: 'beacon.close' });
    await raw.next('result');
    await raw.next('result');
    expect(await list(ana)).toEqual([]);
    const [trail] = await bo.client.call(positions.listTrails, { ...inProject(), query: { hours: 24 } });
    expect(trail?.points).toHaveLength(1);
  });

  test('of one member that cannot be recorded is refused, and fails no other’s', async () => {
    await app.database.transaction((tx) =>
      sql`create function refuse_beacon() returns trigger language plpgsql as $$
        begin raise exception 'refused'; end $$;`.execute(tx),
    );
    await app.database.transaction((tx) =>
      sql`create trigger refuse_beacon before insert on beacons for each row
        when (new.member_id = ${sql.lit(bo.memberId)}) execute function refuse_beacon()`.execute(tx),
    );
    try {
      const raws = [await openRaw(ana), await openRaw(bo)] as const;
      for (const raw of raws) {
        raw.send({ action: 'sub', topic });
        await raw.next('subscribed');
      }
      for (const raw of raws) raw.send(next());
      await raws[0].next('result');
      expect(await raws[1].next('error')).toMatchObject({ id: 'p', code: 'unavailable' });
      expect(await list(ana)).toMatchObject([{ member_id: ana.memberId }]);
    } finally {
      await app.database.transaction((tx) => sql`drop trigger refuse_beacon on beacons`.execute(tx));
      await app.database.transaction((tx) => sql`drop function refuse_beacon`.execute(tx));
    }
  });

  test('is deleted within two minutes once it is a day old', async () => {
    for (const person of [ana, bo]) (await listen(person)).publish(next());
    await expect.poll(() => list(ana)).toHaveLength(2);
    const listAll = () =>
      app.database.read
        .selectFrom('beacons')
        .where('project_id', '=', projectId)
        .select('member_id')
        .execute();
    const makeOlder = (person: Person, age: string) =>
      app.database.transaction((tx) =>
        sql`update beacons set at = now() - ${age}::interval where member_id = ${person.memberId}`.execute(
          tx,
        ),
      );
    await makeOlder(ana, '23 hours 50 minutes');
    await makeOlder(bo, '24 hours 1 minute');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const service = createBeaconService(app.database, createLogger(app.config), app.services.positions);
    vi.advanceTimersByTime(120_000);
    vi.useRealTimers();
    await service.stop();
    expect(await listAll()).toEqual([{ member_id: ana.memberId }]);
  });

  test('is never replaced by an earlier position; a time ahead counts as now', async () => {
    const bos = await listen(bo);
    bos.publish(next({ lone6: 1, rel_ts: Date.now() + 3_600_000 }));
    await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(1));
    const [first] = await list(ana);
    expect(first?.rel_ts).toBeLessThanOrEqual(Date.now());
    bos.publish(next({ lone6: 2, rel_ts: Date.now() - 60_000 }));
    await sleep(300);
    bos.publish(next({ lone6: 3 }));
    await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(2));
    expect(await list(ana)).toMatchObject([{ lone6: 3 }]);
  });

  test('is closed by its member, on the channel or by a request, and colleagues are told', async () => {
    const bos = await listen(bo);
    const anas = await listen(ana);
    for (const close of [
      () => void bos.publish({ action: 'pub', id: 'c', topic, type: 'beacon.close' }),
      () => bo.client.call(beacons.closeBeacon, { params: { project_id: projectId } }),
    ]) {
      anas.ephemeral.length = 0;
      bos.publish(next());
      await vi.waitFor(() => expect(anas.ephemeral).toHaveLength(1));
      await close();
      await vi.waitFor(() => expect(anas.ephemeral).toHaveLength(2));
      expect(anas.ephemeral[1]).toEqual({
        action: 'ephemeral',
        topic,
        type: 'beacon.close',
        payload: { member_id: bo.memberId, project_id: projectId },
      });
      expect(await list(ana)).toEqual([]);
    }
  });

  test('of a removed member disappears, and they can publish no more', async () => {
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    raw.send(next());
    await raw.next('result');
    await vi.waitFor(async () => expect(await list(ana)).toHaveLength(1));
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId },
    });
    expect(await list(ana)).toEqual([]);
    expect(await raw.next('unsubscribed')).toMatchObject({ reason: 'lost' });
    raw.send(next());
    expect(await raw.next('error')).toMatchObject({ id: 'p', code: 'not_found' });
  });

  test('is refused with a sentence: to a topic not listened to, to no project, or a day old', async () => {
    const raw = await openRaw(bo);
    raw.send(next());
    expect(await raw.next('error')).toMatchObject({
      code: 'not_found',
      detail: expect.stringContaining('Subscribe'),
    });
    raw.send({ action: 'sub', topic: `member:${bo.memberId}` });
    await raw.next('subscribed');
    raw.send({ ...next(), topic: `member:${bo.memberId}` });
    expect(await raw.next('error')).toMatchObject({ code: 'validation_failed' });
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    raw.send(next({ rel_ts: Date.now() - 86_400_001 }));
    expect(await raw.next('error')).toMatchObject({
      code: 'validation_failed',
      detail: 'payload.rel_ts: The position is more than 24 hours old.',
    });
    raw.send(next({ rel_ts: Date.UTC(2031, 0, 1) }));
    expect(await raw.next('error')).toMatchObject({
      code: 'validation_failed',
      detail: 'payload.rel_ts: The position is more than 24 hours ahead of now. Set the clock of the device.',
    });
    raw.send(next({ late6: 90_000_001 }));
    expect(await raw.next('error')).toMatchObject({ code: 'validation_failed' });
    expect(await list(ana)).toEqual([]);
  });

  test.each([0, -1, 1e9, null])(
    'with an accuracy of %s counts, and its accuracy is unknown',
    async (accuracy) => {
      const bos = await listen(bo);
      bos.publish(next({ accuracy, heading: -1 }));
      await expect.poll(() => list(ana)).toMatchObject([{ accuracy: null, heading: null }]);
    },
  );

  test('is not taken more than 300 times a minute from one socket', async () => {
    const raw = await openRaw(bo);
    raw.send({ action: 'sub', topic });
    await raw.next('subscribed');
    for (let n = 0; n < 300; n += 1) raw.send(next());
    for (let n = 0; n < 300; n += 1) await raw.next('result');
    raw.send(next());
    expect(await raw.next('error')).toMatchObject({
      code: 'too_many_requests',
      detail: 'Send at most 300 positions a minute.',
    });
  });
});
