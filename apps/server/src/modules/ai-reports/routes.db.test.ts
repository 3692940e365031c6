import { type AiReport, ENDPOINTS, type Fact, type FeatureCreateInput } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  codeOf,
  createLayerWorld,
  FOLDER,
  type LayerWorld,
  toCollected,
  toPoint,
  toSquare,
} from '../layers/layers.fixture.ts';

const { aiReports, features, layers, projects, templates } = ENDPOINTS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in Los Angeles on 3 May 2026. */
const NOON = Date.parse('2026-05-03T19:00:00Z');

let app: TestApp;
let world: LayerWorld;
let org_id: number;
let ana: Person;
/** Reads the coast, and the bay as far as it is Public. */
let bo: Person;
/** A member of the organization without a project. */
let cy: Person;
let coast: number;
let bay: number;
let layer: string;
let codes: string[];

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
  coast = await world.makeProject('Coast watch');
  bay = await world.makeProject('Bay patrol');
  bo = await world.makePerson('org_member');
  cy = await world.makePerson('org_member');
  await world.letInto(bo, coast, 'project_viewer');
  const template = { name: 'Net report', geometry_type: 'Point' as const };
  const { id: template_id } = await ana.client.call(templates.createTemplate, {
    params: { project_id: coast },
    body: template,
  });
  const at = (hours: number, name: string, more: Partial<FeatureCreateInput> = {}): FeatureCreateInput => ({
    name,
    geometry: toPoint(-118.2, 36.5),
    created_origin: NOON + hours * HOUR_MS,
    ...more,
  });
  const depth = (value: string, gear: string) => [
    { key: 'Depth', value, type: 1 },
    { key: 'Gear', value: gear, type: 0 },
  ];
  codes = await world.makeFeatures(coast, [
    at(0, 'Net one', { template_id, data: depth('3.5', 'Gillnet') }),
    at(1, 'Net two', { template_id, data: depth('-2', 'Gillnet') }),
    at(30, 'Net three', { data: depth('not a number', 'Trap') }),
    at(31, 'Closed area', { geometry: toSquare(-118.2, 36.5, 0.01) }),
  ]);
  await world.makeFeatures(bay, [
    at(2, 'Public net', { shared: true }),
    at(100, 'Private net'),
    at(-10, 'Private net of before'),
  ]);
  layer = await world.makeLayer(toCollected([coast, bay]));
});
afterAll(() => app.close());

const RANGE = { startDate: new Date(NOON).toISOString(), endDate: new Date(NOON + 5 * DAY_MS).toISOString() };

/** Has a report written. */
async function write(
  who: Person,
  query: { startDate?: string; endDate?: string } = RANGE,
  body: Parameters<typeof start>[2] = {},
): Promise<AiReport> {
  const { code } = await start(who, query, body);
  return vi.waitFor(async () => {
    const report = await read(who, code);
    if (report.status === 'pending') throw new Error('The report is not written yet.');
    return report;
  });
}
const start = (
  who: Person,
  query: { startDate?: string; endDate?: string },
  body: { language?: 'en' | 'es'; time_zone?: string; user_prompt?: string },
) => who.client.call(aiReports.createAiReport, { params: { org_id, layer_uuid: layer }, query, body });
const read = (who: Person, code: string) =>
  who.client.call(aiReports.getAiReport, { params: { org_id, code } });
const list = (who: Person) => who.client.call(aiReports.listAiReports, { params: { org_id } });

const listFacts = ({ facts }: AiReport, kind: Fact['kind']) => facts.filter((fact) => fact.kind === kind);
const only = (report: AiReport, kind: Fact['kind']) => {
  const [fact, ...more] = listFacts(report, kind);
  if (fact === undefined || more.length > 0) throw new Error(`There is not one fact ${kind}.`);
  return fact;
};

