import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@waypost/client';
import { ENDPOINTS, type ProjectRole, TRASH_DAYS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../../test/access/access-world.ts';
import { openLiveClient } from '../../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { putProjectMember } from '../index.ts';

const { features, projects, tiles } = ENDPOINTS;
const DAY_MS = 86_400_000;

let app: TestApp;
let ana: Person;
let org_id: number;
let root: number;
let child: number;
let grandchild: number;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await person();
  const organization = { body: { organization_name: 'Costa Viva' } };
  org_id = (await ana.client.call(ENDPOINTS.organizations.createOrganization, organization)).organization_id;
  await setPlan(2);
});
afterAll(() => app.close());
beforeEach(async () => {
  root = await make('Root', null);
  child = await make('Child', root);
  grandchild = await make('Grandchild', child);
});

async function person(): Promise<Person> {
  people += 1;
  const made = await app.createPerson(`Person ${people}`);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}
/** 0: at most 20 projects; 2: unlimited. */
async function setPlan(plan: number): Promise<void> {
  await app.database.transaction((tx) =>
    tx.updateTable('organizations').set({ plan }).where('organization_id', '=', org_id).execute(),
  );
}
async function personWith(role: ProjectRole, projectId: number): Promise<Person> {
  const made = await person();
  await app.database.transaction((tx) => putProjectMember(tx, projectId, made.memberId, role, false));
  return made;
}
async function make(name: string, parentId: number | null): Promise<number> {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name, parentId },
  });
  return made.project_id;
}
const makeFeature = async (project_id: number) =>
  (
    await ana.client.call(features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'Sighting', shared: true, geometry: { type: 'Point', coordinates: [0, 0] } } },
    })
  ).properties.code;
const remove = (who: Person, project_id: number) =>
  who.client.call(projects.deleteProject, { params: { org_id, project_id } });
const restore = (who: Person, deletion_id: string) =>
  who.client.call(projects.restoreProject, { params: { deletion_id } });
const trashOf = (who: Person) => who.client.call(projects.listDeletedProjects, { query: { org_id } });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const listed = async (who: Person) =>
  (await who.client.call(projects.listProjects, { params: { org_id } })).map((one) => one.project_id);

describe('deleting a project', () => {
  test('removes its whole subtree from every read', async () => {
    const inside = await makeFeature(grandchild);
    await makeFeature(root);
    const deletion = await remove(ana, child);
    expect(deletion).toMatchObject({
      project_id: child,
      project_name: 'Child',
      children_count: 1,
      features_count: 1,
      is_restorable: true,
    });
    const ids = await listed(ana);
    expect(ids).toContain(root);
    expect(ids).not.toContain(child);
    expect(ids).not.toContain(grandchild);
    const params = { project_id: grandchild };
    expect(await code(ana.client.call(projects.getProject, { params: { org_id, ...params } }))).toBe(
      'project_not_found',
    );
    // Even though it is Public: a feature is deleted with its project.
    expect(await code(ana.client.call(features.getFeature, { params: { code: inside } }))).toBe(
      'feature_not_found',
    );
    expect(await code(ana.client.call(features.listFeatures, { params }))).toBe('project_not_found');
    expect(await code(ana.client.call(tiles.getTileState, { params }))).toBe('project_not_found');
    expect(await ana.client.call(features.getFeaturesTotal, { params: { project_id: root } })).toBe(1);
    expect((await ana.client.call(tiles.getTileState, { params: { project_id: root } })).count).toBe(1);
    expect(await code(remove(ana, child))).toBe('project_not_found');
  });

  test('needs an administrator of the project', async () => {
    expect(await code(remove(await personWith('project_editor', child), child))).toBe('forbidden');
    expect(await code(remove(await personWith('project_admin', grandchild), child))).toBe(
      'project_not_found',
    );
    expect(await code(remove(await personWith('project_admin', root), child))).toBe('done');
  });

  test('notifies each reader at the topmost project they could read, and ends their subscriptions', async () => {
    const below = await personWith('project_viewer', grandchild);
    const stranger = await person();
    const live = openLiveClient(app.baseUrl, below);
    await live.listen(`member:${below.memberId}`, `project:${grandchild}`);
    await remove(ana, child);
    await expect.poll(() => live.events.map((event) => event.type)).toContain('project.deleted');
    const told = live.events.find((event) => event.type === 'project.deleted');
    expect(told).toMatchObject({ topic: `member:${below.memberId}`, payload: { project_id: grandchild } });
    await expect.poll(() => live.lost).toContain(`project:${grandchild}`);
    live.close();
    const topics = await app.database.read
      .selectFrom('events')
      .select(['topic', 'payload'])
      .where('type', '=', 'project.deleted')
      .execute();
    expect(topics.map((row) => row.topic)).not.toContain(`member:${stranger.memberId}`);
    expect(topics.filter((row) => row.topic === `project:${root}`)).toHaveLength(1);
  });

  test('leaves no concurrently created subproject behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parent = await make(`Parent ${round}`, null);
      await Promise.all([remove(ana, parent), code(make('Late child', parent))]);
      const orphans = await app.database.read
        .selectFrom('projects as c')
        .innerJoin('projects as p', 'p.project_id', 'c.parent_id')
        .select('c.project_id')
        .where('c.deleted_at', 'is', null)
        .where('p.deleted_at', 'is not', null)
        .execute();
      expect(orphans).toEqual([]);
    }
  });
});

