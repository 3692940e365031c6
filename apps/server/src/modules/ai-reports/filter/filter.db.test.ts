import { type AiReport, ENDPOINTS, type FeatureCreateInput, type LayerFilterEntry } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  createLayerWorld,
  type LayerWorld,
  toCollected,
  toFilter,
  toPoint,
} from '../../layers/layers.fixture.ts';

const { aiReports, collectedLayers, templates } = ENDPOINTS;

let app: TestApp;
let world: LayerWorld;
let ana: Person;
/** Reads the coast, and of the bay nothing but what is Public. */
let bo: Person;
/** A member of the organization without a project. */
let cy: Person;
let coast: number;
let bay: number;
let netReport: number;
let layer_id: string;

const entry = (field_name: string, config: unknown[]): LayerFilterEntry => ({
  type: 'ArrayFilter',
  field_name,
  config,
});
const words = (config: string): LayerFilterEntry => ({ type: 'TextFilter', field_name: 'search', config });

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ana = world.admin;
  coast = await world.makeProject('Coast watch');
  bay = await world.makeProject('Bay patrol');
  bo = await world.makePerson('org_member');
  cy = await world.makePerson('org_member');
  await world.letInto(bo, coast, 'project_viewer');
  const template = await ana.client.call(templates.createTemplate, {
    params: { project_id: bay },
    body: { name: 'Net report', geometry_type: 'Point' },
  });
  netReport = template.id;
  const at = (name: string): FeatureCreateInput => ({ name, geometry: toPoint(-118, 36) });
  await world.makeFeatures(coast, [at('Net one'), at('Trap two')]);
  await world.makeFeatures(bay, [{ ...at('Net three'), template_id: netReport }, at('Net four')]);
  layer_id = await world.makeLayer(toCollected([coast, bay], words('net')));
});
afterAll(() => app.close());

const params = (code: string) => ({ org_id: world.org_id, code });
const read = (code: string, who = ana) => who.client.call(aiReports.getAiReport, { params: params(code) });
async function whenWritten({ code }: { readonly code: string }): Promise<AiReport> {
  await expect.poll(async () => (await read(code)).status).toBe('completed');
  return read(code);
}
const write = async () =>
  whenWritten(
    await ana.client.call(aiReports.createAiReport, {
      params: { org_id: world.org_id, layer_uuid: layer_id },
      query: {},
      body: {},
    }),
  );
const refresh = async ({ code }: AiReport) =>
  whenWritten(await ana.client.call(aiReports.refreshAiReport, { params: params(code) }));
const setFilter = (projects: readonly number[], ...more: LayerFilterEntry[]) =>
  ana.client.call(collectedLayers.updateCollectedData, {
    params: { org_id: world.org_id, layer_id },
    body: { filter: toFilter(projects, ...more) },
  });
const computeTotal = ({ code, facts }: AiReport) => {
  const fact_id = facts.find(({ kind }) => kind === 'total')?.id ?? '';
  return ana.client.call(aiReports.computeFact, { params: { ...params(code), fact_id } });
};

const ANY = { names: [], others: 0 };

test('a report keeps the filter of its layer, and its facts are computed again with it', async () => {
  const first = await write();
  const asked = {
    projects: { names: ['Bay patrol', 'Coast watch'], others: 0 },
    templates: ANY,
    members: ANY,
    geometry_types: [],
    search: 'net',
    is_public: false,
    has_area: false,
  };
  expect(first).toMatchObject({ features: 3, filter: asked, is_of_other_filter: false });
  await setFilter([coast]);
  expect(await read(first.code)).toMatchObject({ features: 3, filter: asked });
  expect(await computeTotal(first)).toMatchObject({ value: 3, is_same: true });

  const second = await refresh(first);
  const now = { ...asked, projects: { names: ['Coast watch'], others: 0 }, search: null };
  expect(second).toMatchObject({ version: 2, features: 2, filter: now, is_of_other_filter: true });
  expect(await computeTotal(second)).toMatchObject({ value: 2, is_same: true });

  await setFilter([coast, bay]);
  const third = await refresh(second);
  await setFilter([bay, coast]);
  expect((await refresh(third)).is_of_other_filter).toBe(false);
});

test('whoever may read less is told how many projects and templates there are, and no names of them', async () => {
  await setFilter([coast, bay], entry('template_id', [netReport]), entry('member_id', [ana.memberId]));
  const { code, filter } = await write();
  expect(filter).toMatchObject({
    templates: { names: ['Net report'], others: 0 },
    members: { names: [expect.stringMatching(/^Admin/)], others: 0 },
  });
  await ana.client.call(aiReports.shareAiReport, { params: params(code) });
  expect((await read(code, bo)).filter).toMatchObject({
    projects: { names: ['Coast watch'], others: 1 },
    templates: { names: [], others: 1 },
  });
  const told = (await read(code, cy)).filter;
  expect(told).toMatchObject({ projects: { names: [], others: 2 }, templates: { names: [], others: 1 } });
  expect(JSON.stringify(told)).not.toMatch(/Coast|Bay|Net report/);
});

test('a report of before says nothing of a filter, and is computed again with the one of now', async () => {
  await setFilter([coast, bay], words('net'));
  const old = await write();
  await sql`update ai_reports set layer_filter = null where code = ${old.code}`.execute(app.database.read);
  await setFilter([coast]);
  expect((await read(old.code)).filter).toBe(null);
  expect(await computeTotal(old)).toMatchObject({ value: 2, is_same: false });
  expect((await refresh(old)).is_of_other_filter).toBe(false);
});
