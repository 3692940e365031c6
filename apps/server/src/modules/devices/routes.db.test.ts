import fs from 'node:fs';
import { API_BASE, type Device, ENDPOINTS, type Topic } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countRequests, FEW_REQUESTS } from '../../../test/app/count-requests.ts';
import { openLiveClient, openRawSocket } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../test/people/three-people.ts';

const { audit, devices, positions, projects } = ENDPOINTS;

let app: TestApp;
let people: ThreePeople;
let ana: Person;
let bo: Person;
let mallory: Person;
let organizationId: number;
let projectId: number;
let device: Device;
const opened: { close(): void }[] = [];
/** What the server writes to its log. */
const written: string[] = [];
const { write } = fs;

beforeAll(async () => {
  fs.write = ((...call: Parameters<typeof write>) => {
    written.push(String(call[1]));
    write(...call);
  }) as typeof write;
  app = await startTestApp({ LOG_LEVEL: 'info' });
  people = await makeThreePeople(app);
  ({ ana, bo, mallory, organizationId } = people);
});
afterAll(async () => {
  fs.write = write;
  await app.close();
});

beforeEach(async () => {
  projectId = await people.makeProject('project_viewer');
  device = await add('Collar 7');
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

const at = () => ({ params: { project_id: projectId } });
const of = (one: Device) => ({ params: { project_id: projectId, device_id: one.device_id } });
const add = (name: string) =>
  ana.client.call(devices.createDevice, { ...at(), body: { name, icon: 'animal' } });
const list = (person: Person) => person.client.call(devices.listDevices, at());
const key = () => device.key ?? '';
const keep = () =>
  ana.client.call(positions.updateTrailSettings, { ...at(), body: { keep: 'month' as const } });

const send = (path: string, init: RequestInit = {}) =>
  fetch(`${app.baseUrl}${API_BASE}/receive${path}`, init);
const sendQuery = (fields: Record<string, string | number>) =>
  send(`/traccar?${new URLSearchParams({ id: key(), ...(fields as Record<string, string>) })}`);
const post = (path: string, body: unknown, authorization = `Bearer ${key()}`) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body),
  });
const point = (timestamp: unknown, lon = -110.3, lat = 24.1) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties: { timestamp },
});
const now = () => Date.now();

async function listen(person: Person) {
  const client = openLiveClient(app.baseUrl, person);
  opened.push(client);
  const topic: Topic = `project:${projectId}`;
  await client.listen(topic);
  return client;
}

