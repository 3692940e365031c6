import { API_BASE, ENDPOINTS, type Endpoint, type EphemeralMessage, type Topic } from '@waypost/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { putProjectMember } from '../../src/modules/projects/index.ts';
import { authMessage, openLiveClient, openRawSocket } from '../app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';
import { makeThreePeople } from '../people/three-people.ts';

const { beacons, devices, features, geofence, positions } = ENDPOINTS;
const LNG = -113.456_789;
const LAT = 27.654_321;
const ZOOM = 14;
const SIDE = 0.01;
const FENCE = 'Vedado Sigiloso';
const DEVICE = 'Tortuga Sigilosa';
const MEMBER = 'Quetzal Oyarzun';
/** What a trace of the positions would have, however they are written: degrees, millionths of them, and names. */
const MARKS = ['113.456', '113456', '27.654', '27654', FENCE, DEVICE, MEMBER, encodeURIComponent(DEVICE)];

let app: TestApp;
let ana: Person;
let quetzal: Person;
let stranger: Person;
/** A member of another project of the same organization. */
let neighbour: Person;
let organizationId: number;
let projectId: number;
let topic: Topic;
let fence: string;
let key: string;
let deviceId: number;
const logged: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  app = await startTestApp({}, log);
  const people = await makeThreePeople(app);
  ({ ana, bo: neighbour, mallory: stranger, organizationId } = people);
  // Its member is Bo, whom this makes a reader of that project alone.
  await people.makeProject('project_viewer');
  const other = await ana.client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: organizationId },
    body: { name: 'Coast patrol' },
  });
  projectId = other.project_id;
  topic = `project:${projectId}`;
  quetzal = await app.createPerson(MEMBER);
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, quetzal.memberId, 'project_editor', false),
  );
  await ana.client.call(positions.updateTrailSettings, { ...inProject(), body: { keep: 'month' } });
  fence = await makeFence();
  const device = await ana.client.call(devices.createDevice, {
    ...inProject(),
    body: { name: DEVICE, icon: 'animal' },
  });
  key = device.key ?? '';
  deviceId = device.device_id;
});
afterAll(() => app.close());

const inProject = () => ({ params: { project_id: projectId } });

async function makeFence(): Promise<string> {
  const ring: [number, number][] = [
    [LNG - SIDE, LAT - SIDE],
    [LNG + SIDE, LAT - SIDE],
    [LNG + SIDE, LAT + SIDE],
    [LNG - SIDE, LAT + SIDE],
    [LNG - SIDE, LAT - SIDE],
  ];
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: FENCE, geometry: { type: 'Polygon', coordinates: [ring] } },
        ...{ geofence: true, geofence_events: ['in', 'out'] },
      },
    },
  });
  const { code } = made.properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  // As if it were an hour old, since the positions are of the last seconds.
  await app.database.transaction(async (tx) => {
    const versions = tx.deleteFrom('fence_versions').where('feature_code', '=', code);
    await versions.where('settings', 'is', null).execute();
    const valid_from = new Date(Date.now() - 3_600_000);
    await tx.updateTable('fence_versions').set({ valid_from }).where('feature_code', '=', code).execute();
  });
  return code;
}

/** The tile of a place, as in its path. */
function toTile(): { z: number; x: number; y: number } {
  const rad = (LAT * Math.PI) / 180;
  const side = 2 ** ZOOM;
  const y = ((1 - Math.log(Math.tan(rad) + 1 / Math.cos(rad)) / Math.PI) / 2) * side;
  return { z: ZOOM, x: Math.floor(((LNG + 180) / 360) * side), y: Math.floor(y) };
}

/** A path with what is to be probed in the place of its parameters. */
function toPath({ path }: Pick<Endpoint, 'path'>): string {
  const values: Readonly<Record<string, string | number>> = {
    ...toTile(),
    ...{ project_id: projectId, org_id: organizationId, code: fence, device_id: deviceId },
    ...{ member_id: quetzal.memberId, collection_id: `project-${projectId}`, feature_id: fence, uuid: fence },
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 1));
  return `${app.baseUrl}${API_BASE}${filled}`;
}

/** Every address that is read, and those by which something is exported. */
const probed = Object.entries(ENDPOINTS).flatMap(([module, all]) =>
  Object.values<Endpoint>(all).filter(
    ({ method, path }) =>
      (method === 'GET' || (module === 'exports' && method === 'POST')) && !path.startsWith('/receive/'),
  ),
);

const findMarks = (text: string) => MARKS.filter((mark) => text.includes(mark));

