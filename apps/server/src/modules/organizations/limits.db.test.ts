import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { readInviteCode } from '../../../test/people/invites.ts';
import { putProjectMember } from '../projects/index.ts';
import { assertRoomForMember, foundOrganization, insertOrganizationMember } from './index.ts';

const { invites, organizations, projects } = ENDPOINTS;
const RACERS = 50;

let app: TestApp;
let ana: Person;
let organizationId: number;
let organizationsMade = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  const made = await app.createPerson('Ana Ruiz');
  ana = { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
});
afterAll(() => app.close());

beforeEach(async () => {
  organizationsMade += 1;
  organizationId = await app.database.transaction((tx) =>
    foundOrganization(tx, ana.memberId, `Costa Viva ${organizationsMade}`),
  );
});

const createProject = (name: string, parentId: number | null = null) =>
  ana.client.call(projects.createProject, {
    params: { org_id: organizationId },
    body: { name, parentId },
  });

async function count(table: 'projects' | 'organization_members'): Promise<number> {
  const row = await app.database.read
    .selectFrom(table)
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const setPlan = (plan: number) =>
  app.database.read
    .updateTable('organizations')
    .set({ plan })
    .where('organization_id', '=', organizationId)
    .execute();

const upTo = (n: number) => Array.from({ length: n }, (_, index) => index);

/** Adds newcomers as the service does: check the limit, then insert, in one transaction. */
async function joinAll(memberIds: readonly number[]): Promise<PromiseSettledResult<void>[]> {
  return Promise.allSettled(
    memberIds.map((memberId) =>
      app.database.transaction(async (tx) => {
        await assertRoomForMember(tx, organizationId, memberId);
        await insertOrganizationMember(tx, organizationId, memberId, 'org_member');
      }),
    ),
  );
}

async function makeNewcomers(howMany: number): Promise<number[]> {
  const rows = await app.database.read
    .insertInto('members')
    .values(upTo(howMany).map((n) => ({ display_name: `Newcomer ${n}` })))
    .returning('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

describe('the project limit', () => {
  test('caps fifty concurrent creates at twenty, subprojects included', async () => {
    const root = await createProject('Root');
    const answers = await Promise.allSettled(
      upTo(RACERS).map((n) => createProject(`Project ${n}`, n % 2 === 0 ? root.project_id : null)),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(await count('projects')).toBe(20);
    expect(refused).toHaveLength(RACERS - 19);
    for (const answer of refused) {
      expect(answer.reason).toMatchObject({
        status: 402,
        code: 'limit_reached',
        detail: expect.stringContaining('limit of 20 projects'),
      });
    }
  });

  test('frees a place when a project is deleted', async () => {
    await Promise.all(upTo(20).map((n) => createProject(`Project ${n}`)));
    await expect(createProject('One too many')).rejects.toMatchObject({ code: 'limit_reached' });
    await app.database.read
      .updateTable('projects')
      .set({ deleted_at: new Date() })
      .where('project_name', '=', 'Project 7')
      .where('organization_id', '=', organizationId)
      .execute();
    await createProject('In its place');
    await expect(createProject('One too many')).rejects.toMatchObject({ code: 'limit_reached' });
  });

  test('does not exist on an unlimited plan', async () => {
    await setPlan(2);
    await Promise.all(upTo(25).map((n) => createProject(`Project ${n}`)));
    expect(await count('projects')).toBe(25);
    await setPlan(0);
    await expect(createProject('After the plan ended')).rejects.toMatchObject({ code: 'limit_reached' });
  });
});

describe('the member limit', () => {
  test('caps fifty concurrent additions at twenty', async () => {
    const answers = await joinAll(await makeNewcomers(RACERS));
    expect(await count('organization_members')).toBe(20);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(RACERS - 19);
    for (const answer of refused) expect(answer.reason).toMatchObject({ code: 'limit_reached', status: 402 });
  });

  test('caps fifty concurrent invite acceptances, and rejects further invites and additions', async () => {
    const project = await createProject('Reef watch');
    const places = { org_id: organizationId, project_id: project.project_id };
    const invited = await Promise.all(
      upTo(RACERS).map(async (n) => {
        const guest = await app.createPerson(`Guest ${organizationsMade} ${n}`);
        const { uuid } = await ana.client.call(invites.createProjectInvite, {
          body: { project_id: project.project_id, name: 'Some Body', email: guest.email },
        });
        return { guest, code: await readInviteCode(app, uuid) };
      }),
    );
    const answers = await Promise.allSettled(
      invited.map(({ guest, code }) =>
        clientFromAnywhere(app.baseUrl, guest.tokens.access_token).call(invites.acceptInvite, {
          params: { uuid: code },
        }),
      ),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    const isFull = {
      status: 402,
      code: 'limit_reached',
      detail: expect.stringContaining('limit of 20 members'),
    };
    expect(refused).toHaveLength(RACERS - 19);
    for (const answer of refused) expect(answer.reason).toMatchObject(isFull);
    const members = await ana.client.call(projects.listProjectMembers, { params: places });
    expect(members).toHaveLength(20);
  });

  // The embedded database runs one transaction at a time, so no one can leave in between.
  test.skipIf(!process.env.TEST_DATABASE_URL)(
    'applies again to a member who leaves while being added elsewhere',
    async () => {
      const project = await createProject('Reef watch');
      const other = await createProject('Tide watch');
      const guest = await app.createPerson(`Leaving ${organizationsMade}`);
      await app.database.transaction((tx) =>
        putProjectMember(tx, other.project_id, guest.memberId, 'project_viewer', false),
      );
      const add = async () =>
        ana.client.call(projects.addProjectMember, {
          params: { org_id: organizationId, project_id: project.project_id },
          body: { email: guest.email, role_name: 'project_viewer' },
        });
      const countWaiting = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.read);
        return rows[0]?.count;
      };
      const added = await app.database.transaction(async (tx) => {
        await tx
          .updateTable('organizations')
          .set({ members_limit: 1 })
          .where('organization_id', '=', organizationId)
          .execute();
        await tx.deleteFrom('project_members').where('member_id', '=', guest.memberId).execute();
        const adding = add().then(
          () => 'added',
          (error: unknown) => error,
        );
        await expect.poll(countWaiting).toBe(1);
        return { adding };
      });
      expect(await added.adding).toMatchObject({ status: 402, code: 'limit_reached' });
    },
  );

  test('counts a member of several projects once', async () => {
    const project = await createProject('Reef watch');
    const people = await makeNewcomers(20);
    await app.database.transaction(async (tx) => {
      for (const memberId of people.slice(0, 19)) {
        await assertRoomForMember(tx, organizationId, memberId);
        await putProjectMember(tx, project.project_id, memberId, 'project_viewer', false);
      }
    });
    // Ana and nineteen guests reach the limit. A guest may still become a member, but a twenty-first person is
    // rejected.
    const [guest, , ...rest] = people;
    const newcomer = rest.at(-1);
    const outcomes = await joinAll([guest ?? 0, newcomer ?? 0]);
    expect(outcomes.map((one) => one.status)).toEqual(['fulfilled', 'rejected']);
  });

  test('does not exist on an unlimited plan', async () => {
    await setPlan(2);
    await joinAll(await makeNewcomers(30));
    expect(await count('organization_members')).toBe(31);
  });
});

test('the reported limits are the enforced limits', async () => {
  const seen = await ana.client.call(organizations.getOrganization, { params: { org_id: organizationId } });
  expect(seen).toMatchObject({ plan: 0, projects_limit: 20, members_limit: 20 });
});
