import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeThreePeople } from '../../../test/people/three-people.ts';

const { features, geofence } = ENDPOINTS;
const MIGRATION = new URL('../../../migrations/0121_projects_of_told_crossings.sql', import.meta.url);

let app: TestApp;
let ana: Person;
let bo: Person;
let projectId: number;
let otherId: number;

beforeAll(async () => {
  app = await startTestApp();
  const people = await makeThreePeople(app);
  ({ ana, bo } = people);
  projectId = await people.makeProject('project_editor');
  otherId = await people.makeProject('project_viewer');
});
afterAll(() => app.close());

async function makeFence(): Promise<string> {
  const ring: [number, number][] = [
    [-112.02, 21],
    [-112, 21],
    [-112, 21.02],
    [-112.02, 21],
  ];
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: {
        ...{ name: 'Bay', geometry: { type: 'Polygon', coordinates: [ring] } },
        ...{ geofence: true, geofence_events: ['in', 'out'] },
      },
    },
  });
  return made.properties.code;
}

const cross = (who: Person, code: string, event: 'in' | 'out') =>
  who.client.call(geofence.createGeofenceEvent, { params: { code }, body: { event } });

async function listBoth(who: Person, code: string) {
  const told = await who.client.call(geofence.listGeofenceEvents, { params: { code } });
  const all = await who.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
  expect(all.map(({ subject }) => subject.display_name)).toEqual(
    told.map(({ member }) => member.display_name),
  );
  return told.map(({ event, member }) => [event, member.display_name]);
}

async function move(code: string, to: number) {
  const { properties } = await ana.client.call(features.getFeature, { params: { code } });
  await ana.client.call(features.updateFeature, {
    params: { code },
    body: { feature: { version: properties.version, project_id: to } },
  });
}

test('a moved geofence shows the crossings of its project, and those before when it comes back', async () => {
  const code = await makeFence();
  await cross(bo, code, 'in');
  await move(code, otherId);
  expect(await listBoth(ana, code)).toEqual([]);
  // A repeated crossing is one of the new project, not the same as that of the old one.
  await cross(bo, code, 'in');
  expect(await listBoth(ana, code)).toEqual([['in', 'Bo Lind']]);
  await move(code, projectId);
  await cross(ana, code, 'out');
  expect(await listBoth(bo, code)).toEqual([
    ['out', 'Ana Ruiz'],
    ['in', 'Bo Lind'],
  ]);
});

test('crossings that were told before they had a project get the one of their time', async () => {
  const code = await makeFence();
  await cross(bo, code, 'in');
  await move(code, otherId);
  await cross(ana, code, 'out');
  const repeated = (await readFile(MIGRATION, 'utf8'))
    .split(';\n')
    .flatMap((text) => text.split('-- repeated\n').slice(1));
  expect(repeated).toHaveLength(2);
  const placed = sql`alter table geofence_events add constraint geofence_events_placed
    check (project_id is not null)`;
  await app.database.transaction(async (tx) => {
    await sql`alter table geofence_events drop constraint geofence_events_placed`.execute(tx);
    await sql`update geofence_events set project_id = null`.execute(tx);
    for (const statement of repeated) await sql.raw(statement).execute(tx);
    await placed.execute(tx);
  });
  const rows = await app.database.read
    .selectFrom('geofence_events')
    .select(['event', 'project_id'])
    .where('feature_code', '=', code)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { event: 'in', project_id: projectId },
    { event: 'out', project_id: otherId },
  ]);
});
