import { hasOrganizationPermission, hasProjectPermission, isProjectRoleAtLeast } from '@waypost/contract';
import { findOrganizationRole, findProjectRole } from '../../access/roles.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { InviteRow } from './store.ts';

/** Whether the inviter may still grant this role: an invite is worth what its inviter may do now. */
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

/** Whether the inviter may now add members to the organization. */
export async function mayAddToOrganization(
  db: Reader,
  invite: Pick<InviteRow, 'inviter_id' | 'organization_id'>,
): Promise<boolean> {
  const role = await findOrganizationRole(db, invite.inviter_id, invite.organization_id);
  return role !== null && hasOrganizationPermission(role, 'org_member:create');
}