describe('a device', () => {
  test('has a key that is shown once, and its beginning to administrators alone', async () => {
    expect(key()).toMatch(/^wpd_[\w-]{32}$/);
    const [own] = await list(ana);
    expect(own).toMatchObject({
      name: 'Collar 7',
      icon: 'animal',
      key: `${key().slice(0, 8)}…`,
      position: null,
    });
    expect(await list(bo)).toMatchObject([{ name: 'Collar 7', key: null }]);
    await expect(list(mallory)).rejects.toMatchObject({ status: 404 });
    await expect(
      bo.client.call(devices.createDevice, { ...at(), body: { name: 'Truck', icon: 'vehicle' } }),
    ).rejects.toMatchObject({ status: 403 });
    expect(
      await ana.client.call(devices.updateDevice, { ...of(device), body: { icon: 'boat' } }),
    ).toMatchObject({
      name: 'Collar 7',
      icon: 'boat',
    });
  });

  test('is carried by whom it was given to, from a date on', async () => {
    const day = (n: number) => new Date(now() + n * 86_400_000).toISOString();
    const body = [
      { carrier: 'Jaguar Luz', from: day(-30) },
      { carrier: 'Jaguar Sol', from: day(-2) },
      { carrier: 'Jaguar Mar', from: day(3) },
    ];
    const given = await ana.client.call(devices.assignDevice, { ...of(device), body: body.toReversed() });
    expect(given).toMatchObject({ carrier: 'Jaguar Sol', assignments: body });
    const twice = [body[0], body[0]] as typeof body;
    await expect(ana.client.call(devices.assignDevice, { ...of(device), body: twice })).rejects.toMatchObject(
      { status: 400 },
    );
  });

  test('of a member is refused while they may not read the project, and for good once they are deleted', async () => {
    const body = { name: 'Phone of Bo', icon: 'person' as const, member_id: bo.memberId };
    const phone = await ana.client.call(devices.createDevice, { ...at(), body });
    expect(phone).toMatchObject({
      member: { member_id: bo.memberId, display_name: 'Bo Lind' },
      is_refused: false,
    });
    const sendFrom = ({ key: own }: Device) => post('/geojson', point(now()), `Bearer ${own}`);
    expect((await sendFrom(phone)).status).toBe(200);
    const member = { params: { org_id: organizationId, project_id: projectId, member_id: bo.memberId } };
    await ana.client.call(projects.removeProjectMember, member);
    expect((await sendFrom(phone)).status).toBe(401);
    // A collar is nobody's: whoever leaves, it goes on.
    expect((await sendFrom(device)).status).toBe(200);
    expect((await list(ana)).map(({ name, is_refused }) => [name, is_refused])).toEqual([
      ['Collar 7', false],
      ['Phone of Bo', true],
    ]);
    await ana.client.call(projects.addProjectMember, {
      params: { org_id: organizationId, project_id: projectId },
      body: { email: bo.email, role_name: 'project_viewer' },
    });
    expect((await sendFrom(phone)).status).toBe(200);
    await sql`update devices set member_id = null where device_id = ${phone.device_id}`.execute(
      app.database.read,
    );
    expect((await sendFrom(phone)).status).toBe(401);
    expect((await list(ana)).at(-1)).toMatchObject({ member: null, is_refused: true });
  });

  test('is of a reader of the project alone', async () => {
    const body = { name: 'Phone', icon: 'person' as const, member_id: mallory.memberId };
    const refused = { status: 404, code: 'member_not_found' };
    await expect(ana.client.call(devices.createDevice, { ...at(), body })).rejects.toMatchObject(refused);
    const change = (member_id: number | null) =>
      ana.client.call(devices.updateDevice, { ...of(device), body: { member_id } });
    await expect(change(mallory.memberId)).rejects.toMatchObject(refused);
    expect(await change(bo.memberId)).toMatchObject({ member: { member_id: bo.memberId } });
    expect(await change(null)).toMatchObject({ member: null, is_refused: false });
  });

  test('of another project is not found', async () => {
    const other = await ana.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Elsewhere' },
    });
    const params = { project_id: other.project_id, device_id: device.device_id };
    for (const call of [
      () => ana.client.call(devices.deleteDevice, { params }),
      () => ana.client.call(devices.renewDeviceKey, { params }),
      () => ana.client.call(devices.updateDevice, { params, body: { name: 'Stolen' } }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    expect(await list(ana)).toHaveLength(1);
  });
});

describe('what devices send', () => {
  test('moves them on the maps of colleagues at once, and a stranger hears nothing', async () => {
    const bos = await listen(bo);
    const stranger = await openRawSocket(app.baseUrl);
    opened.push(stranger);
    const passOn = async () => {
      const answer = await sendQuery({ lat: 24.1, lon: -110.3, timestamp: now(), speed: 10, bearing: 45 });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(1), { interval: 5 });
    };
    expect(await countRequests(bo, passOn)).toBeLessThan(FEW_REQUESTS);
    expect(bos.ephemeral[0]).toMatchObject({
      type: 'device.next',
      payload: {
        device_id: device.device_id,
        name: 'Collar 7',
        position: { lone6: -110_300_000, late6: 24_100_000, heading: 45 },
      },
    });
    expect((await list(bo))[0]?.position?.speed).toBeCloseTo(5.144, 3);
    expect(stranger.messages).toEqual([]);
  });

  test('is answered as each client expects', async () => {
    const time = new Date().toISOString();
    const form = new URLSearchParams({ id: key(), lat: '24.1', lon: '-110.3', timestamp: String(now()) });
    expect((await send('/traccar', { method: 'POST', body: form })).status).toBe(200);
    const traccar = {
      device_id: key(),
      location: { timestamp: time, coords: { latitude: 24.2, longitude: -110.3 } },
    };
    expect((await post('/traccar', traccar, '')).status).toBe(200);
    const basic = `Basic ${Buffer.from(`me:${key()}`).toString('base64')}`;
    const own = { _type: 'location', lat: 24.3, lon: -110.3, tst: Math.floor(now() / 1_000) };
    expect(await (await post('/owntracks', own, basic)).json()).toEqual([]);
    expect(await (await post('/owntracks', { _type: 'lwt' }, basic)).json()).toEqual([]);
    expect(await (await post('/overland', { locations: [point(time), {}] })).json()).toEqual({
      result: 'ok',
    });
    const before = point(new Date(now() - 60_000).toISOString());
    expect(await (await post('/geojson', before)).json()).toEqual({ accepted: 1, ignored: 0, refused: [] });
  });

  test('of a time to come is refused with words, and seen by nobody; one whose accuracy means nothing counts', async () => {
    const ahead = point('2031-01-01T00:00:00Z', -111);
    expect(await (await post('/geojson', ahead)).json()).toEqual({
      accepted: 0,
      ignored: 0,
      refused: [{ index: 0, reason: 'The time lies ahead of now. Set the clock of the device.' }],
    });
    expect((await list(bo))[0]?.position).toBeNull();
    // A client that sends one at a time would send it for ever.
    const form = new URLSearchParams({ id: key(), lat: '24.1', lon: '-111', timestamp: '1924992000' });
    expect((await send('/traccar', { method: 'POST', body: form })).status).toBe(200);
    expect((await list(bo))[0]?.position).toBeNull();
    for (const accuracy of ['0', '-1', 'wide']) {
      const rough = new URLSearchParams({ id: key(), lat: '24.1', lon: '-110.3', accuracy });
      expect((await send('/traccar', { method: 'POST', body: rough })).status).toBe(200);
      expect((await list(bo))[0]?.position).toMatchObject({ lone6: -110_300_000, accuracy: null });
    }
  });

  test('is kept once and in order of time, late, repeated and in batches, and read as a trail', async () => {
    await keep();
    const start = now() - 100_000;
    const batch = [3, 1, 2].map((n) => point(start + n * 1_000, -110 - n / 10));
    const collection = { type: 'FeatureCollection', features: [...batch, point('noon')] };
    expect(await (await post('/geojson', collection)).json()).toEqual({
      accepted: 3,
      ignored: 0,
      refused: [{ index: 3, reason: 'Give the time in seconds, milliseconds or ISO 8601.' }],
    });
    expect(await (await post('/geojson', collection)).json()).toMatchObject({ accepted: 0, ignored: 3 });
    expect(await (await post('/geojson', point(start, -111))).json()).toMatchObject({ accepted: 1 });
    expect((await list(bo))[0]?.position?.lone6).toBe(-110_300_000);
    const [trail] = await bo.client.call(positions.listTrails, { ...at(), query: {} });
    expect(trail).toMatchObject({ kind: 'device', id: device.device_id, name: 'Collar 7' });
    expect(trail?.points.map(({ lone6 }) => lone6 / 1e6)).toEqual([-111, -110.1, -110.2, -110.3]);
  });

  test('is refused once the key was revoked or renewed, or the device or its project deleted', async () => {
    const fields = { lat: 24.1, lon: -110.3 };
    await ana.client.call(devices.revokeDeviceKey, of(device));
    expect((await sendQuery(fields)).status).toBe(400);
    expect((await post('/geojson', point(now()))).status).toBe(401);
    const old = device;
    device = { ...device, key: (await ana.client.call(devices.renewDeviceKey, of(device))).key };
    expect((await sendQuery(fields)).status).toBe(200);
    expect((await post('/overland', { locations: [] }, `Bearer ${old.key}`)).status).toBe(401);
    const other = await add('Truck');
    await ana.client.call(devices.deleteDevice, of(device));
    expect((await sendQuery(fields)).status).toBe(400);
    device = other;
    expect((await sendQuery(fields)).status).toBe(200);
    await ana.client.call(projects.deleteProject, {
      params: { org_id: organizationId, project_id: projectId },
    });
    expect((await sendQuery(fields)).status).toBe(400);
    const page = await ana.client.call(audit.listOrganizationAudit, {
      params: { org_id: organizationId },
      query: { about: 'device' },
    });
    const own = page.entries.filter(({ project }) => project?.id === projectId);
    expect(own.map(({ action }) => action).toReversed()).toEqual([
      'device.created',
      'device.key_revoked',
      'device.key_renewed',
      'device.created',
      'device.deleted',
    ]);
  });

  test('is refused in words: no place, no JSON, too much at once, too often', async () => {
    const bad = await sendQuery({ lat: 91, lon: 0 });
    expect([bad.status, ((await bad.json()) as { detail: string }).detail]).toEqual([
      400,
      'position: Give a latitude from -90 to 90.',
    ]);
    expect((await send('/traccar?lat=1&lon=2')).status).toBe(400);
    expect((await post('/geojson', 'x')).status).toBe(200);
    const headers = { authorization: `Bearer ${key()}` };
    expect((await send('/overland', { method: 'POST', headers, body: '{' })).status).toBe(400);
    const many = { locations: Array.from({ length: 1_001 }, () => ({})) };
    expect((await post('/overland', many)).status).toBe(413);
    const statuses: number[] = [];
    for (let n = 0; n < 120; n += 1) statuses.push((await post('/overland', { locations: [] })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    device = await add('Another');
    expect((await post('/overland', { locations: [] })).status).toBe(200);
  });

  test('is not read before its key is known, and not more than 1 MB of it', async () => {
    const headers = { authorization: 'Bearer wpd_unknown' };
    for (const path of ['/owntracks', '/overland', '/geojson'])
      expect((await send(path, { method: 'POST', headers, body: '{' })).status).toBe(401);
    expect((await send('/traccar', { method: 'POST', body: '{"device_id":"wpd_no",' })).status).toBe(400);
    const refused = await send('/traccar', { method: 'POST', body: '{"device_id":"wpd_no",' });
    expect(await refused.json()).toMatchObject({ code: 'device_unknown' });
    const large = JSON.stringify({ locations: ['x'.repeat(1_100_000)] });
    for (const path of ['/owntracks', '/overland', '/geojson', '/traccar'])
      expect((await send(path, { method: 'POST', headers, body: large })).status).toBe(413);
    const taken = {
      device_id: key(),
      location: { timestamp: now(), coords: { latitude: 24, longitude: -110 } },
    };
    expect((await post('/traccar', taken)).status).toBe(200);
  });

  test('is in no log and no event, neither the key nor the place', async () => {
    const bos = await listen(bo);
    await sendQuery({ lat: 24.987_654, lon: -110.987_654 });
    await sendQuery({ lat: 124.987_654, lon: -110.987_654 });
    await vi.waitFor(() => expect(bos.ephemeral).toHaveLength(1));
    const rows = await app.database.read.selectFrom('events').select('payload').execute();
    const metrics = await (await fetch(`${app.baseUrl}/metrics`)).text();
    expect(written.join('')).toContain('Server listening');
    const all = JSON.stringify([written, rows, metrics]);
    // In degrees or millionths; the digits alone may be those of a measured time.
    expect(all).not.toMatch(/(?:24|110)\.?9876/);
    expect(all).not.toContain(key());
  });
});