describe('the facts of a report', () => {
  let report: AiReport;
  beforeAll(async () => {
    report = await write(ana, RANGE, { time_zone: 'America/Los_Angeles', user_prompt: 'How many nets?' });
  });

  test('are numbered, and counted of the range alone', () => {
    expect(report).toMatchObject({
      status: 'completed',
      features: 6,
      dropped: 0,
      user_prompt: 'How many nets?',
    });
    expect(report.facts.map(({ id }) => id)).toEqual(report.facts.map((_fact, at) => `f${at + 1}`));
    expect(only(report, 'total')).toMatchObject({ value: 6, features: 6 });
    expect(only(report, 'previous')).toMatchObject({ value: 1, features: 1, codes: [] });
  });

  test('tell templates, people, projects and types, the most first', () => {
    expect(listFacts(report, 'template')).toMatchObject([{ label: 'Net report', value: 2 }]);
    expect(listFacts(report, 'member').map(({ value }) => value)).toEqual([6]);
    expect(listFacts(report, 'project').map(({ label, value }) => [label, value])).toEqual([
      ['Coast watch', 4],
      ['Bay patrol', 2],
    ]);
    expect(listFacts(report, 'geometry_type').map(({ label, value }) => [label, value])).toEqual([
      ['Point', 5],
      ['Polygon', 1],
    ]);
  });

  test('tell days and hours in the time zone that was asked for', () => {
    expect(only(report, 'busiest_day')).toMatchObject({ at: '2026-05-03T07:00:00.000Z', features: 3 });
    expect(only(report, 'busiest_hour')).toMatchObject({ unit: 'hour', value: 12, features: 1 });
    expect(only(report, 'longest_gap')).toMatchObject({
      value: 69 / 24,
      at: new Date(NOON + 31 * HOUR_MS).toISOString(),
      until: new Date(NOON + 100 * HOUR_MS).toISOString(),
    });
  });

  test('tell the coordinates of no single feature', () => {
    for (const kind of ['first', 'last', 'area_largest'] as const)
      expect(only(report, kind)).toMatchObject({ place: null, features: 1 });
  });

  test('tell the time without any up to the ends of the range', async () => {
    const until = new Date(NOON + 20 * DAY_MS).toISOString();
    const late = await write(ana, { startDate: RANGE.startDate, endDate: until });
    expect(only(late, 'longest_gap')).toMatchObject({
      at: new Date(NOON + 100 * HOUR_MS).toISOString(),
      until,
      features: 1,
    });
    const from = new Date(NOON - 30 * DAY_MS).toISOString();
    const early = await write(ana, { startDate: from, endDate: RANGE.endDate });
    expect(only(early, 'longest_gap')).toMatchObject({
      at: from,
      until: new Date(NOON - 10 * HOUR_MS).toISOString(),
      features: 1,
    });
  });

  test('tell what a chart and a map show: each day, and the places with the most', () => {
    expect(
      listFacts(report, 'period')
        .toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
        .map(({ at, detail, value }) => [at?.slice(0, 10), detail, value]),
    ).toEqual([
      ['2026-05-03', 'day', 3],
      ['2026-05-04', 'day', 2],
      ['2026-05-07', 'day', 1],
    ]);
    // Six are too few to say where most of them are.
    expect(listFacts(report, 'densest_cell')).toEqual([]);
  });

  test('tell areas, numbers and answers, and leave out what is no number', async () => {
    const { area_m2 } = await ana.client
      .call(features.getFeature, { params: { code: codes[3] ?? '' } })
      .then(({ properties }) => properties);
    expect(only(report, 'area_sum').value).toBeCloseTo(area_m2 ?? 0, 3);
    expect(only(report, 'area_largest')).toMatchObject({ label: 'Closed area', codes: [codes[3]] });
    const numbers = report.facts.filter(({ kind }) => kind.startsWith('number_'));
    expect(Object.fromEntries(numbers.map(({ kind, value }) => [kind, value]))).toEqual({
      number_count: 2,
      number_greatest: 3.5,
      number_least: -2,
      number_mean: 0.75,
      number_median: 0.75,
      number_lower_quartile: -0.625,
      number_upper_quartile: 2.125,
    });
    expect(numbers.every(({ label }) => label === 'Depth')).toBe(true);
    expect(listFacts(report, 'answer').map(({ label, detail, value }) => [label, detail, value])).toEqual([
      ['Gear', 'Gillnet', 2],
      ['Gear', 'Trap', 1],
    ]);
  });

  test('are the same of the same features, and each sentence names its own', async () => {
    const again = await write(ana, RANGE, { time_zone: 'America/Los_Angeles' });
    expect(again.facts).toEqual(report.facts);
    expect(again.sections).toEqual(report.sections);
    const sentences = report.sections.flatMap((section) => section.sentences);
    expect(sentences.length).toBeGreaterThan(8);
    const ids = new Set(report.facts.map(({ id }) => id));
    for (const { facts } of sentences)
      expect(facts.every((id) => ids.has(id)) && facts.length > 0).toBe(true);
    expect(report.report_content).toContain('“Illegal gear” has 6 features in the chosen range.');
  });

  test('are told in Spanish', async () => {
    const spanish = await write(ana, RANGE, { language: 'es' });
    expect(spanish.sections[0]).toMatchObject({
      title: 'Resumen',
      sentences: [
        { text: '«Illegal gear» tiene 6 elementos en el periodo elegido.' },
        {},
        {},
        { text: expect.stringContaining('Hay 6 sin fotografías') },
      ],
    });
  });
});

