import { type AiReport, ENDPOINTS, type Fact } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import {
  createLayerWorld,
  type LayerWorld,
  toCollected,
  toPoint,
  toSquare,
} from '../../layers/layers.fixture.ts';

const { aiReports, resources, templates } = ENDPOINTS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-05-04T00:00:00Z');
const RANGE = {
  startDate: new Date(START).toISOString(),
  endDate: new Date(START + 7 * DAY_MS - 1).toISOString(),
};

let app: TestApp;
let world: LayerWorld;
let org_id: number;
let coast: number;
let layer: string;
/** Reads the coast by its Public features only. */
let guest: Person;

const toDepth = (value: number) => [{ key: 'Depth', value: String(value), type: 1 }];
const observe = (project: number, from: number, depths: readonly number[]) =>
  world.makeFeatures(
    project,
    depths.map((depth, at) => ({
      name: `Net ${at}`,
      geometry: toPoint(-118.2, 36.5),
      created_origin: from + at * HOUR_MS,
      data: toDepth(depth),
      shared: true,
    })),
  );

/** Stays inside a geofence of a member, in hours after the start; without an end it goes on. */
async function stay(
  code: string,
  project: number,
  member: number,
  from: number,
  until: number | null,
  cause = 'crossed',
) {
  const at = (hour: number) => new Date(START + hour * HOUR_MS);
  await app.database.transaction(async (tx) => {
    await sql`
      insert into fence_subjects (project_id, kind, member_id) values (${project}, 'member', ${member})
      on conflict do nothing`.execute(tx);
    for (const [kind, hour] of [
      ['enter', from],
      ['leave', until],
    ] as const)
      if (hour !== null)
        await sql`
          insert into fence_crossings (feature_code, subject_id, kind, cause, at, known_at)
          select ${code}, subject_id, ${kind}, ${cause}, ${at(hour)}, ${at(hour)} from fence_subjects
          where project_id = ${project} and member_id = ${member}`.execute(tx);
  });
}

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ org_id } = world);
  coast = await world.makeProject('Coast watch');
  guest = await world.makePerson('org_member');
  await observe(coast, START - 3 * DAY_MS, [1, 2, 3]);
  await observe(coast, START, [4, 5, 6, 5, 4, 5, 6, 5, 4, 5, 900]);
  layer = await world.makeLayer(toCollected([coast]));
});
afterAll(() => app.close());

async function write(who: Person, query: typeof RANGE | Record<string, never> = RANGE): Promise<AiReport> {
  const params = { org_id, layer_uuid: layer };
  const { code } = await who.client.call(aiReports.createAiReport, { params, query, body: {} });
  return vi.waitFor(async () => {
    const report = await who.client.call(aiReports.getAiReport, { params: { org_id, code } });
    if (report.status === 'pending') throw new Error('The report is not written yet.');
    return report;
  });
}
const listFacts = ({ facts }: AiReport, kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind);

test('the mean of a field is compared with that of the time before, and a value far from the others is told', async () => {
  const report = await write(world.admin);
  const [before, ...more] = listFacts(report, 'number_mean_before');
  expect(more).toEqual([]);
  expect(before).toMatchObject({ label: 'Depth', value: 2, unit: 'number', features: 3, codes: [] });
  expect(listFacts(report, 'number_mean')).toMatchObject([{ value: 949 / 11 }]);
  const [outlier] = listFacts(report, 'number_outliers');
  expect(outlier).toMatchObject({ label: 'Depth', value: 1, unit: 'features', features: 1, place: null });
  const params = { org_id, code: report.code, fact_id: outlier?.id ?? '' };
  const behind = await world.admin.client.call(aiReports.listFactFeatures, { params });
  expect(behind.map(({ name }) => name)).toEqual(['Net 10']);
  expect(report.dropped).toBe(0);
  expect(report.report_content).toContain(
    'The mean of “Depth” rose from 2 in the same time before to 86.27. “Depth” has 1 outlier.',
  );
});

