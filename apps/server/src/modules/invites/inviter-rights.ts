import { hasOrganizationPermission, hasProjectPermission, isProjectRoleAtLeast } from '@waypost/contract';
import { findOrganizationRole, findProjectRole } from '../../access/roles.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { InviteRow } from './store.ts';

/** Whether whoever invited may still do so now, with this role: an invite is worth what its inviter is. */
export async function mayStillInvite(db: Reader, invite: InviteRow): Promise<boolean> {
  if (invite.project_id === null) return mayAddToOrganization(db, invite);
  const held = await findProjectRole(db, invite.inviter_id, invite.project_id);
  return (
    held !== null &&
    invite.project_role !== null &&
    hasProjectPermission(held.role, held.manageMembers, 'project_invite:create') &&
    isProjectRoleAtLeast(held.role, invite.project_role)
  );
}

/** Whether whoever invited may add people to the organization now. */
export async function mayAddToOrganization(
  db: Reader,
  invite: Pick<InviteRow, 'inviter_id' | 'organization_id'>,
): Promise<boolean> {
  const role = await findOrganizationRole(db, invite.inviter_id, invite.organization_id);
  return role !== null && hasOrganizationPermission(role, 'org_member:create');
}
