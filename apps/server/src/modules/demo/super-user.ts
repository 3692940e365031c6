import type { Database } from '../../platform/db/database.ts';
import { createMember } from '../members/index.ts';
import { insertOrganizationMember } from '../organizations/index.ts';
import { findDemoOrganization, grantSuperUser, lockDemo, SUPER_USER_SUBJECT } from './store.ts';

const NAME = 'Elena Marín';

/**
 * The super user of the demo, created when first entered as. They administer the demo organization and are confined to
 * it: whoever reaches the server can enter as them, so they may not reach what others keep on it.
 * @returns their id.
 */
export function ensureSuperUser(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await lockDemo(tx);
    const known = await grantSuperUser(tx);
    if (known !== null) return known;
    const memberId = await createMember(tx, {
      identitySubject: SUPER_USER_SUBJECT,
      email: null,
      displayName: NAME,
    });
    await grantSuperUser(tx);
    const organizationId = await findDemoOrganization(tx);
    if (organizationId !== null) await insertOrganizationMember(tx, organizationId, memberId, 'org_admin');
    return memberId;
  });
}