async function ask(endpoint: Endpoint, person: Person | null): Promise<{ status: number; text: string }> {
  const query = `project_id=${projectId}&bbox=-180,-90,180,90&q=Sigilos&text=Sigilos&hours=24&format=geojson`;
  const answer = await fetch(`${toPath(endpoint)}?${query}`, {
    method: endpoint.method,
    headers: {
      ...(person === null ? {} : { authorization: `Bearer ${person.tokens.access_token}` }),
      ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify({ format: 'geojson' }) } : {}),
  });
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
}

/** Sends positions outside the fence and then inside, by each of the ways there are. */
async function sendPositions(): Promise<void> {
  const socket = await openRawSocket(app.baseUrl);
  socket.send(authMessage(quetzal.tokens.access_token));
  await socket.next('result');
  socket.send({ action: 'sub', topic });
  await socket.next('subscribed');
  const now = Date.now();
  for (const [index, lng] of [LNG - 2 * SIDE, LNG].entries()) {
    const at = now - 10_000 + 5_000 * index;
    const payload = { lone6: Math.round(lng * 1e6), late6: Math.round(LAT * 1e6), rel_ts: at, accuracy: 3 };
    socket.send({ action: 'pub', id: `p${index}`, topic, type: 'beacon.next', payload });
    await socket.next('result');
    const query = `id=${key}&lat=${LAT}&lon=${lng}&timestamp=${at}`;
    const osmAnd = await fetch(`${app.baseUrl}${API_BASE}/receive/traccar?${query}`);
    expect(osmAnd.status).toBe(200);
    const geojson = await fetch(`${app.baseUrl}${API_BASE}/receive/geojson`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, LAT] },
        properties: { timestamp: at + 1_000 },
      }),
    });
    expect(geojson.status).toBe(200);
  }
  // What is refused may not be logged either: an unknown key, and a position that is none.
  await fetch(`${app.baseUrl}${API_BASE}/receive/traccar?id=unknown&lat=${LAT}&lon=${LNG}`);
  const broken = `{"type":"Feature","geometry":{"type":"Point","coordinates":[${LNG},${LAT}],`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  await fetch(`${app.baseUrl}${API_BASE}/receive/geojson`, { method: 'POST', headers, body: broken });
  socket.close();
}

/** All that a socket of somebody is told, having asked for all there is of the project from its beginning. */
async function overhear(person: Person | null) {
  const socket = await openRawSocket(app.baseUrl);
  if (person !== null) {
    socket.send(authMessage(person.tokens.access_token));
    await socket.next('result');
  }
  for (const asked of [topic, `organization:${organizationId}`, `member:${quetzal.memberId}`])
    socket.send({ action: 'sub', topic: asked, seq: 0 });
  await socket.next('error');
  return socket;
}

test('nothing of a position reaches who may not read its project', async () => {
  const colleague = openLiveClient(app.baseUrl, ana);
  await colleague.listen(topic);
  const outsiders = { stranger, neighbour, nobody: null };
  const sockets = await Promise.all(Object.values(outsiders).map(overhear));
  await sendPositions();
  const isHeard = (type: EphemeralMessage['type']) => colleague.ephemeral.some((one) => one.type === type);
  await vi.waitFor(() => {
    expect(isHeard('beacon.next')).toBe(true);
    expect(isHeard('device.next')).toBe(true);
    expect(colleague.events.map(({ type }) => type)).toContain('geofence.crossed');
  });

  // The marks are found where they may be.
  const [beacon] = await ana.client.call(beacons.listBeacons, inProject());
  expect(findMarks(JSON.stringify(beacon)).length).toBeGreaterThan(0);
  const own = await ask(ENDPOINTS.tiles.getFeatureTile, ana);
  expect(findMarks(own.text)).toContain(FENCE);

  expect(probed.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const [who, person] of Object.entries(outsiders)) {
    for (const endpoint of probed) {
      const { status, text } = await ask(endpoint, person);
      const marks = findMarks(text);
      if (marks.length > 0) found.push(`${who}: ${endpoint.method} ${endpoint.path} (${status}): ${marks}`);
      if (status >= 500) found.push(`${who}: ${endpoint.method} ${endpoint.path} answers ${status}`);
    }
  }
  for (const [index, { messages }] of sockets.entries()) {
    const marks = findMarks(JSON.stringify(messages));
    if (marks.length > 0) found.push(`the socket of ${Object.keys(outsiders)[index]}: ${marks}`);
    expect(messages.filter(({ action }) => action === 'event' || action === 'ephemeral')).toEqual([]);
  }
  const metrics = await (await fetch(`${app.baseUrl}/metrics`)).text();
  expect(metrics).toContain('# HELP');
  if (findMarks(metrics).length > 0) found.push(`metrics: ${findMarks(metrics)}`);
  expect(found).toEqual([]);
  for (const socket of [...sockets, colleague]) socket.close();
});

test('the log has no trace of a position, nor of what was refused', () => {
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.filter((line) => findMarks(line).length > 0 || line.includes(key))).toEqual([]);
});
