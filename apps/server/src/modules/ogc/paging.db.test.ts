import type { FeatureCreateInput, OgcCollectionId, OgcItems } from '@waypost/contract';
import { type KyselyPlugin, type RawNode, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OgcWorld, squareAt, startOgcWorld } from './ogc.fixture.ts';
import { type ItemFilter, type ItemPage, listPlaces } from './store.ts';

const COUNT = 2_500;
const START_MS = Date.parse('2026-01-01T00:00:00Z');

let world: OgcWorld;
let childId: number;

/** One in three is in the subproject, and 400 share each timestamp, so that the order depends on the code. */
const toInput = (index: number): FeatureCreateInput => ({
  name: `Count ${index}`,
  geometry:
    index % 50 === 0
      ? squareAt((index % 100) / 10, 10)
      : { type: 'Point', coordinates: [(index % 360) - 180, (index % 120) - 60] },
  created_origin: START_MS + Math.floor(index / 400) * 1_000,
});

beforeAll(async () => {
  world = await startOgcWorld();
  childId = await world.makeProject('Below', world.projectId);
  const inputs = Array.from({ length: COUNT }, (_, index) => toInput(index));
  await world.add(inputs.filter((_, index) => index % 3 > 0));
  await world.add(
    inputs.filter((_, index) => index % 3 === 0),
    childId,
  );
});
afterAll(() => world.app.close());

const hrefOf = (page: OgcItems, rel: string) => page.links.find((link) => link.rel === rel)?.href;

/** Follows the links of a relation to the end, with an action between pages. */
async function follow(
  first: string,
  rel: 'next' | 'prev',
  between: (page: number) => Promise<void> = async () => {},
): Promise<OgcItems[]> {
  const pages: OgcItems[] = [];
  for (let href: string | undefined = first; href !== undefined; ) {
    const page: OgcItems = await world.read<OgcItems>(href);
    expect(page.numberReturned).toBe(page.features.length);
    pages.push(page);
    await between(pages.length);
    href = hrefOf(page, rel);
  }
  return pages;
}

const listIds = (pages: readonly OgcItems[]) => pages.flatMap(({ features }) => features.map(({ id }) => id));

test('following the pages returns each feature once, and the previous links lead back', async () => {
  const pages = await follow('/collections/features/items?limit=300', 'next');
  const ids = listIds(pages);
  expect(ids).toHaveLength(COUNT);
  expect(new Set(ids).size).toBe(COUNT);
  for (const { numberMatched } of pages) expect(numberMatched).toBe(COUNT);
  expect(hrefOf(pages[0] as OgcItems, 'prev')).toBeUndefined();

  const last = hrefOf(pages.at(-1) as OgcItems, 'self') ?? '';
  const back = await follow(last, 'prev');
  expect(listIds(back.toReversed())).toEqual(ids);
});

test('heavy features shorten a page, and the next page continues', async () => {
  const id = await world.makeProject('Coast lines');
  const coast = (shift: number): FeatureCreateInput => ({
    name: 'Coast line',
    geometry: {
      type: 'LineString',
      coordinates: Array.from({ length: 50_000 }, (_, index): [number, number] => [index / 1_000, shift]),
    },
  });
  await world.add(
    Array.from({ length: 7 }, (_, index) => coast(index)),
    id,
  );
  const root = world.root.replace(/\d+$/, String(id));
  const pages = await follow(`${root}/collections/lines/items?limit=1000`, 'next');
  expect(pages.map(({ numberReturned }) => numberReturned)).toEqual([6, 1]);
  expect(new Set(listIds(pages)).size).toBe(7);
});

test('paging under concurrent creates and deletes neither repeats nor skips features that stay', async () => {
  const before = listIds(await follow('/collections/features/items?limit=1000', 'next'));
  const added: FeatureCreateInput[] = [0, 1, 2].map((index) => ({
    name: `Late ${index}`,
    geometry: { type: 'Point', coordinates: [index, index] },
    // One before all others, one among them, one after.
    created_origin: START_MS + (index - 1) * 2_500 + 2_500,
  }));
  const doomed = before.slice(1_500, 1_503);
  const pages = await follow('/collections/features/items?limit=250', 'next', async (page) => {
    await world.add(added, page % 2 === 0 ? childId : world.projectId);
    const code = doomed[page];
    if (code === undefined) return;
    const answer = await fetch(`${world.app.baseUrl}/api/3/geo/feature/${code}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${world.admin.tokens.access_token}` },
    });
    expect(answer.status).toBe(204);
  });
  const ids = listIds(pages);
  expect(new Set(ids).size).toBe(ids.length);
  const told = new Set(ids);
  const gone = new Set(doomed);
  expect(before.filter((id) => !told.has(id) && !gone.has(id))).toEqual([]);
  // Features added after the current page are returned too.
  expect(ids.length).toBeGreaterThan(before.length - doomed.length);
});

test.each([
  'bbox=-50,-20,20,20',
  'datetime=2026-01-01T00:00:01Z/2026-01-01T00:00:03Z',
  'bbox=170,-60,-170,60',
])('a filter applies to every page: %s', async (query) => {
  const whole = await world.read<OgcItems>(`/collections/features/items?limit=1000&${query}`);
  const pages = await follow(`/collections/features/items?limit=37&${query}`, 'next');
  expect(whole.numberReturned).toBeGreaterThan(37);
  if (whole.numberMatched <= 1_000) expect(listIds(pages)).toEqual(listIds([whole]));
  expect(listIds(pages)).toHaveLength(whole.numberMatched);
});

/** Makes the queries of the store return their plans. */
const explaining: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'RawNode') return node;
    const { sqlFragments } = node as RawNode;
    const [first = '', ...rest] = sqlFragments;
    return { ...node, sqlFragments: [`explain ${first}`, ...rest] } as RootOperationNode;
  },
  transformResult: async ({ result }) => result,
};

test('pages seek by index: areas have their own index beside points, and bbox queries use the spatial index', async () => {
  const { database } = world.app;
  await sql`analyze features`.execute(database.read);
  const db = database.read.withPlugin(explaining);
  const explain = async (collection: OgcCollectionId, filter: ItemFilter, page: Partial<ItemPage>) => {
    const rows: unknown[] = await listPlaces(db, world.projectId, collection, filter, {
      limit: 100,
      isSparse: false,
      ...page,
    });
    return rows.map((row) => (row as { 'QUERY PLAN': string })['QUERY PLAN']).join('\n');
  };
  const after = { microseconds: '1767225602000000', code: '0198c5a0-0000-7000-8000-000000000000' };
  const walk = /Index.* using features_feed.*\n\s+Index Cond: .*ROW\(created_origin, code\) < ROW/;
  expect(await explain('features', {}, { after })).toMatch(walk);
  expect(await explain('areas', {}, {})).toMatch(/Index.* using features_areas/);
  expect(await explain('lines', {}, {})).toMatch(/Index.* using features_lines/);
  const bbox = { west: 5, south: 5, east: 5.2, north: 5.2, heights: null };
  const view = await explain('points', { bbox }, { isSparse: true });
  expect(view).toMatch(/Index Scan (on|using) features_geometry/);
  expect(view).not.toMatch(/Seq Scan on features/);
});
