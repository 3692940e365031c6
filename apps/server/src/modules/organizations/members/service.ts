import {
  type GivenOrganizationRole,
  hasOrganizationPermission,
  isOrganizationRoleAtLeast,
  type OrganizationMember,
  type OrganizationMemberUpdate,
  type OrganizationProjectMember,
} from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  countAdministrators,
  deleteOrganizationMember,
  findGivenOrganizationRole,
  listOrganizationMembers,
  lockOrganization,
  updateOrganizationMember,
} from '../store.ts';
import { listOrganizationProjectMembers } from './store.ts';

export interface OrganizationMemberService {
  list(grant: OrganizationGrant<'org_member:read'>): Promise<OrganizationMember[]>;
  /** Members of the projects that the caller may read. */
  listOfProjects(grant: OrganizationGrant<'org_member:read'>): Promise<OrganizationProjectMember[]>;
  update(
    grant: OrganizationGrant<'org_member:update'>,
    memberId: number,
    change: OrganizationMemberUpdate,
  ): Promise<OrganizationMember>;
  /**
   * Removes a member from the organization and all its projects. Anyone may remove themselves; others only with
   * `org_member:delete`.
   */
  remove(grant: OrganizationGrant<'organization:read'>, memberId: number): Promise<void>;
}

/** Rejects changing a member with a stronger role than one’s own, and granting one. */
function assertWithinOwnRole(
  grant: OrganizationGrant,
  ...roles: (GivenOrganizationRole | undefined)[]
): void {
  for (const role of roles) {
    if (role !== undefined && !isOrganizationRoleAtLeast(grant.role, role)) throw new AppError('forbidden');
  }
}

/** A member’s role, read with the organization locked, so that concurrent removals of administrators are serialized. */
async function holdRole(tx: Tx, organizationId: number, memberId: number): Promise<GivenOrganizationRole> {
  await lockOrganization(tx, organizationId);
  const role = await findGivenOrganizationRole(tx, organizationId, memberId);
  if (role === null) throw new AppError('member_not_found');
  return role;
}

async function getMember(tx: Tx, organizationId: number, memberId: number): Promise<OrganizationMember> {
  const [member] = await listOrganizationMembers(tx, organizationId, memberId);
  if (member === undefined) throw new AppError('member_not_found');
  return member;
}

/** @throws AppError `last_admin` when the only administrator would lose the role. */
async function assertNotLastAdmin(tx: Tx, organizationId: number, role: GivenOrganizationRole) {
  if (role === 'org_admin' && (await countAdministrators(tx, organizationId)) <= 1) {
    throw new AppError('last_admin');
  }
}

/** Announces a changed member to that member and to the organization. */
export async function announceOrganizationMember(
  tx: Tx,
  organizationId: number,
  memberId: number,
  byMemberId: number,
): Promise<void> {
  const payload = { organization_id: organizationId, member_id: memberId };
  const event = { type: 'organization_member.changed', payload, memberId: byMemberId } as const;
  await appendEvent(tx, { topic: `member:${memberId}`, ...event });
  await appendEvent(tx, { topic: `organization:${organizationId}`, ...event });
}

/** Audits changes of a member’s name, role or access. */
async function recordChange(
  tx: Tx,
  grant: OrganizationGrant,
  was: OrganizationMember,
  became: OrganizationMember,
  change: OrganizationMemberUpdate,
): Promise<void> {
  const { memberId: actorId, organizationId } = grant;
  const entry = { actorId, organizationId, subjectId: became.member_id };
  if (became.display_name !== was.display_name) {
    const names = { was: was.display_name, became: became.display_name };
    await recordAudit(tx, { action: 'member.renamed', ...entry, ...names });
  }
  if (became.role !== was.role) {
    const roles = { was: was.role, became: became.role };
    await recordAudit(tx, { action: 'member.role_changed', ...entry, ...roles });
  }
  if (change.key_settings !== undefined) {
    const settings = change.key_settings.map(({ name, enabled }) => `${name}: ${enabled ? 'on' : 'off'}`);
    await recordAudit(tx, { action: 'member.access_changed', ...entry, became: settings.join(', ') });
  }
}

/**
 * Ends all roles of a member in the projects of an organization, including deleted ones, and announces it; implemented
 * by the projects module.
 */
export type EndProjectRoles = (
  tx: Tx,
  organizationId: number,
  memberId: number,
  byMemberId: number,
) => Promise<void>;

export function createOrganizationMemberService(
  database: Database,
  endProjectRoles: EndProjectRoles,
): OrganizationMemberService {
  return {
    list: (grant) => listOrganizationMembers(database.read, grant.organizationId),
    listOfProjects: (grant) =>
      listOrganizationProjectMembers(database.read, grant.memberId, grant.organizationId),
    async update(grant, memberId, change) {
      const { organizationId } = grant;
      return database.transaction(async (tx) => {
        const given = await holdRole(tx, organizationId, memberId);
        assertWithinOwnRole(grant, given, change.role);
        if (change.role !== undefined && change.role !== given) {
          await assertNotLastAdmin(tx, organizationId, given);
        }
        const was = await getMember(tx, organizationId, memberId);
        await updateOrganizationMember(tx, organizationId, memberId, change);
        await announceOrganizationMember(tx, organizationId, memberId, grant.memberId);
        const member = await getMember(tx, organizationId, memberId);
        await recordChange(tx, grant, was, member, change);
        return member;
      });
    },
    async remove(grant, memberId) {
      const { organizationId } = grant;
      const isSelf = memberId === grant.memberId;
      if (!isSelf && !hasOrganizationPermission(grant.role, 'org_member:delete')) {
        throw new AppError('forbidden');
      }
      await database.transaction(async (tx) => {
        const given = await holdRole(tx, organizationId, memberId);
        if (!isSelf) assertWithinOwnRole(grant, given);
        await assertNotLastAdmin(tx, organizationId, given);
        await deleteOrganizationMember(tx, organizationId, memberId);
        const action = isSelf ? 'member.left' : 'member.removed';
        await recordAudit(tx, {
          action,
          actorId: grant.memberId,
          organizationId,
          subjectId: memberId,
          was: given,
        });
        // Otherwise the member would remain a guest of each project they had a role in.
        await endProjectRoles(tx, organizationId, memberId, grant.memberId);
        await announceOrganizationMember(tx, organizationId, memberId, grant.memberId);
      });
    },
  };
}