test('templates and authors are compared with the time before, unless several have one name', async () => {
  const project = await world.makeProject('Trends');
  const make = async (name: string) => {
    const body = { name, geometry_type: 'Point' as const };
    const params = { project_id: project };
    return (await world.admin.client.call(templates.createTemplate, { params, body })).id;
  };
  const [nets, traps] = [await make('Net report'), await make('Trap report')];
  const twice = [await make('Report'), await make('Report')];
  const at = (template_id: number, days: number) => ({
    name: 'Net',
    geometry: toPoint(-118.2, 36.5),
    created_origin: START + days * DAY_MS,
    template_id,
  });
  const now = [nets, nets, nets, traps, ...twice].map((template) => at(template, 1));
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  await world.makeFeatures(project, now);
  // Nothing is known of the time before.
  expect(listFacts(await write(world.admin), 'template_before')).toEqual([]);
  await world.makeFeatures(
    project,
    [nets, ...twice].map((template) => at(template, -1)),
  );
  const report = await write(world.admin);
  layer = own;
  expect(listFacts(report, 'template_before').map(({ label, value }) => [label, value])).toEqual([
    ['Net report', 1],
    ['Trap report', 0],
  ]);
  expect(listFacts(report, 'member_before')).toMatchObject([{ value: 3, features: 3, codes: [] }]);
  expect(report.dropped).toBe(0);
  expect(report.report_content).toContain(
    'Features of “Net report” rose from 1 in the same time before to 3. Features of “Trap report” rose from 0 in',
  );
  expect(report.report_content).toMatch(/Features of “Admin \d+” rose from 3 in the same time before to 6\./);
  for (const { id } of report.facts) {
    const params = { org_id, code: report.code, fact_id: id };
    expect(await world.admin.client.call(aiReports.computeFact, { params })).toMatchObject({ is_same: true });
  }
});

test('few values have no outliers, and neither have values most of which are the same', async () => {
  const few = await world.makeProject('Few');
  await observe(few, START, [1, 2, 3, 4, 5, 6, 7, 8, 900]);
  const same = await world.makeProject('Same');
  await observe(same, START, [5, 5, 5, 5, 5, 5, 5, 5, 5, 900, 901]);
  const own = layer;
  for (const project of [few, same]) {
    layer = await world.makeLayer(toCollected([project]));
    const report = await write(world.admin);
    expect(listFacts(report, 'number_count')).toHaveLength(1);
    expect(listFacts(report, 'number_outliers')).toEqual([]);
    // Nobody measured anything in the time before.
    expect(listFacts(report, 'number_mean_before')).toEqual([]);
  }
  layer = own;
  // All times have no time before.
  expect(listFacts(await write(world.admin, {}), 'number_mean_before')).toEqual([]);
});

test('entries and stays of geofences are told to those who read the project, without who it was', async () => {
  const { memberId } = world.admin;
  const [zone = '', quiet = ''] = await world.makeFeatures(coast, [
    { name: 'No-take zone', geometry: toSquare(-118.2, 36.5, 0.01), geofence: true, shared: true },
    { name: 'Quiet bay', geometry: toSquare(-118.3, 36.5, 0.01), geofence: true, shared: true },
  ]);
  for (const [from, until] of [
    [1, 3],
    [10, 10.5],
    [20, 21],
  ] as const)
    await stay(zone, coast, memberId, from, until);
  // Before the range, withdrawn, and one that goes on.
  await stay(zone, coast, memberId, -30, -20);
  await stay(zone, coast, memberId, 30, 40);
  await sql`update fence_crossings set withdrawn_at = now() where at >= ${new Date(START + 30 * HOUR_MS)}`.execute(
    app.database.read,
  );
  await stay(zone, coast, memberId, 50, null);
  for (const hour of [1, 2]) await stay(quiet, coast, memberId, hour, hour + 0.5);
  const report = await write(world.admin);
  expect(listFacts(report, 'fence_entries')).toMatchObject([
    {
      label: 'No-take zone',
      value: 4,
      unit: 'entries',
      features: 1,
      codes: [zone],
      place: null,
      detail: null,
    },
  ]);
  const [time] = listFacts(report, 'fence_time');
  expect(time).toMatchObject({ label: 'No-take zone', unit: 'days', features: 1 });
  expect((time?.value ?? 0) * 24).toBeCloseTo(3.5, 6);
  expect(report.report_content).toContain(
    'Geofences were entered: “No-take zone” (4). Stays inside geofences lasted: “No-take zone” (4 hours).',
  );
  expect((await write(world.admin)).facts).toEqual(report.facts);
  // Who knows the project by its Public features only does not see crossings on its pages either.
  const known = await write(guest);
  expect(known.features).toBe(report.features);
  expect(known.facts.filter(({ kind }) => kind.startsWith('fence_'))).toEqual([]);
});

