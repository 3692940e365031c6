import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import type { AccessWorld, PrincipalKind } from '../access/access-world.ts';
import type { TestApp } from '../app/test-app.ts';

/** The secret in an invite's link, from the outbox. */
export async function readInviteCode(app: Pick<TestApp, 'database'>, uuid: string): Promise<string> {
  const { link } = await app.database.read
    .selectFrom('message_queue')
    .select('link')
    .where('reference', '=', `invite:${uuid}`)
    .where('link', 'is not', null)
    .executeTakeFirstOrThrow();
  return link?.split('/').at(-1) ?? '';
}

const uniqueEmail = () => `${randomUUID()}@example.com`;

/** An invite to the project or the organization of the matrix, for one call. */
export async function inviteTo(
  world: AccessWorld,
  where: 'project' | 'organization',
  email = uniqueEmail(),
): Promise<{ uuid: string; code: string }> {
  const admin = world.as('org_admin');
  const { uuid } =
    where === 'project'
      ? await admin.call(ENDPOINTS.invites.createProjectInvite, {
          body: { project_id: world.projectId, name: 'Somebody', email, role_name: 'project_viewer' },
        })
      : await admin.call(ENDPOINTS.invites.createOrganizationInvite, {
          params: { org_id: world.organizationId },
          body: { fullname: 'Somebody', email },
        });
  return { uuid, code: await readInviteCode(world.app, uuid) };
}

/** An invite code for a caller, to an organization outside the matrix. */
export async function inviteElsewhere(world: AccessWorld, kind: PrincipalKind): Promise<string> {
  const { client } = await world.makeNewcomer();
  const { organization_id } = await client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: `Team ${randomUUID()}` },
  });
  const email = kind === 'anonymous' ? uniqueEmail() : world.people[kind].email;
  const { uuid } = await client.call(ENDPOINTS.invites.createOrganizationInvite, {
    params: { org_id: organization_id },
    body: { fullname: 'Somebody', email },
  });
  return readInviteCode(world.app, uuid);
}
