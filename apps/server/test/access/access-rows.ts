import { insertOrganizationMember } from '../../src/modules/organizations/index.ts';
import { makeIdentityToken } from '../people/identity.ts';
import type { AccessWorld } from './access-world.ts';

/** A new member of the organization, for one call. */
export async function someMember(world: AccessWorld) {
  const { memberId } = await world.makeNewcomer();
  await world.app.database.transaction((tx) =>
    insertOrganizationMember(tx, world.organizationId, memberId, 'org_member'),
  );
  return { org_id: world.organizationId, member_id: memberId };
}

/** An identity token of a new account with this address. */
export async function memberWithIdentity({ app }: AccessWorld, email: string) {
  const firebase_token = await makeIdentityToken(app.baseUrl, email);
  await app.services.sessions.signUp({
    identityToken: firebase_token,
    displayName: 'Ana Ruiz',
    organizationName: null,
  });
  return { firebase_token };
}
