import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';
import { makeThreePeople } from '../people/three-people.ts';

const { features } = ENDPOINTS;
const MIGRATION = join(import.meta.dirname, '../../migrations/0145_heights_that_mean_something.sql');

let app: TestApp;
let ana: Person;
let project_id: number;
beforeAll(async () => {
  app = await startTestApp();
  const people = await makeThreePeople(app);
  ({ ana } = people);
  project_id = await people.makeProject('project_viewer');
});
afterAll(() => app.close());

test('features that were kept with heights that mean nothing can be read again, and others keep theirs', async () => {
  const make = async (height: number) => {
    const geometry = { type: 'Point' as const, coordinates: [10, 46, height] as [number, number, number] };
    const made = await ana.client.call(features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'Peak', geometry } },
    });
    return made.properties.code;
  };
  const [good, bad] = [await make(3_000), await make(3_000)];
  await app.database.transaction((tx) =>
    sql`update features set geometry = st_setsrid(st_makepoint(10, 46, -1.797e308), 4326) where code = ${bad}`.execute(
      tx,
    ),
  );
  const parts = (await readFile(MIGRATION, 'utf8')).split('-- repeated').slice(1);
  for (const part of parts) await app.database.transaction((tx) => sql.raw(part).execute(tx));
  const read = async (code: string) =>
    (await ana.client.call(features.getFeature, { params: { code } })).geometry;
  expect(await read(bad)).toEqual({ type: 'Point', coordinates: [10, 46] });
  expect(await read(good)).toEqual({ type: 'Point', coordinates: [10, 46, 3_000] });
});