describe('a refreshed report', () => {
  test('is the next version, asks the same, and tells what there is now', async () => {
    const first = await write(ana, RANGE, {
      user_prompt: 'How many nets?',
      time_zone: 'America/Los_Angeles',
    });
    expect(first).toMatchObject({ version: 1, previous_code: null });
    const [added = ''] = await world.makeFeatures(coast, [
      { name: 'Net four', geometry: toPoint(-118.2, 36.5), created_origin: NOON + 3 * HOUR_MS },
    ]);
    const { code } = await ana.client.call(aiReports.refreshAiReport, {
      params: { org_id, code: first.code },
    });
    await expect.poll(async () => (await read(ana, code)).status).toBe('completed');
    const second = await read(ana, code);
    expect(second).toMatchObject({
      version: 2,
      previous_code: first.code,
      user_prompt: 'How many nets?',
      time_zone: 'America/Los_Angeles',
      start_date: first.start_date,
      end_date: first.end_date,
      features: 7,
    });
    expect((await read(ana, first.code)).features).toBe(6);
    await ana.client.call(features.deleteFeature, { params: { code: added } });
  });

  test('is of the rights of who refreshes it, and not for who may not read it or starts none', async () => {
    const { code } = await write(ana);
    const refresh = (who: Person, of = code) =>
      codeOf(who.client.call(aiReports.refreshAiReport, { params: { org_id, code: of } }));
    expect(await refresh(bo)).toBe('ai_report_not_found');
    const own = await write(bo);
    const viewer = await world.makePerson('org_viewer');
    await world.letInto(viewer, coast, 'project_viewer');
    expect(await refresh(viewer, own.code)).toBe('forbidden');
    const { code: next } = await ana.client.call(aiReports.refreshAiReport, {
      params: { org_id, code: own.code },
    });
    await expect.poll(async () => (await read(ana, next)).status).toBe('completed');
    expect((await read(ana, next)).features).toBe(6);
    expect(await codeOf(read(bo, next))).toBe('ai_report_not_found');
  });
});