test('notes are counted and the most discussed feature is named, to who reads them, and never their text', async () => {
  const project = await world.makeProject('Talk');
  const names = ['Quiet', 'Torn net', 'Buoy', 'Gone', 'Before'];
  const codes = await world.makeFeatures(
    project,
    names.map((name, at) => ({
      name,
      geometry: toPoint(-118.2, 36.5),
      created_origin: name === 'Before' ? START - DAY_MS : START + at * HOUR_MS,
      shared: true,
    })),
  );
  for (const [at, count] of [0, 3, 1, 4, 5].entries())
    for (let note = 0; note < count; note += 1)
      await world.admin.client.call(ENDPOINTS.notes.createNote, {
        params: { code: codes[at] ?? '' },
        body: { text: 'The net is torn.' },
      });
  await sql`update features set deleted_at = now() where code = ${codes[3]}`.execute(app.database.read);
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  const [report, known] = [await write(world.admin), await write(guest)];
  layer = own;
  expect(listFacts(report, 'noted')).toMatchObject([{ value: 2, codes: [codes[2], codes[1]] }]);
  expect(listFacts(report, 'notes')).toMatchObject([{ value: 4, unit: 'notes', features: 2 }]);
  expect(listFacts(report, 'most_notes')).toMatchObject([{ value: 3, label: 'Torn net', codes: [codes[1]] }]);
  expect(report.report_content).toContain(
    '2 of them have notes (67%), 4 notes in all. The most discussed is “Torn net”, with 3 notes.',
  );
  expect(JSON.stringify(report)).not.toContain('is torn');
  // Who knows the project by its Public features only reads no notes on their pages either.
  expect(known.features).toBe(3);
  expect(known.facts.filter(({ unit, kind }) => unit === 'notes' || kind === 'noted')).toEqual([]);
});

test('photographs are counted, the most photographed feature is named, and each reader sees those that they may', async () => {
  const project = await world.makeProject('Pictures');
  const [shown = '', closed = '', none = ''] = await world.makeFeatures(
    project,
    ['Torn net', 'Buoy', 'Quiet'].map((name, at) => ({
      name,
      geometry: toPoint(-118.2, 36.5),
      created_origin: START + at * HOUR_MS,
      shared: at !== 1,
    })),
  );
  const addPicture = async (code: string, width: number) => {
    const uuid = crypto.randomUUID();
    await world.admin.client.call(resources.addResource, {
      params: { code },
      query: { uuid },
      files: [await makePicture({ width, height: 30 })],
    });
    return uuid;
  };
  const first = await addPicture(shown, 40);
  await addPicture(shown, 50);
  const other = await addPicture(closed, 60);
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  const report = await write(world.admin);
  layer = own;
  const [photographs] = listFacts(report, 'photographs');
  expect(photographs).toMatchObject({ value: 2, codes: [closed, shown] });
  expect(listFacts(report, 'unpictured')).toMatchObject([{ value: 1, codes: [none] }]);
  expect(listFacts(report, 'most_pictured')).toMatchObject([
    { value: 2, unit: 'photographs', label: 'Torn net', codes: [shown] },
  ]);
  expect(report.report_content).toContain(
    '2 of them have photographs (67%). There is 1 without photographs (33%). The most photographed is “Torn net”, with 2 photographs.',
  );
  const { code } = report;
  await world.admin.client.call(aiReports.shareAiReport, { params: { org_id, code } });
  const params = { org_id, code, fact_id: photographs?.id ?? '' };
  const listPictures = async (who: Person) =>
    (await who.client.call(aiReports.listFactFeatures, { params })).map(({ thumb_uuid }) => thumb_uuid);
  expect(await listPictures(world.admin)).toEqual([other, first]);
  // The guest reads the report, which is shared with all, and of its features the Public one.
  expect(await listPictures(guest)).toEqual([first]);
  const picture = { params: { code: shown, uuid: first }, query: { size: 'thumbnail' } } as const;
  expect((await guest.client.call(resources.getResource, picture)).byteLength).toBeGreaterThan(0);
});

