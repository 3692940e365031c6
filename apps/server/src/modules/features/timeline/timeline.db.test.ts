import { ENDPOINTS, TIMELINE_BUCKETS, TIMELINE_RANGES, type TimelineRange } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

const { featureHistory, features, organizations, projects } = ENDPOINTS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
let ana: Person;
let rootId: number;
let childId: number;
/** Observation times, the first one just now. */
let moments: number[];

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  rootId = await make('Coast watch');
  childId = await make('Kelp beds', rootId);
  const now = Date.now();
  moments = [0.001, 0.1, 0.1, 0.5, 2, 3.3, 6, 20, 29, 45, 100, 170, 300, 700, 4000].map(
    (days) => now - Math.round(days * DAY_MS),
  );
  for (const [index, created_origin] of moments.entries()) {
    await create(created_origin, index % 2 === 0, index % 3 === 0 ? rootId : childId);
  }
});
afterAll(() => app.close());

async function create(created_origin: number, shared = false, projectId = childId): Promise<string> {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: {
      feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [1, 2] }, created_origin, shared },
    },
  });
  return made.properties.code;
}

async function barsOf(range: TimelineRange, query: object = {}, project_id = rootId) {
  const answer = await ana.client.call(features.getTimeline, {
    params: { project_id },
    query: { range, ...query },
  });
  return { ...answer, bars: answer.dimensions[0]?.dates ?? [] };
}

const sum = (bars: readonly { count: number }[]) => bars.reduce((total, { count }) => total + count, 0);

describe.each(TIMELINE_RANGES)('a timeline by %s', (range) => {
  test('counts its features, from kept counts as from a scan', async () => {
    const kept = await barsOf(range);
    // Contains every longitude, so the filter excludes nothing and still forces a scan.
    const counted = await barsOf(range, { west: -180, south: -90, east: 180, north: 90 });
    expect(kept.bars).toEqual(counted.bars);
    expect(kept.bucket).toBe(TIMELINE_BUCKETS[range]);
    const start = Date.parse(kept.start_date);
    const inside = moments.filter((moment) => moment >= start).length;
    // The hour in which the span starts is counted as a whole.
    expect(sum(kept.bars)).toBe(range === 'all' ? moments.length : inside);
    for (const { date, count } of kept.bars) {
      expect(count).toBeGreaterThan(0);
      const moment = new Date(date);
      const isBegin =
        kept.bucket === 'month'
          ? moment.getUTCDate() === 1 && moment.getUTCHours() === 0
          : moment.getTime() % (Number.parseInt(kept.bucket, 10) * HOUR_MS) === 0;
      expect(isBegin, date).toBe(true);
    }
  });

  test('applies the filters of the list', async () => {
    const { bars } = await barsOf(range, { shared: 'true' });
    const start = Date.parse((await barsOf(range)).start_date);
    const wanted = moments.filter((moment, index) => index % 2 === 0 && (range === 'all' || moment >= start));
    expect(sum(bars)).toBe(wanted.length);
    expect(sum((await barsOf(range, { member_id: 2_000_000 })).bars)).toBe(0);
  });
});

test('keeps its counts through deletes, restores and concurrent writes', async () => {
  const total = async () => sum((await barsOf('all')).bars);
  const before = await total();
  const code = await create(Date.now() - 400 * DAY_MS);
  expect(await total()).toBe(before + 1);
  await ana.client.call(features.deleteFeature, { params: { code } });
  expect(await total()).toBe(before);
  await ana.client.call(featureHistory.recoverFeature, { params: { project_id: rootId, code } });
  expect(await total()).toBe(before + 1);
  await Promise.all(Array.from({ length: 30 }, (_, index) => create(Date.now() - index * DAY_MS)));
  expect(await total()).toBe(before + 31);
  expect((await barsOf('all')).bars).toEqual(
    (await barsOf('all', { west: -180, south: -90, east: 180, north: 90 })).bars,
  );
});

test('covers a month without a range; an invalid range is rejected', async () => {
  const params = { project_id: rootId };
  expect((await ana.client.call(features.getTimeline, { params })).range).toBe('month');
  const call = ana.client.call(features.getTimeline, { params, query: { range: 'decade' as 'all' } });
  await expect(call).rejects.toMatchObject({ issues: [{ path: 'query.range' }] });
});
