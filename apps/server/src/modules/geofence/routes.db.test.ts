import {
  ENDPOINTS,
  type FeatureCreateInput,
  GEOFENCE_EVENT_MAX_AGE_MS,
  MAX_GEOFENCE_EVENTS,
  type ProjectRole,
} from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, geofence, organizations, projects } = ENDPOINTS;

const RING: [number, number][] = [
  [-112.02, 21],
  [-112, 21],
  [-112, 21.02],
  [-112.02, 21],
];
const AREA: FeatureCreateInput = { name: 'Bay', geometry: { type: 'Polygon', coordinates: [RING] } };
const FENCE: FeatureCreateInput = { ...AREA, geofence: true, geofence_events: ['in', 'out'] };

let app: TestApp;
let ana: Person;
let viewer: Person;
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const made = await ana.client.call(projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Coast watch' },
  });
  projectId = made.project_id;
  viewer = await personWith('Vic Viewer', 'project_viewer');
});
afterAll(() => app.close());

async function personWith(name: string, role: ProjectRole): Promise<Person> {
  const person = await app.createPerson(name);
  await app.database.transaction((tx) => putProjectMember(tx, projectId, person.memberId, role, false));
  return person;
}

async function make(feature: FeatureCreateInput): Promise<string> {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  return made.properties.code;
}

type Event = 'in' | 'out';
const cross = (who: Person, code: string, event: Event, created_at?: number) =>
  who.client.call(geofence.createGeofenceEvent, {
    params: { code },
    body: created_at === undefined ? { event } : { event, created_at },
  });
const list = (who: Person, code: string) =>
  who.client.call(geofence.listGeofenceEvents, { params: { code } });
const ago = (seconds: number) => Date.now() - seconds * 1_000;

test('every member of the project reads crossings, newest first, and is notified at once', async () => {
  const code = await make(FENCE);
  const live = openLiveClient(app.baseUrl, ana);
  await live.listen(`project:${projectId}`);
  const begunMs = Date.now();
  const left = await cross(viewer, code, 'out');
  expect(Date.parse(left.created_at)).toBeGreaterThanOrEqual(begunMs);
  expect(Date.parse(left.created_at)).toBeLessThanOrEqual(Date.now());
  // Sent later, with an earlier time.
  const came = await cross(viewer, code, 'in', ago(3_600));
  expect(left).toMatchObject({
    event: 'out',
    member: { member_id: viewer.memberId, display_name: 'Vic Viewer', avatar_url: null },
  });
  expect(came.id).toBeGreaterThan(left.id);
  expect(await list(ana, code)).toEqual([left, came]);
  await expect
    .poll(() => live.events.filter(({ type }) => type === 'geofence.crossed').map(({ payload }) => payload))
    .toEqual([{ code }, { code }]);
  live.close();
});

test.each<[string, FeatureCreateInput, string]>([
  ['a point', { name: 'Buoy', geometry: { type: 'Point', coordinates: [1, 2] } }, 'no polygon'],
  ['an area without geofence', AREA, 'no geofence'],
  ['a geofence for other events', { ...FENCE, geofence_events: ['out'] }, 'does not watch'],
])('%s accepts no crossing', async (_, feature, words) => {
  const code = await make(feature);
  await expect(cross(ana, code, 'in')).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    issues: [{ path: 'body.event', message: expect.stringContaining(words) }],
  });
  expect(await list(ana, code)).toEqual([]);
});

test('a time may be at most 7 days past, and ahead only by clock skew', async () => {
  const code = await make(FENCE);
  const refusal = { status: 400, issues: [{ path: 'body.created_at' }] };
  await expect(cross(ana, code, 'in', ago(-301))).rejects.toMatchObject(refusal);
  const oldest = Date.now() - GEOFENCE_EVENT_MAX_AGE_MS;
  await expect(cross(ana, code, 'in', oldest - 1_000)).rejects.toMatchObject(refusal);
  expect(await list(ana, code)).toEqual([]);
  const at = oldest + 30_000;
  expect((await cross(ana, code, 'in', at)).created_at).toBe(new Date(at).toISOString());
  const ahead = await cross(ana, code, 'out', ago(-60));
  expect(Date.parse(ahead.created_at)).toBeLessThanOrEqual(Date.now());
});

