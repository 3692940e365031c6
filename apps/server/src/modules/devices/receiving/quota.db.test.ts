import { type Device, ENDPOINTS, MAX_DEVICE_DAY, MAX_PROJECT_DAY, type Topic } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../../test/people/three-people.ts';
import { noteFull } from './quota.ts';

const { devices, positions } = ENDPOINTS;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let projectId: number;
let collar: Device;
const opened: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana } = people);
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  collar = await add('Collar 7');
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

const inProject = () => ({ params: { project_id: projectId } });
const add = (name: string) =>
  ana.client.call(devices.createDevice, { ...inProject(), body: { name, icon: 'animal' as const } });
const keep = () =>
  ana.client.call(positions.updateTrailSettings, { ...inProject(), body: { keep: 'month' as const } });
const list = async () => (await ana.client.call(devices.listDevices, inProject()))[0];

const START_S = Math.floor(Date.now() / 1_000);

/** Sends positions a second apart that end some seconds before these tests began. */
function send(count: number, endS = 0, path = 'geojson') {
  const features = Array.from({ length: count }, (_, n) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
    properties: { timestamp: new Date((START_S - endS - n) * 1_000).toISOString() },
  }));
  const body = path === 'overland' ? { locations: features } : { type: 'FeatureCollection', features };
  return fetch(`${app.baseUrl}/api/3/receive/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${collar.key}` },
    body: JSON.stringify(body),
  });
}

/** As if a device had sent so many positions on a day. */
const setCount = (deviceId: number, count: number, daysAgo = 0) =>
  app.database.transaction((tx) =>
    sql`
      update devices set positions_count = ${count}, positions_day = (now() at time zone 'utc')::date - ${daysAgo}::integer
      where device_id = ${deviceId}`.execute(tx),
  );

async function countKept() {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from positions p join position_subjects s on s.subject_id = p.subject_id
    where s.project_id = ${projectId}`.execute(app.database.read);
  return rows[0]?.n;
}

describe('the positions of a day', () => {
  test('end with those of a device: nothing of what does not fit is kept, and it is told when to send it', async () => {
    await keep();
    await setCount(collar.device_id, MAX_DEVICE_DAY - 3);
    expect(await (await send(2)).json()).toEqual({ accepted: 2, ignored: 0, refused: [] });
    const client = openLiveClient(app.baseUrl, ana);
    opened.push(client);
    const topic: Topic = `project:${projectId}`;
    await client.listen(topic);
    const refused = await send(3, 60);
    expect(refused.status).toBe(429);
    const waitS = Number(refused.headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(0);
    expect(waitS).toBeLessThanOrEqual(86_400);
    const midnight = (Math.round(Date.now() / 1_000) + waitS) % 86_400;
    expect(Math.min(midnight, 86_400 - midnight)).toBeLessThan(5);
    expect(await refused.json()).toMatchObject({
      code: 'device_positions_limit',
      detail: expect.stringContaining('after midnight in UTC'),
    });
    expect(await countKept()).toBe(2);
    expect(await list()).toMatchObject({ is_full: true });
    // Administrators see it at once, and once: a tracker that runs wild is no flood of events.
    await vi.waitFor(() => expect(client.events.map(({ type }) => type)).toEqual(['device.changed']));
    expect((await send(1, 120)).status).toBe(429);
    expect(client.events).toHaveLength(1);
  });

  test('begin anew the next day, and repeated positions do not count', async () => {
    await keep();
    await setCount(collar.device_id, MAX_DEVICE_DAY, 1);
    expect(await list()).toMatchObject({ is_full: false });
    expect((await send(2, 600)).status).toBe(200);
    await setCount(collar.device_id, MAX_DEVICE_DAY - 1);
    expect(await (await send(1, 600)).json()).toMatchObject({ accepted: 0, ignored: 1 });
    expect((await send(1)).status).toBe(200);
    expect((await send(1, 5)).status).toBe(429);
  });

  test('end with those of all devices of a project, for the busy ones', async () => {
    await keep();
    const other = await add('Truck');
    await setCount(other.device_id, MAX_PROJECT_DAY - 2_000);
    expect((await send(1)).status).toBe(200);
    await setCount(collar.device_id, 1_999);
    expect((await send(1, 5)).status).toBe(200);
    expect((await send(1, 9)).status).toBe(429);
  });

  test('are not counted in a project that keeps none', async () => {
    await setCount(collar.device_id, MAX_DEVICE_DAY - 1);
    for (const endS of [0, 5, 10]) expect((await send(1, endS)).status).toBe(200);
    // Also not those of before it ceased to.
    await setCount(collar.device_id, MAX_DEVICE_DAY);
    expect(await list()).toMatchObject({ is_full: false });
    expect((await send(1, 15)).status).toBe(200);
  });

  test('that ended while they were refused leave the next day as it is', async () => {
    await keep();
    await setCount(collar.device_id, 1);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await noteFull(app.database, { deviceId: collar.device_id, projectId }, yesterday);
    expect(await list()).toMatchObject({ is_full: false });
    expect((await send(1)).status).toBe(200);
  });

  test('are refused to Overland and Traccar too, with a status on which they send them again', async () => {
    await keep();
    await setCount(collar.device_id, MAX_DEVICE_DAY);
    const overland = await send(2, 0, 'overland');
    expect(overland.status).toBe(429);
    expect(await overland.json()).not.toHaveProperty('result');
    const query = `id=${collar.key}&lat=24.1&lon=-110.3&timestamp=${Math.floor(Date.now() / 1_000)}`;
    expect((await fetch(`${app.baseUrl}/api/3/receive/traccar?${query}`)).status).toBe(429);
  });
});