describe('restoring a project', () => {
  test('brings back all that was deleted with it, and nothing deleted before', async () => {
    const code1 = await makeFeature(grandchild);
    const earlier = await remove(ana, grandchild);
    const { deletion_id, children_count } = await remove(ana, root);
    expect(children_count).toBe(1);
    const mine = (await trashOf(ana)).filter((one) => [root, grandchild].includes(one.project_id));
    expect(mine.map(({ project_id, is_restorable }) => [project_id, is_restorable])).toEqual([
      [root, true],
      [grandchild, false],
    ]);
    expect(await code(restore(ana, earlier.deletion_id))).toBe('parent_deleted');
    expect(await restore(ana, deletion_id)).toEqual({ project_id: root, organization_id: org_id });
    expect(await listed(ana)).toEqual(expect.arrayContaining([root, child]));
    expect(await listed(ana)).not.toContain(grandchild);
    expect(await code(restore(ana, deletion_id))).toBe('project_not_found');
    await restore(ana, earlier.deletion_id);
    expect(
      (await ana.client.call(features.getFeature, { params: { code: code1 } })).properties.project_id,
    ).toBe(grandchild);
  });

  test('is subject to the project limit', async () => {
    const { deletion_id } = await remove(ana, root);
    await setPlan(0);
    const limit = (projects_limit: number) =>
      app.database.transaction((tx) =>
        tx
          .updateTable('organizations')
          .set({ projects_limit })
          .where('organization_id', '=', org_id)
          .execute(),
      );
    const live = (await listed(ana)).length;
    await limit(live + 2);
    expect(await code(restore(ana, deletion_id))).toBe('limit_reached');
    expect(await listed(ana)).toHaveLength(live);
    await limit(live + 3);
    expect(await code(restore(ana, deletion_id))).toBe('done');
    expect(await listed(ana)).toHaveLength(live + 3);
    await setPlan(2);
  });

  test('is subject to the member limit', async () => {
    const guests = [
      await personWith('project_viewer', child),
      await personWith('project_viewer', grandchild),
    ];
    const own = await personWith('project_viewer', child);
    const other = await make('Elsewhere', null);
    await app.database.transaction((tx) =>
      putProjectMember(tx, other, own.memberId, 'project_viewer', false),
    );
    const { deletion_id } = await remove(ana, root);
    await setPlan(0);
    const set = (values: { members_limit: number; projects_limit: number }) =>
      app.database.read
        .updateTable('organizations')
        .set(values)
        .where('organization_id', '=', org_id)
        .execute();
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (
        select member_id from organization_members where organization_id = ${org_id}
        union
        select pm.member_id from project_members pm join projects p using (project_id)
        where p.organization_id = ${org_id} and p.deleted_at is null
      ) people`.execute(app.database.read);
    const people = rows[0]?.count ?? 0;
    await set({ projects_limit: 1_000, members_limit: people + guests.length - 1 });
    await expect(restore(ana, deletion_id)).rejects.toMatchObject({
      status: 402,
      code: 'limit_reached',
      detail: expect.stringMatching(/limit of \d+ members/),
    });
    expect((await listed(ana)).some((id) => id === root)).toBe(false);
    await set({ projects_limit: 1_000, members_limit: people + guests.length });
    expect(await code(restore(ana, deletion_id))).toBe('done');

    // Without new members it is restored even above the limit.
    const again = await remove(ana, other);
    await set({ projects_limit: 1_000, members_limit: 1 });
    expect(await code(restore(ana, again.deletion_id))).toBe('done');
    await setPlan(2);
  });

  test('is for administrators of the organization, the project or an ancestor', async () => {
    const of = {
      stranger: await person(),
      editor: await personWith('project_editor', child),
      adminBelow: await personWith('project_admin', grandchild),
      adminAbove: await personWith('project_admin', root),
      admin: await personWith('project_admin', child),
    };
    const { deletion_id } = await remove(of.admin, child);
    for (const who of [of.stranger, of.editor, of.adminBelow]) {
      expect((await trashOf(who)).map((one) => one.deletion_id)).not.toContain(deletion_id);
      expect(await code(restore(who, deletion_id))).toBe('project_not_found');
    }
    for (const who of [of.adminAbove, of.admin, ana]) {
      expect((await trashOf(who)).map((one) => one.deletion_id)).toContain(deletion_id);
    }
    // They administer only the deleted project, and may restore it.
    expect(await code(restore(of.admin, deletion_id))).toBe('done');
    expect(await listed(of.admin)).toEqual([child, grandchild]);
    expect(await code(restore(ana, 'nothing'))).toBe('project_not_found');
  });
});

test('a project past its retention is purged, and nothing else', async () => {
  await makeFeature(grandchild);
  const { deletion_id } = await remove(ana, child);
  const now = Date.now();
  await app.services.projectTrash.purge(new Date(now + (TRASH_DAYS - 1) * DAY_MS));
  expect((await trashOf(ana)).map((one) => one.deletion_id)).toContain(deletion_id);
  await app.services.projectTrash.purge(new Date(now + (TRASH_DAYS + 1) * DAY_MS));
  expect((await trashOf(ana)).map((one) => one.deletion_id)).not.toContain(deletion_id);
  expect(await code(restore(ana, deletion_id))).toBe('project_not_found');
  const left = await app.database.read
    .selectFrom('projects')
    .select('project_id')
    .where('project_id', 'in', [root, child, grandchild])
    .execute();
  expect(left).toEqual([{ project_id: root }]);
  const features_left = await app.database.read
    .selectFrom('features')
    .select('code')
    .where('project_id', '=', grandchild)
    .execute();
  expect(features_left).toEqual([]);
});

test('purging a project deletes its files, except those referenced elsewhere', async () => {
  const attach = async (project_id: number, ...contents: string[]) => {
    const made = await ana.client.call(ENDPOINTS.features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'With files', geometry: { type: 'Point', coordinates: [1, 2] } } },
      files: contents.map((text) => new File([text], 'note.txt')),
    });
    return made.properties.code;
  };
  const kept = await attach(root, 'named by both');
  await attach(child, 'named by both', 'named by the purged alone');
  const toDigest = (text: string) => createHash('sha256').update(text).digest('hex');
  const isThere = (text: string) =>
    access(join(app.config.storageDir, toDigest(text).slice(0, 2), toDigest(text))).then(
      () => true,
      () => false,
    );
  expect(await isThere('named by the purged alone')).toBe(true);
  await remove(ana, child);
  await app.services.projectTrash.purge(new Date(Date.now() + (TRASH_DAYS + 1) * DAY_MS));
  expect(await isThere('named by the purged alone')).toBe(false);
  expect(await isThere('named by both')).toBe(true);
  const feature = await ana.client.call(ENDPOINTS.features.getFeature, { params: { code: kept } });
  expect(feature.properties.resources).toHaveLength(1);
});
