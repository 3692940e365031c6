import {
  ENDPOINTS,
  type FeatureCreate,
  featureCreate,
  type Geometry,
  type Position,
} from '@waypost/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { requireProject } from '../../../access/require-access.ts';
import { isTaken } from '../../../platform/db/database-fault.ts';
import { copyNewFeatures, createFeatures } from './create-many.ts';

const { organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let makeProject: () => Promise<number>;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  await app.liftLimits(org_id);
  makeProject = async () =>
    (await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Coast' } }))
      .project_id;
});
afterAll(() => app.close());

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const flat = fc.tuple(degrees(180), degrees(90));
const raised = fc.tuple(degrees(180), degrees(90), fc.double({ min: -1e4, max: 1e4, noNaN: true }));
const place: fc.Arbitrary<Position> = fc.oneof(flat, raised);

/** A square ring that is valid at any position; one corner may have an altitude. */
function toRing([lng, lat]: readonly number[], altitude: number | null): Position[] {
  const [w = 0, s = 0] = [(lng ?? 0) * 0.9, (lat ?? 0) * 0.9];
  const corner: Position = altitude === null ? [w + 1, s] : [w + 1, s, altitude];
  return [[w, s], corner, [w + 1, s + 1], [w, s + 1], [w, s]];
}
const ring = fc.tuple(flat, fc.option(fc.constant(12.5))).map(([at, altitude]) => toRing(at, altitude));
/** Limited to a part of the globe, because a line between antipodes has no defined length. */
const line = fc
  .uniqueArray(place, { minLength: 2, maxLength: 6, selector: ([x, y]) => `${x / 10} ${y / 10}` })
  .map((places) =>
    places.map(
      (at): Position => (at.length === 3 ? [at[0] / 10, at[1] / 10, at[2]] : [at[0] / 10, at[1] / 10]),
    ),
  );
const geometry: fc.Arbitrary<Geometry> = fc.oneof(
  place.map((coordinates) => ({ type: 'Point' as const, coordinates })),
  line.map((coordinates) => ({ type: 'LineString' as const, coordinates })),
  ring.map((outer) => ({ type: 'Polygon' as const, coordinates: [outer] })),
  ring.map((outer) => ({ type: 'MultiPolygon' as const, coordinates: [[outer]] })),
);
const text = (maxLength: number) =>
  fc.string({ unit: 'binary', maxLength }).filter((value) => !value.includes('\0'));
const feature = fc.record(
  {
    geometry,
    name: text(40).map((value) => `Buoy ${value}.`),
    description: text(60),
    shared: fc.boolean(),
    is_static: fc.boolean(),
    color: fc.constantFrom('#0059ff', '#00AA11'),
    data: fc.array(fc.record({ key: text(10).map((key) => `k${key}`), value: text(30) }), { maxLength: 3 }),
    geofence_events: fc.constantFrom<('in' | 'out')[]>([], ['in'], ['out', 'in']),
    geofence_prompt: fc.boolean(),
    created_origin: fc
      .date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T23:59:59Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString()),
    file_name: text(20),
  },
  { requiredKeys: ['geometry', 'name', 'created_origin'] },
);

/** All stored values of a project’s features except those unique to each row. */
async function listRows(projectId: number) {
  const result = await sql`
    select f.template_id, f.member_id, f.version, f.name, f.description, f.subtype, f.shared, f.is_static, f.color,
      encode(st_asewkb(f.geometry, 'NDR'), 'hex') as geometry, f.geometry_type, f.area_m2, f.length_m, f.data::text,
      f.resources_count, f.local_uuid, f.request_digest, f.file_name, f.created_origin::text, f.deleted_at,
      f.geofence, f.geofence_events, f.geofence_prompt, f.parent_code
    from features f where f.project_id = ${projectId} order by f.local_uuid`.execute(app.database.read);
  return result.rows;
}

const write = async (create: typeof createFeatures, projectId: number, inputs: readonly FeatureCreate[]) => {
  const grant = await requireProject(
    app.database.read,
    { memberId: ana.memberId },
    projectId,
    'feature:create',
  );
  return app.database.transaction((tx) => create(tx, grant, inputs));
};

test('COPY and INSERT write identical rows, and their events agree', async () => {
  const inputs = fc
    .sample(feature, { numRuns: 300, seed: 23 })
    .map((input) => featureCreate.parse({ ...input, local_uuid: crypto.randomUUID() }));
  const [inserted, copied] = [await makeProject(), await makeProject()];
  const first = await write(createFeatures, inserted, inputs);
  const second = await write(copyNewFeatures, copied, inputs);
  const rows = await listRows(inserted);
  expect(rows).toHaveLength(300);
  expect(await listRows(copied)).toEqual(rows);
  const told = (outcomes: typeof first) =>
    outcomes.map((outcome) =>
      outcome.kind === 'created' ? { ...outcome.made, code: null } : { kind: outcome.kind },
    );
  expect(told(second)).toEqual(told(first));
});

test('a known local_uuid fails the whole copy and is reported', async () => {
  const projectId = await makeProject();
  const toInput = (name: string) =>
    featureCreate.parse({
      name,
      geometry: { type: 'Point', coordinates: [1, 2] },
      local_uuid: crypto.randomUUID(),
    });
  const [known, fresh] = [toInput('Known'), toInput('Fresh')];
  await write(copyNewFeatures, projectId, [known]);
  const fault = await write(copyNewFeatures, projectId, [fresh, known]).catch((error: unknown) => error);
  expect(isTaken(fault)).toBe(true);
  expect(await listRows(projectId)).toHaveLength(1);
});
