import { ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendLines, toLine } from '../../../../test/app/send-lines.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import type { Tx } from '../../../platform/db/database.ts';

const { features, imports, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let fromId: number;
let intoId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  await app.liftLimits(org_id);
  const make = async (name: string) =>
    (await ana.client.call(projects.createProject, { params: { org_id }, body: { name } })).project_id;
  fromId = await make('Kelp beds');
  intoId = await make('Reefs');
});
afterAll(() => app.close());

async function create(feature: FeatureCreateInput): Promise<string> {
  const query = { project_id: fromId };
  return (await ana.client.call(features.createFeature, { query, body: { feature } })).properties.code;
}

/** The number of statements waiting for a lock. */
async function countWaiting(): Promise<number> {
  const result = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.read);
  return result.rows[0]?.waiting ?? 0;
}

/** Applies a change, and commits it once the concurrently started work waits for its lock. */
async function meanwhile<T>(change: (tx: Tx) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const held = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const holding = app.database.transaction(async (tx) => {
    await change(tx);
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const working = work();
  working.catch(() => undefined);
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { interval: 20 });
  letGo.resolve();
  await holding;
  return working;
}

// The embedded database has a single connection, so it has no such races.
describe.skipIf(!isPostgres())('while a feature is locked by another transaction', () => {
  test('that makes it the boundary of its project, a move fails', async () => {
    const ring: [number, number][] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const code = await create({ name: 'Bay', geometry: { type: 'Polygon', coordinates: [ring] } });
    const moving = meanwhile(
      (tx) => sql`update features set subtype = 'project' where code = ${code}`.execute(tx),
      () =>
        ana.client.call(features.updateFeature, {
          params: { code },
          body: { feature: { project_id: intoId } },
        }),
    );
    await expect(moving).rejects.toMatchObject({
      issues: [{ path: 'body.feature.project_id', message: 'The boundary of a project stays in it.' }],
    });
  });

  test('that moves it, no new child feature is added to it, neither by a request nor by an import', async () => {
    const geometry: FeatureCreateInput['geometry'] = { type: 'Point', coordinates: [1, 2] };
    const move = (code: string) => (tx: Tx) =>
      sql`update features set project_id = ${intoId} where code = ${code}`.execute(tx);
    const first = await create({ name: 'Buoy', geometry });
    await expect(
      meanwhile(move(first), () => create({ name: 'Net', geometry, parent_code: first })),
    ).rejects.toMatchObject({ issues: [{ path: 'body.feature.parent_code' }] });

    const second = await create({ name: 'Buoy', geometry });
    const target = { projectId: fromId, uuid: crypto.randomUUID() };
    await ana.client.call(imports.startImport, {
      params: { project_id: fromId },
      body: { uuid: target.uuid, on_duplicate: 'duplicate', files: [] },
    });
    const { source: _, ...line } = toLine(0);
    const { source: __, ...other } = toLine(1);
    const { results } = await meanwhile(move(second), () =>
      sendLines(app, ana, target, [{ ...line, parent_code: second }, other]),
    );
    expect(results.map(({ outcome, error }) => error?.issues?.[0]?.path ?? outcome)).toEqual([
      'body.feature.parent_code',
      'created',
    ]);
  });
});