test('all fields of a form are told: numbers with quartiles, how many long texts, and what was left empty', async () => {
  const project = await world.makeProject('Forms');
  const keys = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const fields = [...keys.map((key) => ({ key, type: 1 })), { key: 'Remarks', type: 3 }];
  const { id: template_id } = await world.admin.client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: project },
    body: { name: 'Net report', geometry_type: 'Point' },
  });
  await sql`update templates set data_fields = ${JSON.stringify(fields)}::jsonb where id = ${template_id}`.execute(
    app.database.read,
  );
  const make = (values: readonly (number | '')[], at: number, remark: string) => ({
    name: `Net ${at}`,
    geometry: toPoint(-118.2, 36.5),
    created_origin: START + at * HOUR_MS,
    template_id,
    data: [
      ...values.map((value, key) => ({ key: keys[key] ?? '', value: String(value), type: 1 })),
      ...(remark === '' ? [] : [{ key: 'Remarks', value: remark, type: 3 }]),
    ],
  });
  const rows = [1, 2, 3, 4, 9].map((value, at) =>
    make(at === 4 ? ['', 9] : keys.map(() => value), at, at < 2 ? 'Torn, and left on the reef.' : ''),
  );
  const codes = await world.makeFeatures(project, rows as Parameters<typeof world.makeFeatures>[1]);
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  const report = await write(world.admin);
  layer = own;
  expect(listFacts(report, 'number_median').map(({ label }) => label)).toEqual([
    'B',
    ...keys.filter((key) => key !== 'B'),
  ]);
  const find = (kind: Fact['kind'], label: string) =>
    listFacts(report, kind).filter((fact) => fact.label === label);
  expect(find('number_lower_quartile', 'B')).toMatchObject([{ value: 2 }]);
  expect(find('number_upper_quartile', 'B')).toMatchObject([{ value: 4 }]);
  expect(listFacts(report, 'text')).toMatchObject([
    { label: 'Remarks', value: 2, codes: [codes[1], codes[0]] },
  ]);
  expect(find('unanswered', 'Remarks')).toMatchObject([{ value: 3, codes: [codes[4], codes[3], codes[2]] }]);
  // Empty and absent are the same.
  for (const key of ['A', 'C'])
    expect(find('unanswered', key)).toMatchObject([{ value: 1, features: 1, codes: [codes[4]] }]);
  expect(find('unanswered', 'B')).toEqual([]);
  expect(report.report_content).toContain('their mean is 3.8, their median 3, their quartiles 2 and 4.');
  expect(report.report_content).toContain('“Remarks” has 2 texts. “Remarks”: 3 empty (60%).');
  expect(JSON.stringify(report)).not.toContain('left on the reef');
});

