import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeJob } from '../../test/app/make-job.ts';
import { type Person, startTestApp, type TestApp } from '../../test/app/test-app.ts';
import { hashTables } from '../../test/backups/installation.ts';
import { makePicture } from '../../test/pictures/picture.ts';
import { runCommand } from './commands.ts';

const { apiKeys, features, invites, layers, notes, organizations, projects, resources, templates } =
  ENDPOINTS;
const HOURS_2_S = 7_200;
/** What tells of the deletion, what people did apart from the organization, and when pg-boss looked after its queues. */
const OUTLIVING = ['public.audit_entries', 'public.events', 'public.event_counters', 'pgboss.queue'];

let app: TestApp;
let ana: Person;
let bo: Person;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  bo = await app.createPerson('Bo Lind');
});
afterAll(() => app.close());

async function run(...argv: string[]): Promise<{ lines: string[]; isDone: boolean }> {
  const lines: string[] = [];
  const { config, database } = app;
  const isDone = await runCommand({ config, database, say: (line) => lines.push(line) }, argv);
  return { lines, isDone };
}

const listStored = async () =>
  (await readdir(app.config.storageDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

async function found(by: Person, organization_name: string): Promise<{ org_id: number; project_id: number }> {
  const { organization_id: org_id } = await by.client.call(organizations.createOrganization, {
    body: { organization_name },
  });
  const { project_id } = await by.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  });
  return { org_id, project_id };
}

/** Fills most tables that belong to an organization. @param width of its photograph: another one is another file. */
async function fill(by: Person, { org_id, project_id }: Awaited<ReturnType<typeof found>>, width: number) {
  const { client } = by;
  // An avatar and an icon are drawn in one size: only their colours tell them apart.
  const color = `#0000${width.toString(16).padStart(2, '0')}`;
  const feature = { name: 'Buoy', geometry: { type: 'Point', coordinates: [1, 2] } };
  const { properties } = await client.call(features.createFeature, {
    query: { project_id },
    body: { feature } as never,
  });
  const { code } = properties;
  const uuid = crypto.randomUUID();
  await client.call(resources.addResource, {
    params: { code },
    query: { uuid },
    files: [await makePicture({ width, height: 50 })],
  });
  await client.call(resources.getResource, { params: { code, uuid }, query: { size: 'thumbnail' } });
  await client.call(organizations.updateOrganizationAvatar, {
    params: { org_id },
    files: [await makePicture({ color })],
  });
  await client.call(notes.createNote, { params: { code }, body: { text: 'Seen again today' } });
  await client.call(layers.createLayer, {
    params: { org_id },
    body: { type: 5, name: 'Evidence', layer: { data: { feature_ids: [code] } } },
  });
  const template = await client.call(templates.createTemplate, {
    params: { project_id },
    body: { name: 'Bird count', geometry_type: 'Point' },
  });
  await client.call(templates.updateTemplateIcon, {
    params: { project_id, template_id: template.id },
    files: [await makePicture({ color, width: 16 })],
  });
  await client.call(invites.createOrganizationInvite, {
    params: { org_id },
    body: { fullname: 'Cy Holm', email: `cy${width}@example.com` },
  });
  await client.call(apiKeys.createApiKey, { params: { org_id }, body: { name: 'Tide gauge' } });
  const child = { name: 'Reef', parentId: project_id };
  await client.call(projects.createProject, { params: { org_id }, body: child });
  await makeJob(app.database, { organizationId: org_id, memberId: by.memberId });
}

