import { randomUUID } from 'node:crypto';
import { ENDPOINTS, FACT_KINDS, type Fact, type GeometryType } from '@waypost/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { findLayerSelection } from '../../layers/index.ts';
import { createLayerWorld, type LayerWorld, toCollected } from '../../layers/layers.fixture.ts';
import { checkSections } from '../check/check-sentences.ts';
import { toFactRequest } from '../fact-request.ts';
import { builtInWriter } from '../writers/built-in/built-in-writer.ts';
import { readFactAgain } from './fact-again.ts';
import type { FactRequest } from './fact-scope.ts';
import { readManyFacts } from './read-facts.ts';

/** GENERATED_REPORTS=10000 tries more layers, other ones each time. */
const { GENERATED_REPORTS: wanted } = process.env;
const LAYERS = Number(wanted ?? 40);
/** Of layers that have facts of every kind among them. */
const SEED = wanted === undefined ? { seed: 20_260_307 } : {};
const HOUR_MS = 3_600_000;
/** The clocks of Los Angeles go forward on the second day. */
const START = Date.parse('2026-03-07T08:00:00Z');
const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kolkata'];

let app: TestApp;
let world: LayerWorld;
/** Reads both projects as a whole. */
let ana: Person;
/** Reads the first as a whole, and the other by its Public features. */
let bo: Person;
let projects: number[];
let templates: number[];
let fences: string[];
let layer: string;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ana = world.admin;
  bo = await world.makePerson('org_member');
  // Names that are not unique: each has facts of its own.
  projects = [await world.makeProject('Coast'), await world.makeProject('Coast')];
  await world.letInto(bo, projects[0] ?? 0, 'project_viewer');
  await sql`update members set display_name = 'Ana Ruiz' where member_id in (${ana.memberId}, ${bo.memberId})`.execute(
    app.database.read,
  );
  const toTemplate = (name: string) =>
    ana.client.call(ENDPOINTS.templates.createTemplate, {
      params: { project_id: projects[0] ?? 0 },
      body: { name, geometry_type: 'Point' },
    });
  templates = [];
  for (const name of ['Net report', 'Net report', 'June 12']) templates.push((await toTemplate(name)).id);
  await sql`
    update templates set data_fields = '[{"key": "Depth", "type": 1}, {"key": "Remarks", "type": 3}]' where id = ${templates[0]}`.execute(
    app.database.read,
  );
  layer = await world.makeLayer(toCollected(projects));
});
afterAll(() => app.close());

const value = fc.oneof(
  { arbitrary: fc.integer({ min: -50, max: 50 }).map(String), weight: 6 },
  {
    arbitrary: fc.double({ min: -1_000, max: 1_000, noNaN: true }).map((number) => number.toFixed(4)),
    weight: 1,
  },
  { arbitrary: fc.constantFrom('900000000000', '70000'), weight: 1 },
  { arbitrary: fc.constantFrom('0.000000000001', 'not a number', '1e9', ''), weight: 1 },
);
const entry = fc.oneof(
  fc.record({ key: fc.constantFrom('Depth', 'Mesh'), value, type: fc.constant(1) }),
  fc.record({
    key: fc.constantFrom('Gear', 'Depth'),
    value: fc.constantFrom('Gillnet', 'Trap', 'true', ''),
    type: fc.constantFrom(0, 2, 3, 4),
  }),
);
const quantity = fc.option(fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 5_000, noNaN: true })));
const feature = fc.record({
  place: fc.nat(1),
  name: fc.constantFrom('Net', 'Net', 'Isla Danzante', '12'),
  template: fc.option(fc.nat(2)),
  author: fc.nat(1),
  type: fc.constantFrom<GeometryType>('Point', 'LineString', 'Polygon'),
  area: quantity,
  length: quantity,
  data: fc.array(entry, { maxLength: 4, size: 'max' }),
  // Few places and hours: what is the most must often be a tie.
  lon: fc.oneof(fc.constantFrom(-118.2, -118.25), fc.double({ min: -179, max: 179, noNaN: true })),
  lat: fc.oneof(fc.constantFrom(36.5, 36.55), fc.double({ min: -85, max: 85, noNaN: true })),
  hours: fc.oneof(fc.integer({ min: -40, max: 80 }), fc.integer({ min: -20_000, max: 20_000 })),
  photographs: fc.nat(2),
  notes: fc.nat(3),
  shared: fc.boolean(),
  isDeleted: fc.constantFrom(false, false, false, true),
});
type Made = typeof feature extends fc.Arbitrary<infer T> ? T : never;
const crossing = fc.record({
  fence: fc.nat(1),
  hour: fc.integer({ min: -30, max: 60 }),
  kind: fc.constantFrom('enter', 'leave'),
  cause: fc.constantFrom('crossed', 'crossed', 'crossed', 'opened', 'redrawn'),
});
const layers = fc.record({
  made: fc.oneof(
    fc.array(feature, { minLength: 1, maxLength: 6 }),
    fc.array(feature, { minLength: 20, maxLength: 60, size: 'max' }),
  ),
  crossings: fc.array(crossing, { maxLength: 40, size: 'max' }),
  zone: fc.constantFrom(...ZONES),
  /** In hours after the start; null: without that end. */
  from: fc.option(fc.integer({ min: -10, max: 30 })),
  hours: fc.option(fc.integer({ min: 20, max: 2_000 })),
});
type Layer = typeof layers extends fc.Arbitrary<infer T> ? T : never;

