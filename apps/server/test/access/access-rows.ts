import { insertOrganizationMember } from '../../src/modules/organizations/index.ts';
import { makeIdentityToken } from '../people/identity.ts';
import type { AccessWorld } from './access-world.ts';

/** Somebody who belongs to the organization, for one call. */
export async function someMember(world: AccessWorld) {
  const { memberId } = await world.makeNewcomer();
  await world.app.database.transaction((tx) =>
    insertOrganizationMember(tx, world.organizationId, memberId, 'org_member'),
  );
  return { org_id: world.organizationId, member_id: memberId };
}

/** The identity token of somebody who has signed up with an address. */
export async function memberWithIdentity({ app }: AccessWorld, email: string) {
  const firebase_token = await makeIdentityToken(app.baseUrl, email);
  await app.services.sessions.signUp({
    identityToken: firebase_token,
    displayName: 'Ana Ruiz',
    organizationName: null,
  });
  return { firebase_token };
}