describe('an organization', () => {
  test('is listed with its limits, which a command sets; wrong ones are refused with words', async () => {
    const { org_id } = await found(ana, 'Limited');
    expect((await run('limits', String(org_id))).lines).toEqual([
      `${org_id}  Limited  1 of 20 projects, 1 of 20 members, 0 features, 0.0 MB of files`,
    ]);
    const line = `${org_id}  Limited  1 of 44 projects, 1 of 55 members, 0 features, 0.0 MB of files`;
    expect((await run('limits', String(org_id), '44', '55')).lines).toEqual([line]);
    expect((await run('organizations')).lines).toContain(line);
    const seen = await ana.client.call(organizations.getOrganization, { params: { org_id } });
    expect(seen).toMatchObject({ projects_limit: 44, members_limit: 55 });
    const { rows } =
      await sql`select was, became, actor_id from audit_entries where action = 'limits.changed'`.execute(
        app.database.read,
      );
    expect(rows).toEqual([{ was: '20 / 20', became: '44 / 55', actor_id: null }]);
    expect((await run('limits', String(org_id), '44', '55', 'no-planet')).lines).toEqual([
      `${line}, without Planet`,
    ]);
    expect((await run('limits', String(org_id), '44', '55')).lines).toEqual([`${line}, without Planet`]);
    expect((await run('limits', String(org_id), '44', '55', 'planet')).lines).toEqual([line]);
    await expect(run('limits', String(org_id), '44', '55', 'mars')).rejects.toThrow('not “mars”');
    await expect(run('limits', String(org_id), '3', '55')).rejects.toThrow(/20/);
    await expect(run('limits', String(org_id), '44')).rejects.toThrow('A limit is a whole number');
    await expect(run('limits', 'Limited')).rejects.toThrow('a whole number, not “Limited”');
    expect(await run('limits', '999999')).toMatchObject({ isDone: false });
    await run('delete-organization', String(org_id), 'Limited');
  });

  test('that is deleted leaves no row and no file, and another one keeps all it has', async () => {
    const other = await found(bo, 'Costa Viva');
    await fill(bo, other, 90);
    const [tables, files] = [await hashTables(app.database), await listStored()];
    const doomed = await found(ana, 'Bahía Limpia');
    // Files that both have, and then ones of its own.
    await fill(ana, doomed, 90);
    await fill(ana, doomed, 70);
    const filled = await hashTables(app.database);
    const changed = Object.keys(filled).filter((name) => filled[name] !== tables[name]);
    expect(changed.length).toBeGreaterThan(15);
    const stored = await listStored();
    expect(stored.length).toBeGreaterThan(files.length + 2);
    const time = Date.now() / 1000 - HOURS_2_S;
    for (const path of stored) await utimes(path, time, time);

    const id = String(doomed.org_id);
    expect(await run('delete-organization', id, 'Bahia Limpia')).toEqual({
      isDone: false,
      lines: [
        expect.stringContaining(
          `Organization ${id} is “Bahía Limpia”, not “Bahia Limpia”. Nothing was deleted`,
        ),
      ],
    });
    expect(await hashTables(app.database)).toEqual(filled);

    const { lines, isDone } = await run('delete-organization', id, 'Bahía Limpia');
    expect(isDone).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^“Bahía Limpia” is deleted: 2 projects|^“Bahía Limpia” is deleted: 3 projects/),
    ]);
    const after = await hashTables(app.database);
    const differing = Object.keys(after).filter((name) => after[name] !== tables[name]);
    expect(differing.filter((name) => !OUTLIVING.includes(name))).toEqual([]);
    expect(await listStored()).toEqual(files);

    const { rows: told } = await sql`
      select action, subject from audit_entries where organization_id = ${doomed.org_id} or action = 'organization.deleted'
        and subject <> 'Limited'`.execute(app.database.read);
    expect(told).toEqual([{ action: 'organization.deleted', subject: 'Bahía Limpia' }]);
    const { rows: topics } = await sql<{ topic: string }>`
      select distinct topic from events where topic in (${`organization:${doomed.org_id}`}, ${`project:${doomed.project_id}`})`.execute(
      app.database.read,
    );
    expect(topics).toEqual([]);
    const { rows: news } = await sql<{ type: string }>`
      select type from events where topic = ${`member:${ana.memberId}`} order by seq desc limit 1`.execute(
      app.database.read,
    );
    expect(news).toEqual([{ type: 'organization_member.changed' }]);
    expect(await run('delete-organization', id, 'Bahía Limpia')).toMatchObject({ isDone: false });
    expect(await run('storage', 'check')).toMatchObject({ isDone: true });
  });

  test('whose files are younger than an hour keeps those, and says so', async () => {
    const young = await found(ana, 'Brand new');
    await fill(ana, young, 110);
    const { lines } = await run('delete-organization', String(young.org_id), 'Brand new');
    expect(lines[1]).toMatch(/^\d of its files were stored within the last hour/);
  });
});

test('an organization is not deleted while what it ordered is under way; then its customer is named', async () => {
  const { org_id } = await found(ana, 'Paying');
  const { code } = await ana.client.call(layers.createLayer, {
    params: { org_id },
    body: { type: 5, name: 'Scenes', layer: { data: { feature_ids: [] } } },
  });
  await sql`
    insert into imagery_orders (order_id, organization_id, layer_code, item_type, item_ids, product_bundle, area, area_km2,
      status)
    values (gen_random_uuid(), ${org_id}, ${code}, 'PSScene', '{a}', 'visual',
      st_setsrid(st_makeenvelope(0, 0, 1, 1), 4326), 12, 2)`.execute(app.database.read);
  await sql`
    insert into billing_accounts (organization_id, code, customer_id) values (${org_id}, gen_random_uuid(), 'cus_42')`.execute(
    app.database.read,
  );
  const refused = await run('delete-organization', String(org_id), 'Paying');
  expect(refused).toEqual({ isDone: false, lines: [expect.stringContaining('has an order of satellite')] });
  await sql`update imagery_orders set status = 0 where organization_id = ${org_id}`.execute(
    app.database.read,
  );
  const { isDone, lines } = await run('delete-organization', String(org_id), 'Paying');
  expect(isDone).toBe(true);
  expect(lines).toContainEqual(expect.stringContaining('knows it as cus_42'));
});

test('queues are said as the page shows them', async () => {
  await makeJob(app.database, { reason: 'The disk was full.' });
  expect((await run('queues')).lines).toContainEqual(
    expect.stringMatching(/^idle {2}\d+ queued, 0 running, 0 retrying, 1 failed/),
  );
});
