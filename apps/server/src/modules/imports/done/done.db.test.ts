import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { copyCreated, type DoneFeature, insertDone } from './store.ts';

const { features, imports, organizations, projects } = ENDPOINTS;

interface Made {
  readonly localUuid: string;
  readonly code: string;
}

let app: TestApp;
let ana: Person;
let projectId: number;
let importId: number;

/** A feature of the project as an import creates it. */
async function make(name: string): Promise<Made> {
  const local_uuid = crypto.randomUUID();
  const feature = {
    name,
    local_uuid,
    geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
  };
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  return { localUuid: local_uuid, code: made.properties.code };
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const body = { name: 'Coast' };
  projectId = (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  await ana.client.call(imports.startImport, {
    params: { project_id: projectId },
    body: {
      uuid: crypto.randomUUID(),
      files: [{ name: 'a.kml', digest: 'c'.repeat(64), features_count: 9 }],
    },
  });
  const { import_id } = await app.database.read
    .selectFrom('imports')
    .select('import_id')
    .executeTakeFirstOrThrow();
  importId = import_id;
});
afterAll(() => app.close());

const toSkipped = ({ localUuid, code }: Made, index: number | null): DoneFeature => ({
  localUuid,
  code,
  outcome: 'skipped',
  source: index === null ? undefined : { file: 0, index },
  version: null,
});

test('features created by a batch are recorded once, whatever their source and whichever process wrote them', async () => {
  const [placed, unplaced, old, other] = [
    await make('Of a file'),
    await make('Of nowhere'),
    await make('Of an older server'),
    await make('Of no import'),
  ];
  await app.database.transaction(async (tx) => {
    await copyCreated(tx, importId, [{ ...placed, source: { file: 0, index: 700 } }]);
    await copyCreated(tx, importId, [{ ...unplaced, source: undefined }]);
    await copyCreated(tx, importId, [{ ...old, source: { file: 0, index: 2 } }]);
  });
  const bounds = await sql<{ first_code: string; last_code: string }>`
    select first_code, last_code from import_batches order by batch_id`.execute(app.database.read);
  expect(bounds.rows).toEqual(
    [placed, unplaced, old].map(({ code }) => ({ first_code: code, last_code: code })),
  );
  await sql`update import_batches set first_code = null, last_code = null where ${old.localUuid}::uuid = any(local_uuids)`.execute(
    app.database.read,
  );
  // Sent again with other source positions, or none, by a client that numbers differently.
  const again = [toSkipped(placed, null), toSkipped(unplaced, 5), toSkipped(old, 900), toSkipped(other, 3)];
  const write = () => app.database.transaction((tx) => insertDone(tx, importId, again));
  expect(await write()).toEqual(['skipped']);
  expect(await write()).toEqual([]);
  const alone = await app.database.read.selectFrom('import_features').select('local_uuid').execute();
  expect(alone).toEqual([{ local_uuid: other.localUuid }]);
});
