import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { makePicture } from '../../test/pictures/picture.ts';
import { LEFT_BEHIND } from '../modules/administration/transfer/carried.ts';
import { readCatalog } from '../modules/administration/transfer/catalog.ts';
import { planTransfer } from '../modules/administration/transfer/plan-transfer.ts';
import { createDemoDependencies } from '../modules/demo/demo-dependencies.fixture.ts';
import { loadDemo } from '../modules/demo/load-demo.ts';
import { runCommand } from './commands.ts';

const { featureHistory, features, layers, organizations, projects, resources, tags } = ENDPOINTS;

/** What another installation wrote, which has ended: the embedded database of the tests is one for all. */
interface Written {
  readonly demo: { readonly id: number; readonly counts: Record<string, number>; readonly text: string };
  readonly code: string;
  readonly uuid: string;
  readonly layer: string;
  readonly unknown: string;
  readonly refusal: string;
}

let folder: string;
let written: Written;
let to: TestApp;
const inFolder = (name: string) => join(folder, name);
const [ANA, BO] = ['Ana Ruiz', 'Bo Lind'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-transfer-'));
  const from = await startTestApp({ SANDBOX: 'on' });
  await loadDemo(await createDemoDependencies(from));
  const { rows } = await sql<{ id: number }>`select organization_id as id from organizations`.execute(
    from.database.read,
  );
  const id = rows[0]?.id ?? 0;
  // A report of the demo is written in the background.
  await vi.waitFor(async () => expect((await countRows(from, id)).ai_reports).toBe(1));
  const { text: refusal } = await run(from, 'export-organization', String(id), inFolder('refused.tar.gz'));
  // One that is under way would come to nobody.
  await sql`update imagery_orders set status = -2, fault = 'cancelled' where status > 0`.execute(
    from.database.read,
  );
  const counts = await countRows(from, id);
  const { text } = await run(from, 'export-organization', String(id), inFolder('demo.tar.gz'));
  const own = await writeOwn(from, inFolder('own.tar.gz'));
  const unknown = await run(from, 'export-organization', '999999', inFolder('unknown.tar.gz'));
  written = { demo: { id, counts, text }, refusal, unknown: unknown.text, ...own };
  await from.close();
  to = await startTestApp();
});
afterAll(async () => {
  await to.close();
  await rm(folder, { recursive: true, force: true });
});

async function run({ config, database }: TestApp, ...argv: string[]) {
  const lines: string[] = [];
  const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, argv);
  return { isDone, text: lines.join('\n') };
}

