import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { setSuperUser } from '../index.ts';

const { administration, features, organizations, projects, resources } = ENDPOINTS;

let app: TestApp;
let root: Person;
let ana: Person;
let bo: Person;

beforeAll(async () => {
  app = await startTestApp();
  root = await app.createPerson('Root Person');
  await setSuperUser(app.database, root.email, true);
  ana = await app.createPerson('Ana Ruiz');
  bo = await app.createPerson('Bo Lind');
});
afterAll(() => app.close());

const list = (query: object, by = root) =>
  by.client.call(administration.listAdministeredOrganizations, { query: query as never });
const namesOf = async (query: object) =>
  (await list(query)).organizations.map((one) => one.organization_name);
const found = async (organization_name: string) =>
  (await ana.client.call(organizations.createOrganization, { body: { organization_name } })).organization_id;
const makeProject = async (org_id: number, body: { name: string; parentId?: number }) =>
  (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;

async function makeFeature(project_id: number): Promise<string> {
  const feature = { name: 'Buoy', geometry: { type: 'Point', coordinates: [1, 2] } };
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature } as never,
  });
  return made.properties.code;
}

async function addPicture(code: string, width: number): Promise<string> {
  const uuid = crypto.randomUUID();
  await ana.client.call(resources.addResource, {
    params: { code },
    query: { uuid },
    files: [await makePicture({ width, height: 30 })],
  });
  return uuid;
}

async function countBytes(code: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select sum(byte_size)::double precision as bytes from resources where feature_code = ${code}`.execute(
    app.database.read,
  );
  return rows[0]?.bytes ?? 0;
}

describe('the list of organizations', () => {
  test('says what each holds: people once, no project of the trash, and the files of removed pictures', async () => {
    const org_id = await found('Kelp Watch');
    expect((await list({ q: 'kelp' })).organizations).toEqual([
      expect.objectContaining({
        members: 1,
        projects: 0,
        features: 0,
        storage_bytes: 0,
        last_activity: null,
      }),
    ]);
    const coast = await makeProject(org_id, { name: 'Coast' });
    const reef = await makeProject(org_id, { name: 'Reef', parentId: coast });
    const doomed = await makeProject(org_id, { name: 'Doomed' });
    // Bo is in two projects and not in the organization; Ana is in both.
    await app.database.transaction(async (tx) => {
      for (const project_id of [coast, reef]) {
        await sql`insert into project_members (project_id, member_id, role_name)
          values (${project_id}, ${bo.memberId}, 'project_editor')`.execute(tx);
      }
    });
    const code = await makeFeature(reef);
    await makeFeature(coast);
    await makeFeature(doomed);
    await addPicture(code, 40);
    const removed = await addPicture(code, 50);
    const bytes = await countBytes(code);
    expect(bytes).toBeGreaterThan(100);
    await ana.client.call(resources.removeResource, { params: { code, uuid: removed } });
    await ana.client.call(projects.deleteProject, { params: { org_id, project_id: doomed } });

    const { organizations: all, next } = await list({ q: 'KELP' });
    expect(next).toBeNull();
    expect(all).toEqual([
      expect.objectContaining({
        organization_id: org_id,
        organization_name: 'Kelp Watch',
        plan: 0,
        projects_limit: 20,
        members_limit: 20,
        projects: 2,
        members: 2,
        features: 2,
        storage_bytes: bytes,
        created_at: expect.stringMatching(/Z$/),
      }),
    ]);
    const { rows } = await sql<{ last: Date }>`
      select max(last_activity) as last from project_stats join projects using (project_id)
      where organization_id = ${org_id}`.execute(app.database.read);
    expect(all[0]?.last_activity).toBe(rows[0]?.last.toISOString());
  });

  test('comes in pages, by name in any case or the newest first, each once', async () => {
    for (const name of ['page Delta', 'Page alpha', 'page charlie', 'Page Bravo', 'Page echo'])
      await found(name);
    const read = async (query: object) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          q: 'page',
          limit: 2,
          ...query,
          ...(after === null ? {} : { after }),
        });
        expect(page.organizations.length).toBeLessThanOrEqual(2);
        seen.push(...page.organizations.map((one) => one.organization_name));
        after = page.next;
      } while (after !== null);
      return seen;
    };
    const byName = ['Page alpha', 'Page Bravo', 'page charlie', 'page Delta', 'Page echo'];
    expect(await read({})).toEqual(byName);
    expect(await read({ order: 'newest' })).toEqual([
      'Page echo',
      'Page Bravo',
      'page charlie',
      'Page alpha',
      'page Delta',
    ]);
    await expect(list({ order: 'newest', after: 'Page alpha' })).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'query.after' }],
    });
    await expect(list({ order: 'features' })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('is found by a part of a name, in which % and _ stand for themselves', async () => {
    await found('100 % Reef_Watch');
    expect(await namesOf({ q: '0 % r' })).toEqual(['100 % Reef_Watch']);
    expect(await namesOf({ q: 'F_W' })).toEqual(['100 % Reef_Watch']);
    expect(await namesOf({ q: 'k%w' })).toEqual([]);
    expect(await namesOf({ q: 'p_ge' })).toEqual([]);
  });

  test('is for super users', async () => {
    await expect(list({}, ana)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