test('the member is always the caller, whatever the body names', async () => {
  const code = await make(FENCE);
  const send = (body: object) =>
    fetch(`${app.baseUrl}/api/3/geo/feature/${code}/geofence`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${viewer.tokens.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  for (const more of [{ member_id: ana.memberId }, { member: { member_id: ana.memberId } }, { id: 1 }]) {
    expect((await send({ event: 'in', ...more })).status).toBe(400);
  }
  expect((await send({ event: 'near' })).status).toBe(400);
  expect(await list(ana, code)).toEqual([]);
  expect((await send({ event: 'in' })).status).toBe(201);
  expect((await list(ana, code)).map(({ member }) => member.member_id)).toEqual([viewer.memberId]);
});

test('identical crossings within a minute count once, also concurrently; another event, member or minute is separate', async () => {
  const code = await make(FENCE);
  const start = ago(3_600);
  const at = (seconds: number) => start + seconds * 1_000;
  const all = await Promise.all(Array.from({ length: 5 }, () => cross(viewer, code, 'in', at(0))));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect((await cross(viewer, code, 'in', at(60))).id).toBe(all[0]?.id);
  // Arrives later with an earlier time, and still counts as the same.
  expect((await cross(viewer, code, 'in', at(-20))).id).toBe(all[0]?.id);
  await cross(ana, code, 'in', at(10));
  await cross(viewer, code, 'out', at(30));
  await cross(viewer, code, 'in', at(40));
  await cross(viewer, code, 'in', at(101));
  expect(
    (await list(ana, code)).map(({ event, created_at, member }) => [
      event,
      Date.parse(created_at) - start,
      member.display_name,
    ]),
  ).toEqual([
    ['in', 101_000, 'Vic Viewer'],
    ['in', 40_000, 'Vic Viewer'],
    ['out', 30_000, 'Vic Viewer'],
    ['in', 10_000, 'Ana Ruiz'],
    ['in', 0, 'Vic Viewer'],
  ]);
  const told = await app.database.read
    .selectFrom('events')
    .select('payload')
    .where('type', '=', 'geofence.crossed')
    .execute();
  expect(told.filter(({ payload }) => JSON.stringify(payload).includes(code))).toHaveLength(5);
});

test('the latest hundred are listed; they survive their author and are deleted with the feature', async () => {
  const code = await make(FENCE);
  const former = await app.createPerson('Former Ranger');
  await app.database.transaction((tx) =>
    tx
      .insertInto('geofence_events')
      .values(
        Array.from({ length: MAX_GEOFENCE_EVENTS + 5 }, (_, index) => ({
          project_id: projectId,
          feature_code: code,
          member_id: former.memberId,
          event: 'in',
          created_at: new Date(ago(1_000 - index)),
        })),
      )
      .execute(),
  );
  const listed = await list(viewer, code);
  expect(listed).toHaveLength(MAX_GEOFENCE_EVENTS);
  const times = listed.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect(Date.parse(times[0] ?? '')).toBeGreaterThan(ago(960));
  await app.database.transaction((tx) =>
    tx.deleteFrom('members').where('member_id', '=', former.memberId).execute(),
  );
  expect((await list(viewer, code))[0]?.member).toEqual({
    member_id: null,
    display_name: null,
    avatar_url: null,
  });
  await ana.client.call(features.deleteFeature, { params: { code } });
  await expect(cross(viewer, code, 'in')).rejects.toMatchObject({ code: 'feature_not_found' });
  await app.database.transaction((tx) => tx.deleteFrom('features').where('code', '=', code).execute());
  const left = await app.database.read
    .selectFrom('geofence_events')
    .select('id')
    .where('feature_code', '=', code)
    .execute();
  expect(left).toEqual([]);
});

test('Public shows the organization the report but not its crossings', async () => {
  const { organization_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Mar Abierto' },
  });
  await app.liftLimits(organization_id);
  const { project_id } = await ana.client.call(projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Open water' },
  });
  const colleague = await app.createPerson('Olga Colleague');
  await app.database.transaction((tx) =>
    tx
      .insertInto('organization_members')
      .values({ organization_id, member_id: colleague.memberId, role: 'org_member' })
      .execute(),
  );
  const codes = await Promise.all(
    [true, false].map(async (shared) => {
      const made = await ana.client.call(features.createFeature, {
        query: { project_id },
        body: { feature: { ...FENCE, shared } },
      });
      return made.properties.code;
    }),
  );
  const [open = '', closed = ''] = codes;
  await cross(ana, open, 'in');
  await expect(list(colleague, open)).rejects.toMatchObject({ status: 403 });
  await expect(cross(colleague, open, 'in')).rejects.toMatchObject({ status: 403 });
  await expect(list(colleague, closed)).rejects.toMatchObject({ code: 'feature_not_found' });
  await expect(cross(colleague, closed, 'in')).rejects.toMatchObject({ code: 'feature_not_found' });
});