/** Rows of each table of an organization. */
async function countRows({ database }: TestApp, organizationId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, condition } of planTransfer(await readCatalog(database.read))) {
    const where = sql.raw(condition.replaceAll('$1', String(organizationId)));
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} t where ${where}`.execute(database.read);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Its tags there have ids that no tag has here. */
const FIRST_TAG = 1_000_000;

const makeOwnPicture = () => makePicture({ width: 60, height: 50 });

/** Writes an organization with a project in another, a report with a photograph and a note, and a layer that filters. */
async function writeOwn(from: TestApp, path: string): Promise<Pick<Written, 'code' | 'uuid' | 'layer'>> {
  const [ana, bo] = [await from.createPerson(ANA), await from.createPerson(BO)];
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Bahía Limpia' },
  });
  const params = { org_id };
  const coast = await ana.client.call(projects.createProject, { params, body: { name: 'Coast' } });
  const reef = await ana.client.call(projects.createProject, {
    params,
    body: { name: 'Reef', parentId: coast.project_id },
  });
  await sql`select setval(pg_get_serial_sequence('tags', 'tag_id'), ${FIRST_TAG})`.execute(
    from.database.read,
  );
  const ofCoast = { org_id, project_id: coast.project_id };
  const depth = await ana.client.call(tags.createTag, {
    params: ofCoast,
    body: { name: 'Depth', tag_type: 'measure', units: 'm' },
  });
  const kelp = await ana.client.call(tags.createTag, { params: ofCoast, body: { name: 'Kelp' } });
  const feature = {
    name: 'Ancla',
    geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
    tags: [{ tag_id: depth.tag_id, value: 4 }],
  };
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id: reef.project_id },
    body: { feature } as never,
  });
  const { code } = properties;
  await ana.client.call(features.updateFeature, {
    params: { code },
    body: { feature: { tags: [{ tag_id: depth.tag_id, value: 5 }, { tag_id: kelp.tag_id }] } } as never,
  });
  const uuid = crypto.randomUUID();
  const file = { params: { code }, query: { uuid }, files: [await makeOwnPicture()] };
  await ana.client.call(resources.addResource, file);
  const filter = {
    type: 'AndFilter' as const,
    config: [
      { type: 'ArrayFilter', field_name: 'project_id', config: [reef.project_id] },
      { type: 'ArrayFilter', field_name: 'member_id', config: [ana.memberId] },
    ],
  };
  const made = await ana.client.call(layers.createLayer, {
    params,
    body: { type: 4, name: 'Reef', layer: { data: { filter } } },
  });
  await from.database.transaction((tx) =>
    sql`insert into notes (feature_code, member_id, text) values (${code}, ${bo.memberId}, 'Seen')`.execute(
      tx,
    ),
  );
  // Of a picture for which a look is being made.
  await from.database.transaction((tx) =>
    sql`
      insert into layer_images (image_id, organization_id, layer_code, file_name, byte_size, status, look, next_look)
      values (${crypto.randomUUID()}, ${org_id}, ${made.code}, 'a.tif', 5, 0, '{"bands": [1]}', '{"bands": [2]}')`.execute(
      tx,
    ),
  );
  await run(from, 'export-organization', String(org_id), path);
  return { code, uuid, layer: made.code };
}

test('every table of an organization comes along or is left behind by name', async () => {
  const tables = await readCatalog(to.database.read);
  const names = new Set(planTransfer(tables).map(({ name }) => name));
  const OF_ONE = ['organization_id', 'project_id', 'feature_code', 'layer_code'];
  const named = tables.filter(({ columns }) => columns.some(({ name }) => OF_ONE.includes(name)));
  expect(named.flatMap(({ name }) => (names.has(name) || name in LEFT_BEHIND ? [] : [name]))).toEqual([]);
  const known = new Set(tables.map(({ name }) => name));
  expect(Object.keys(LEFT_BEHIND).filter((name) => !known.has(name) || names.has(name))).toEqual([]);
});

test('the demo arrives with every row, beside another organization whose ids are the same', async () => {
  const { id, counts, text } = written.demo;
  expect(text).toMatch(/\d{4} rows and \d+ files/);
  expect(text).not.toContain('missing');
  const mia = await to.createPerson('Mia Soto');
  const { organization_id } = await mia.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  expect(organization_id).toBe(id);
  const taken = await run(to, 'import-organization', inFolder('demo.tar.gz'));
  expect(taken).toMatchObject({ isDone: false, text: expect.stringContaining('Give another name') });
  const read = await run(to, 'import-organization', inFolder('demo.tar.gz'), 'Costa Viva of old');
  const arrived = Number(/is organization (\d+) here/.exec(read.text)?.[1]);
  expect(counts.features).toBe(2000);
  expect(Object.values(counts).filter((count) => count > 0).length).toBeGreaterThan(15);
  expect(await countRows(to, arrived)).toEqual(counts);
  // Reports name the projects of their filters by the ids that these have here.
  const { rows: kept } = await sql`
    select bool_and(r.layer_filter = l.layer->'data'->'filter') as "isOfLayer"
    from ai_reports r join layers l on l.code = r.layer_code
    where r.organization_id = ${arrived} and r.layer_filter is not null`.execute(to.database.read);
  expect(kept).toEqual([{ isOfLayer: true }]);
  const again = await run(to, 'import-organization', inFolder('demo.tar.gz'), 'Costa Viva again');
  expect(again).toMatchObject({ isDone: false, text: expect.stringContaining('It is here already') });
});

test('people find what they wrote: features with their tags, photographs, projects and what layers select', async () => {
  // Ana has an account here, and Bo has none.
  const ana = await to.createPerson(ANA);
  const read = await run(to, 'import-organization', inFolder('own.tar.gz'));
  expect(read.text).toContain('1 of its people were not here');
  const listed = await ana.client.call(organizations.listOrganizations);
  const there = listed.find((one) => one.organization_name === 'Bahía Limpia');
  const params = { org_id: there?.organization_id ?? 0 };
  const found = await ana.client.call(projects.listProjects, { params });
  const reef = found.find(({ project_name }) => project_name === 'Reef');
  const coast = found.find(({ project_name }) => project_name === 'Coast');
  expect(reef).toMatchObject({ parent_id: coast?.project_id, features_count: 1 });
  const { code, uuid, layer: layer_id } = written;
  const bytes = await ana.client.call(resources.getResource, { params: { code, uuid } });
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(await (await makeOwnPicture()).arrayBuffer()));
  const layer = JSON.stringify(
    await ana.client.call(layers.getLayer, { params: { ...params, layer_id } } as never),
  );
  expect(layer).toContain(`"config":[${reef?.project_id}]`);
  expect(layer).toContain(`"config":[${ana.memberId}]`);
  const { rows: looks } = await sql`
    select look, next_look from layer_images where organization_id = ${params.org_id}`.execute(
    to.database.read,
  );
  expect(looks).toEqual([{ look: { bands: [1] }, next_look: null }]);
  const ofCoast = await ana.client.call(tags.listTags, {
    params: { ...params, project_id: coast?.project_id ?? 0 },
  });
  const idOf = (name: string) => ofCoast.find((tag) => tag.name === name)?.tag_id ?? Number.NaN;
  expect(Math.max(idOf('Depth'), idOf('Kelp'))).toBeLessThan(FIRST_TAG);
  const arrived = await ana.client.call(features.getFeature, { params: { code } });
  expect(arrived.properties.tags).toMatchObject([
    { tag_id: idOf('Depth'), name: 'Depth', value: 5, units: 'm' },
    { tag_id: idOf('Kelp'), name: 'Kelp', value: null },
  ]);
  const earlier = await ana.client.call(featureHistory.getVersion, { params: { code, version: 1 } });
  expect(earlier.tags).toMatchObject([{ tag_id: idOf('Depth'), value: 4 }]);
  // Bo has an account, which only the mail of its address opens.
  const { rows } = await sql`
    select m.email_verified_at, u.email, (select count(*)::integer from identity_account) as passwords
    from members m join identity_user u on m.identity_subject = 'built-in ' || u.id
    where m.display_name = ${BO}`.execute(to.database.read);
  expect(rows).toEqual([{ email_verified_at: null, email: 'bo.lind@example.com', passwords: 0 }]);
});

test('an archive that is none or cut off is refused with words, and nothing of it is here', async () => {
  const read = async (name: string) => (await run(to, 'import-organization', inFolder(name), 'Another')).text;
  await writeFile(inFolder('none.tar.gz'), 'This is no archive.');
  expect(await read('none.tar.gz')).toContain('It is no archive of an organization');
  const whole = await readFile(inFolder('demo.tar.gz'));
  await writeFile(inFolder('short.tar.gz'), whole.subarray(0, -100));
  const storageDir = inFolder('storage');
  const elsewhere = { ...to, config: { ...to.config, storageDir } };
  const short = await run(elsewhere, 'import-organization', inFolder('short.tar.gz'), 'Another');
  expect(short.text).toContain('cut off');
  const left = await readdir(storageDir, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expect(await read('absent.tar.gz')).toContain('There is no such file');
  expect(written.unknown).toContain('There is no organization 999999');
  expect(written.refusal).toContain('under way');
  const { rows } = await sql`select 1 from organizations where organization_name = 'Another'`.execute(
    to.database.read,
  );
  expect(rows).toEqual([]);
});
