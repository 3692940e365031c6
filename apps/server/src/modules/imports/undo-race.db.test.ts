import { ENDPOINTS, type ImportLineInput } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LinesTarget, sendLines, toLine } from '../../../test/app/send-lines.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { isPostgres } from '../../../test/app/test-database.ts';

const { features, imports, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  await app.liftLimits(org_id);
  const made = await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Coast' } });
  projectId = made.project_id;
});
afterAll(() => app.close());

async function start(): Promise<LinesTarget> {
  const uuid = crypto.randomUUID();
  const files = [{ name: 'buoys.kml', digest: '8'.repeat(64), features_count: 2 }];
  await ana.client.call(imports.startImport, {
    params: { project_id: projectId },
    body: { uuid, on_duplicate: 'update', files },
  });
  return { projectId, uuid };
}

const send = async (target: LinesTarget, lines: readonly ImportLineInput[]) => {
  const { results, end } = await sendLines(app, ana, target, lines);
  return { codes: results.map(({ code }) => code ?? ''), fault: end?.error?.code ?? null };
};
const file = (description: string) => [0, 1].map((index) => toLine(index, { description }));

/** The number of statements waiting for a lock. */
async function countWaiting(): Promise<number> {
  const result = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.read);
  return result.rows[0]?.waiting ?? 0;
}

// The embedded database has a single connection, so it has no such race.
describe.skipIf(!isPostgres())('undoing an import while one of its batches is being written', () => {
  test('waits for the batch and undoes it too, and neither fails', async () => {
    const { codes } = await send(await start(), file('Seen'));
    const target = await start();
    await send(target, file('Seen again'));

    // A batch that has locked one of the features and waits for the other.
    const [, last = ''] = codes.toSorted();
    const held = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const holding = app.database.transaction(async (tx) => {
      await sql`select from features where code = ${last} for update`.execute(tx);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const batch = send(target, file('Seen a third time'));
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    const undone = ana.client.call(imports.undoImport, {
      params: { project_id: projectId, uuid: target.uuid },
    });
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2));
    letGo.resolve();
    await holding;

    expect((await batch).fault).toBeNull();
    expect(await undone).toMatchObject({ state: 'undone', updated_count: 4 });
    const { properties } = await ana.client.call(features.getFeature, { params: { code: last } });
    expect(properties.description).not.toBe('Seen a third time');
  });
});