describe('who reads a report', () => {
  test('the facts are of what its author may read, and name no project that they know by its Public features', async () => {
    const report = await write(bo);
    expect(only(report, 'total').value).toBe(5);
    expect(listFacts(report, 'project').map(({ label }) => label)).toEqual(['Coast watch']);
    expect(JSON.stringify(report)).not.toMatch(/Bay patrol|Private/);
    // Ana may read all that it rests on, Cy may not.
    expect((await read(ana, report.code)).facts).toEqual(report.facts);
    expect(await codeOf(read(cy, report.code))).toBe('ai_report_not_found');
    expect((await list(cy)).map(({ code }) => code)).not.toContain(report.code);
  });

  test('whoever may read less cannot open it, and losing a project closes it', async () => {
    const report = await write(ana);
    expect(await codeOf(read(bo, report.code))).toBe('ai_report_not_found');
    expect((await list(bo)).map(({ code }) => code)).not.toContain(report.code);
    await world.letInto(bo, bay, 'project_viewer');
    expect((await read(bo, report.code)).features).toBe(6);
    await ana.client.call(projects.removeProjectMember, {
      params: { org_id, project_id: bay, member_id: bo.memberId },
    });
    expect(await codeOf(read(bo, report.code))).toBe('ai_report_not_found');
  });

  test('an administrator shares it on purpose with all members, which the audit log keeps', async () => {
    const report = await write(ana);
    expect(report).toMatchObject({ shared_at: null, can_share: true });
    const params = { org_id, code: report.code };
    const share = (who: Person) => who.client.call(aiReports.shareAiReport, { params });
    expect(await codeOf(share(cy))).toBe('forbidden');
    expect(await share(ana)).toMatchObject({ shared_by: expect.stringMatching(/./), can_share: true });
    const shared = await read(cy, report.code);
    expect(shared).toMatchObject({ features: 6, facts: report.facts, can_share: false, can_delete: false });
    expect((await list(cy)).map(({ code }) => code)).toContain(report.code);
    // The number is told, the features behind it are still those that Cy may read.
    const fact_id = only(report, 'total').id;
    const behind = await cy.client.call(aiReports.listFactFeatures, { params: { ...params, fact_id } });
    expect(behind.map(({ name }) => name)).toEqual(['Public net']);
    const again = await cy.client.call(aiReports.computeFact, { params: { ...params, fact_id } });
    expect(again).toMatchObject({ value: 1, is_same: false });
    await share(ana);
    await ana.client.call(aiReports.unshareAiReport, { params });
    expect(await codeOf(read(cy, report.code))).toBe('ai_report_not_found');
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where organization_id = ${org_id} and action like 'report.%' order by audit_id`.execute(
      app.database.read,
    );
    expect(rows.map(({ action }) => action)).toEqual(['report.shared', 'report.unshared']);
    const stranger = await createLayerWorld(app);
    expect(await codeOf(share(stranger.admin))).toBe('organization_not_found');
  });

  test('the features of a fact are those that the reader may read now', async () => {
    const report = await write(bo);
    const params = { org_id, code: report.code, fact_id: only(report, 'total').id };
    const names = async (who: Person) =>
      (await who.client.call(aiReports.listFactFeatures, { params })).map(({ name }) => name);
    const compute = (who: Person, fact_id = params.fact_id) =>
      who.client.call(aiReports.computeFact, { params: { ...params, fact_id } });
    expect(await names(bo)).toEqual(['Closed area', 'Net three', 'Public net', 'Net two', 'Net one']);
    for (const { id } of report.facts) expect((await compute(bo, id)).is_same).toBe(true);
    const last = report.facts.find(({ kind, label }) => kind === 'last' && label === 'Closed area');
    expect(await compute(bo, last?.id)).toMatchObject({ value: 1, label: 'Closed area', at: last?.at });
    await ana.client.call(features.deleteFeature, { params: { code: codes[2] ?? '' } });
    expect(await names(bo)).toEqual(['Closed area', 'Public net', 'Net two', 'Net one']);
    expect((await read(bo, report.code)).features).toBe(5);
    expect(await compute(bo)).toMatchObject({ value: 4, is_same: false });
    expect(await codeOf(compute(cy))).toBe('ai_report_not_found');
    expect(await codeOf(compute(bo, 'f999'))).toBe('ai_report_not_found');
    expect(await codeOf(names(cy))).toBe('ai_report_not_found');
    const unknown = bo.client.call(aiReports.listFactFeatures, { params: { ...params, fact_id: 'f999' } });
    expect(await codeOf(unknown)).toBe('ai_report_not_found');
  });

  test('an author deletes theirs, an administrator any, others none', async () => {
    const report = await write(bo);
    const remove = (who: Person) =>
      codeOf(who.client.call(aiReports.deleteAiReport, { params: { org_id, code: report.code } }));
    expect(await remove(cy)).toBe('ai_report_not_found');
    expect(await remove(ana)).toBe('done');
    expect(await codeOf(read(bo, report.code))).toBe('ai_report_not_found');
  });
});

describe('what cannot be written is said', () => {
  test('without a feature in the range, of another kind of layer, and of a layer of others', async () => {
    const empty = start(ana, { startDate: '2001-01-01T00:00:00Z', endDate: '2001-01-02T00:00:00Z' }, {});
    expect(await codeOf(empty)).toBe('no_features_to_report');
    const group = await world.makeLayer({ type: 100, name: 'Patrol', layer: {} });
    const of = (layer_uuid: string, who = ana, org = org_id) =>
      codeOf(who.client.call(aiReports.createAiReport, { params: { org_id: org, layer_uuid }, body: {} }));
    expect(await of(group)).toBe('layer_without_features');
    const other = await createLayerWorld(app);
    expect(await of(layer, other.admin, other.org_id)).toBe('layer_not_found');
    expect(await of(await world.makeLayer(FOLDER))).toBe('no_features_to_report');
    const zone = start(ana, RANGE, { time_zone: 'Mars/Olympus' });
    expect(await codeOf(zone)).toBe('validation_failed');
    const reversed = start(ana, { startDate: RANGE.endDate, endDate: RANGE.startDate }, {});
    expect(await codeOf(reversed)).toBe('validation_failed');
  });

  test('a report whose author lost everything meanwhile fails, and stays theirs alone', async () => {
    const dee = await world.makePerson('org_member');
    await world.letInto(dee, coast, 'project_viewer');
    await app.services.jobs.stop();
    const { code, status } = await start(dee, { endDate: RANGE.endDate }, {});
    expect(status).toBe('pending');
    await ana.client.call(projects.deleteProject, { params: { org_id, project_id: coast } });
    await ana.client.call(projects.deleteProject, { params: { org_id, project_id: bay } });
    await app.services.jobs.start();
    await expect.poll(async () => (await read(dee, code)).status).toBe('failed');
    expect((await read(dee, code)).report_content).toBe(null);
    expect(await codeOf(read(ana, code))).toBe('ai_report_not_found');
    await ana.client.call(layers.deleteLayer, { params: { org_id, layer_id: layer } });
    expect(await read(dee, code)).toMatchObject({ layer_code: null, layer_name: 'Illegal gear' });
  });
});
