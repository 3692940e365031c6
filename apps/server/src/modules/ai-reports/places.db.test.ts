import { type AiReport, ENDPOINTS, type Fact } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createLayerWorld, type LayerWorld, toCollected, toPoint } from '../layers/layers.fixture.ts';

const { aiReports } = ENDPOINTS;

let app: TestApp;
let world: LayerWorld;
let org_id: number;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
});
afterAll(() => app.close());

const read = (code: string, who = ana) =>
  who.client.call(aiReports.getAiReport, { params: { org_id, code } });
/** A report on features at places. */
async function write(places: readonly (readonly [lon: number, lat: number])[]): Promise<AiReport> {
  const project = await world.makeProject('Coast watch');
  await world.makeFeatures(
    project,
    places.map(([lon, lat], at) => ({
      name: `Net ${at}`,
      geometry: toPoint(lon, lat),
      created_origin: Date.parse('2026-05-03T10:00:00Z') + at * 1_000,
    })),
  );
  const layer_uuid = await world.makeLayer(toCollected([project]));
  const params = { org_id, layer_uuid };
  const { code } = await ana.client.call(aiReports.createAiReport, { params, query: {}, body: {} });
  return vi.waitFor(async () => {
    const report = await read(code);
    if (report.status === 'pending') throw new Error('The report is not written yet.');
    return report;
  });
}
const listCells = ({ facts }: AiReport) =>
  facts.filter(({ kind }) => kind === 'densest_cell' || kind === 'cell');
const repeat = (count: number, lon: number, lat: number) =>
  Array.from({ length: count }, () => [lon, lat] as const);

test('places of one or two features are in no report, and the others are', async () => {
  const report = await write([
    ...repeat(6, -118.2, 36.5),
    ...repeat(3, -117.2, 36.5),
    ...repeat(2, -116.2, 36.5),
    ...repeat(1, -115.2, 36.5),
  ]);
  expect(listCells(report).map(({ kind, features }) => [kind, features])).toEqual([
    ['densest_cell', 6],
    ['cell', 3],
  ]);
  expect(report.report_content).toContain('Most lie around');
});

test('where each feature is alone, no place is told', async () => {
  const report = await write(Array.from({ length: 10 }, (_none, at) => [-118 + at, 36] as const));
  expect(listCells(report)).toEqual([]);
  expect(report.report_content).not.toContain('around');
});

test('a place is no more precise than some kilometres, however close the features are', async () => {
  // A hundred metres apart.
  const report = await write([...repeat(5, -118.21, 36.51), ...repeat(5, -118.21, 36.511)]);
  expect(listCells(report)).toMatchObject([
    { features: 10, place: { lon: expect.closeTo(-118.225, 3), lat: expect.closeTo(36.525, 3) } },
  ]);
});

test('a report that was written before with the place of few features tells it no more', async () => {
  const { code, facts, sections } = await write([...repeat(6, -118.2, 36.5), ...repeat(4, -117.2, 36.5)]);
  const [densest, other] = listCells({ facts } as AiReport);
  if (densest === undefined || other === undefined) throw new Error('There are no two places.');
  const ofFew = (fact: Fact): Fact => (fact.id === densest.id ? { ...fact, features: 2 } : fact);
  const changed = JSON.stringify(facts.map(ofFew));
  await app.database.transaction((tx) =>
    sql`update ai_reports set facts = ${changed}::jsonb where code = ${code}`.execute(tx),
  );
  const report = await read(code);
  expect(listCells(report)).toMatchObject([
    { kind: 'densest_cell', place: null, features: 2 },
    { kind: 'cell', place: other.place },
  ]);
  const textOf = (of: AiReport['sections']) =>
    of.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const left = textOf(sections).filter((text) => !text.startsWith('Most lie around'));
  expect(left).toHaveLength(textOf(sections).length - 1);
  expect(textOf(report.sections)).toEqual(left);
  expect(report.report_content).not.toContain('Most lie around');
  const [listed] = (await ana.client.call(aiReports.listAiReports, { params: { org_id } })).filter(
    (item) => item.code === code,
  );
  expect(listed?.report_content).toBe(report.report_content);
});