test('only who crosses the outline enters a geofence', async () => {
  const { memberId } = world.admin;
  const project = await world.makeProject('Harbor watch');
  await observe(project, START, [1, 2, 3]);
  const [zone = '', night = ''] = await world.makeFeatures(project, [
    { name: 'Harbor', geometry: toSquare(-118.2, 36.5, 0.01), geofence: true },
    { name: 'Night zone', geometry: toSquare(-118.3, 36.5, 0.01), geofence: true },
  ]);
  for (const hour of [1, 5, 9]) await stay(zone, project, memberId, hour, hour + 2);
  // It opens while somebody is inside, is redrawn over them, and hears of them for the first time.
  await stay(zone, project, memberId, 6, null, 'opened');
  await stay(zone, project, memberId, 20, 21, 'redrawn');
  await stay(zone, project, memberId, 22, 23, 'appeared');
  for (const hour of [1, 5, 9, 13]) await stay(night, project, memberId, hour, null, 'opened');
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  const report = await write(world.admin);
  layer = own;
  expect(listFacts(report, 'fence_entries')).toMatchObject([{ label: 'Harbor', value: 3 }]);
  const times = listFacts(report, 'fence_time');
  expect(times).toMatchObject([{ label: 'Harbor' }]);
  expect((times[0]?.value ?? 0) * 24).toBeCloseTo(6, 6);
});

test('geofences without an ended stay, and deleted ones, take no place of others', async () => {
  const { memberId } = world.admin;
  const project = await world.makeProject('Many zones');
  await observe(project, START, [1, 2, 3]);
  const zones = await world.makeFeatures(
    project,
    Array.from({ length: 12 }, (_, at) => ({
      name: `Zone ${at}`,
      geometry: toSquare(-118.2 + at / 10, 36.5, 0.01),
      geofence: true,
    })),
  );
  for (const [at, zone] of zones.entries()) {
    // Six that nobody has left, entered more often; one with stays; five that were deleted.
    const hours = at < 6 ? [1, 2, 3, 4] : at === 6 ? [1, 5, 9] : [1, 5, 9, 13, 17];
    for (const hour of hours) await stay(zone, project, memberId, hour, at < 6 ? null : hour + at / 10);
  }
  await sql`update features set deleted_at = now() where code = any(${zones.slice(7)}::uuid[])`.execute(
    app.database.read,
  );
  const own = layer;
  layer = await world.makeLayer(toCollected([project]));
  const report = await write(world.admin);
  layer = own;
  expect(listFacts(report, 'fence_time')).toMatchObject([{ label: 'Zone 6' }]);
  expect(listFacts(report, 'fence_entries').map(({ value }) => value)).toEqual([4, 4, 4, 4, 4]);
});

test('thousands of features that the planner knows nothing of yet are reported in time, a form with few of them too', async () => {
  const old = await world.makeProject('Old');
  const { id: template_id } = await world.admin.client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: old },
    body: { name: 'Net report', geometry_type: 'Point' },
  });
  const geometry = toPoint(-118.2, 36.5);
  const codes = await world.makeFeatures(
    old,
    [2, 1, 3].map((day) => ({
      name: 'Net',
      geometry,
      template_id,
      created_origin: START - day * DAY_MS,
    })),
  );
  // Long after all others, so that the newest fifty are of very different times.
  const [newest] = await world.makeFeatures(old, [
    { name: 'Net', geometry, created_origin: START + 300 * DAY_MS },
  ]);
  await app.database.transaction((tx) =>
    sql`
      insert into features (code, project_id, name, color, shared, geometry, geometry_type, created_origin)
      select gen_random_uuid(), ${old}, 'Sighting', '#0059ff', false, st_setsrid(st_makepoint(-118, 36), 4326), 'Point',
        ${new Date(START)}::timestamptz + interval '1 second' * n
      from generate_series(1, 20100) n`.execute(tx),
  );
  layer = await world.makeLayer(toCollected([old]));
  const report = await write(world.admin, {});
  expect(listFacts(report, 'total')).toMatchObject([{ value: 20_104 }]);
  const { codes: told = [] } = listFacts(report, 'total')[0] ?? {};
  const { rows } = await sql<{ code: string }>`
    select code from features where project_id = ${old} order by created_origin desc, code desc limit 50`.execute(
    app.database.read,
  );
  expect(told).toEqual(rows.map(({ code }) => code));
  expect(told[0]).toBe(newest);
  expect(listFacts(report, 'template')).toMatchObject([
    { label: 'Net report', value: 3, codes: [codes[1], codes[0], codes[2]] },
  ]);
});