const toRow = (made: Made) => ({
  ...made,
  code: randomUUID(),
  project: projects[made.place],
  member: made.author === 0 ? ana.memberId : bo.memberId,
  template: made.template === null ? null : templates[made.template],
  at: new Date(START + made.hours * HOUR_MS),
});

/** Puts the features and crossings of a layer in the place of those before. */
async function put({ made, crossings }: Layer): Promise<void> {
  const rows = made.map(toRow);
  fences = rows.slice(0, 2).map(({ code }) => code);
  const crossed = crossings.map(({ fence, hour, ...rest }) => ({
    ...rest,
    code: fences[fence % fences.length],
    at: new Date(START + hour * HOUR_MS),
  }));
  await app.database.transaction(async (tx) => {
    await sql`delete from fence_crossings`.execute(tx);
    await sql`delete from features where project_id = any(${projects}::integer[])`.execute(tx);
    await sql`
      insert into features (code, project_id, member_id, template_id, name, color, shared, geometry, geometry_type, area_m2,
        length_m, data, created_origin, resources_count, deleted_at)
      select m.code, m.project, m.member, m.template, m.name, '#0059ff', m.shared,
        st_setsrid(st_makepoint(m.lon, m.lat), 4326), m.type, m.area, m.length, m.data, m.at, m.photographs,
        case when m."isDeleted" then now() end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (code uuid, project integer, member integer,
        template integer, name text, shared boolean, lon float8, lat float8, type text, area float8, length float8,
        data jsonb, at timestamptz, photographs integer, "isDeleted" boolean)`.execute(tx);
    await sql`
      insert into notes (feature_code, member_id, text)
      select m.code, ${ana.memberId}, 'The net is torn' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m (code uuid, notes integer) cross join generate_series(1, m.notes)`.execute(tx);
    await sql`
      insert into fence_subjects (project_id, kind, member_id)
      select unnest(${projects}::integer[]), 'member', ${ana.memberId} on conflict do nothing`.execute(tx);
    await sql`
      insert into fence_crossings (feature_code, subject_id, kind, cause, at, known_at)
      select c.code, s.subject_id, c.kind, c.cause, c.at, c.at
      from jsonb_to_recordset(${JSON.stringify(crossed)}::jsonb) as c (code uuid, kind text, cause text, at timestamptz)
      join features f on f.code = c.code join fence_subjects s on s.project_id = f.project_id`.execute(tx);
  });
}

const atHour = (hour: number) => new Date(START + hour * HOUR_MS);
async function toRequest(who: Person, { zone, from, hours }: Layer): Promise<FactRequest> {
  const reader = { organizationId: world.org_id, memberId: who.memberId };
  const { selected } = await findLayerSelection(app.database.read, reader, layer);
  return toFactRequest(
    {
      time_zone: zone,
      start_date: from === null ? null : atHour(from),
      end_date: hours === null ? null : atHour((from ?? 0) + hours),
      created_at: atHour(3_000),
    },
    selected,
  );
}

/** Runs the query of each fact. */
const askAgain = (request: FactRequest, facts: readonly Fact[]) =>
  Promise.all(
    facts.map(async (fact) => {
      const again = await readFactAgain(app.database.read, request, facts, fact);
      if (again === null) return { ...fact, value: null };
      const { value: now, name, at, until } = again;
      return {
        ...fact,
        value: now,
        label: name ?? fact.label,
        at: at?.toISOString() ?? fact.at,
        until: until?.toISOString() ?? fact.until,
      };
    }),
  );

async function requireHeld(facts: Fact[], timeZone: string): Promise<void> {
  for (const language of ['en', 'es'] as const) {
    const task = { facts, layerName: 'Nets', language, timeZone, question: '', instructions: '' };
    const sections = await builtInWriter.write(task, new AbortController().signal);
    expect(checkSections(sections, task).refused).toEqual([]);
    const ids = new Set(facts.map(({ id }) => id));
    const told = sections.flatMap(({ sentences }) => sentences);
    expect(told.length).toBeGreaterThan(0);
    for (const sentence of told) {
      expect(sentence.facts.length).toBeGreaterThan(0);
      expect(sentence.facts.every((id) => ids.has(id))).toBe(true);
    }
  }
}

test(
  'of generated layers, the query of each fact gives it again to its reader, and no sentence is without facts',
  async () => {
    const seen = new Set<Fact['kind']>();
    const check = async (made: Layer) => {
      await put(made);
      for (const who of [ana, bo]) {
        const request = await toRequest(who, made);
        const facts = await app.database.transaction((tx) => readManyFacts(tx, request));
        expect(await askAgain(request, facts)).toEqual(facts);
        if (facts.some(({ kind, features }) => kind === 'total' && features > 0))
          await requireHeld(facts, made.zone);
        for (const { kind } of facts) seen.add(kind);
      }
    };
    await fc.assert(fc.asyncProperty(layers, check), { ...SEED, numRuns: LAYERS, endOnFailure: true });
    // What was generated has facts of every kind.
    expect([...seen].toSorted()).toEqual(FACT_KINDS.toSorted());
  },
  Math.max(60_000, LAYERS * 1_000),
);
