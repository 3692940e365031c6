import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { listDone, parseCursor, toCursor } from './done-page.ts';

const { imports, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let params: { project_id: number; uuid: string };
let importId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const { project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  });
  params = { project_id, uuid: crypto.randomUUID() };
  await ana.client.call(imports.startImport, {
    params: { project_id },
    body: { uuid: params.uuid, on_duplicate: 'skip', files: [] },
  });
  // The records of an import of 20,010 features: 20 batches, and ten single features, one of them failed.
  importId = await app.database.transaction(async (tx) => {
    const { import_id } = await tx.selectFrom('imports').select('import_id').executeTakeFirstOrThrow();
    await sql`
      insert into import_batches (import_id, local_uuids, codes, source_indexes)
      select ${import_id}, array_agg(gen_random_uuid()), array_agg(gen_random_uuid()), '{}'
      from generate_series(0, 19999) n group by n / 1000`.execute(tx);
    await sql`
      insert into import_features (import_id, local_uuid, outcome)
      select ${import_id}, gen_random_uuid(), case n when 0 then 'failed' else 'skipped' end
      from generate_series(0, 9) n`.execute(tx);
    return import_id;
  });
});
afterAll(() => app.close());

test('a page cursor is a UUID, and distinct from random ones', () => {
  const place = { batchId: 68_719_476_736, count: 1_000 };
  const cursor = toCursor(place);
  expect(cursor).toBe('00000000-0000-8000-83e8-001000000000');
  expect(parseCursor(cursor)).toEqual(place);
  expect(parseCursor(crypto.randomUUID())).toBeNull();
});

test('20,000 features are paginated, each once', async () => {
  const done: string[] = [];
  const sizes: number[] = [];
  for (let after: string | undefined; ; ) {
    const page = await ana.client.call(imports.listImportDone, { params, query: { limit: 4_500, after } });
    sizes.push(page.features.length);
    done.push(...page.features.map(({ local_uuid }) => local_uuid));
    if (page.next === null) break;
    after = page.next;
  }
  expect(sizes).toEqual([4_500, 4_500, 4_500, 4_500, 2_009]);
  expect(new Set(done).size).toBe(20_009);
});

test('a page ends within singly recorded features and continues with the batches', async () => {
  const first = await listDone(app.database.read, importId, { limit: 9 });
  expect(first.features.map(({ outcome }) => outcome)).toEqual(Array(9).fill('skipped'));
  const second = await listDone(app.database.read, importId, { limit: 2, after: first.next ?? '' });
  expect(second.features.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
  expect(parseCursor(second.next ?? '')).toMatchObject({ count: 2 });
});
