import {
  hasProjectPermission,
  isProjectRoleAtLeast,
  type MadeProjectInvite,
  type MembersOfProject,
  type ProjectMember,
  type ProjectMemberAdd,
  type ProjectRole,
} from '@waypost/contract';
import type { MemberGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertRoomForMember } from '../../organizations/index.ts';
import {
  deleteProjectMember,
  findColleague,
  listMembersOfProjects,
  listProjectMembers,
  listReadableProjects,
  lockGivenRole,
  putProjectMember,
  updateProjectMember,
} from './store.ts';

export interface RoleChange {
  readonly role_name?: ProjectRole | undefined;
  readonly manage_members?: boolean | undefined;
  /** If given, must equal the member of the path. */
  readonly member_id?: number | undefined;
}

export interface ProjectMemberService {
  list(grant: ProjectGrant<'project_member:read'>): Promise<ProjectMember[]>;
  /** The members of several projects, in the given order, without unreadable projects. */
  listByProjects(grant: MemberGrant, projectIds: readonly number[]): Promise<MembersOfProject[]>;
  /**
   * Adds a person of the organization or of one of its projects, and invites anyone else. Existing members lose
   * nothing.
   * @throws AppError `already_member` for a role below their current one, `limit_reached`, `forbidden`.
   */
  add(
    grant: ProjectGrant<'project_member:create'>,
    input: ProjectMemberAdd,
  ): Promise<ProjectMember | MadeProjectInvite>;
  update(
    grant: ProjectGrant<'project_member:update'>,
    memberId: number,
    change: RoleChange,
  ): Promise<ProjectMember>;
  /** Anyone may remove themselves; others only with `project_member:delete`. */
  remove(grant: ProjectGrant<'project:read'>, memberId: number): Promise<void>;
}

/** Rejects changing a member with a stronger role than one’s own, and granting one. */
function assertWithinOwnRole(grant: ProjectGrant, ...roles: (ProjectRole | undefined)[]): void {
  for (const role of roles) {
    if (role !== undefined && !isProjectRoleAtLeast(grant.role, role)) throw new AppError('forbidden');
  }
}

/** Announces a changed membership to the member and to the project. */
export async function announceProjectMember(
  tx: Tx,
  projectId: number,
  memberId: number,
  byMemberId: number,
): Promise<void> {
  const payload = { project_id: projectId, member_id: memberId };
  const event = { type: 'project_member.changed', payload, memberId: byMemberId } as const;
  await appendEvent(tx, { topic: `member:${memberId}`, ...event });
  await appendEvent(tx, { topic: `project:${projectId}`, ...event });
}

const announce = (tx: Tx, grant: ProjectGrant, memberId: number) =>
  announceProjectMember(tx, grant.projectId, memberId, grant.memberId);

/** Audits that a member got, changed or lost a role. */
async function record(
  tx: Tx,
  { memberId: actorId, projectId }: ProjectGrant,
  subjectId: number,
  was: ProjectRole | null,
  became: ProjectRole | null,
): Promise<void> {
  if (was === became) return;
  const gone = subjectId === actorId ? 'project_member.left' : 'project_member.removed';
  const changed = was === null ? 'project_member.added' : 'project_member.role_changed';
  await recordAudit(tx, {
    action: became === null ? gone : changed,
    actorId,
    projectId,
    subjectId,
    was,
    became,
  });
}

/** Audits that a member may or may no longer manage members. */
async function recordManagement(
  tx: Tx,
  { memberId: actorId, projectId }: ProjectGrant,
  subjectId: number,
  { did, does }: { readonly did: boolean; readonly does: boolean },
): Promise<void> {
  if (did === does) return;
  const action = does ? 'project_member.management_granted' : 'project_member.management_withdrawn';
  await recordAudit(tx, { action, actorId, projectId, subjectId });
}

/** Invites a person whom the organization does not know; implemented by the invites module. */
export type InviteInstead = (
  grant: ProjectGrant<'project_member:create'>,
  input: ProjectMemberAdd,
) => Promise<MadeProjectInvite>;

export function createProjectMemberService(
  database: Database,
  inviteInstead: InviteInstead,
): ProjectMemberService {
  async function get(projectId: number, memberId: number): Promise<ProjectMember> {
    const found = (await listProjectMembers(database.read, projectId)).find((m) => m.member_id === memberId);
    if (found === undefined) throw new AppError('member_not_found');
    return found;
  }

  return {
    list: (grant) => listProjectMembers(database.read, grant.projectId),
    async listByProjects(grant, projectIds) {
      const ids = [...new Set(projectIds)];
      // Every reader of a project has `project_member:read`.
      const readable = await listReadableProjects(database.read, grant.memberId, ids);
      const members = await listMembersOfProjects(database.read, readable);
      return ids
        .filter((id) => readable.includes(id))
        .map((project_id) => ({ project_id, members: members.get(project_id) ?? [] }));
    },
    async add(grant, input) {
      // Outsiders are invited with and without an account, so the response does not reveal which.
      const memberId = await findColleague(database.read, grant.organizationId, input.email);
      if (memberId === null) return inviteInstead(grant, input);
      const isAdded = await database.transaction(async (tx) => {
        // Locks the organization’s row first, so that concurrent additions of one person see each other.
        await assertRoomForMember(tx, grant.organizationId, memberId);
        // The member may just have been removed from the organization.
        if ((await findColleague(tx, grant.organizationId, input.email)) === null) return false;
        const given = await lockGivenRole(tx, grant.projectId, memberId);
        assertWithinOwnRole(grant, input.role_name, given?.role_name);
        if (given !== null && !isProjectRoleAtLeast(input.role_name, given.role_name)) {
          throw new AppError('already_member', { detail: 'They are in the project with a stronger role.' });
        }
        const manages = input.manage_members || given?.manage_members === true;
        await putProjectMember(tx, grant.projectId, memberId, input.role_name, manages);
        await record(tx, grant, memberId, given?.role_name ?? null, input.role_name);
        const did = given?.manage_members === true;
        await recordManagement(tx, grant, memberId, { did, does: manages });
        await announce(tx, grant, memberId);
        return true;
      });
      return isAdded ? get(grant.projectId, memberId) : inviteInstead(grant, input);
    },
    async update(grant, memberId, change) {
      if (change.member_id !== undefined && change.member_id !== memberId) {
        throw new AppError('validation_failed', {
          issues: [{ path: 'body.member_id', message: 'This is not the member of the path.' }],
        });
      }
      await database.transaction(async (tx) => {
        // Locked, so that a concurrently removed member does not come back.
        const given = await lockGivenRole(tx, grant.projectId, memberId);
        if (given === null) throw new AppError('member_not_found');
        const role = change.role_name ?? given.role_name;
        assertWithinOwnRole(grant, given.role_name, role);
        const manages = change.manage_members ?? given.manage_members;
        await updateProjectMember(tx, grant.projectId, memberId, {
          role_name: role,
          manage_members: manages,
        });
        await record(tx, grant, memberId, given.role_name, role);
        await recordManagement(tx, grant, memberId, { did: given.manage_members, does: manages });
        await announce(tx, grant, memberId);
      });
      return get(grant.projectId, memberId);
    },
    async remove(grant, memberId) {
      await database.transaction(async (tx) => {
        const given = await lockGivenRole(tx, grant.projectId, memberId);
        if (memberId !== grant.memberId) {
          if (!hasProjectPermission(grant.role, grant.manageMembers, 'project_member:delete')) {
            throw new AppError('forbidden');
          }
          assertWithinOwnRole(grant, given?.role_name);
        }
        if (given === null) throw new AppError('member_not_found');
        await deleteProjectMember(tx, grant.projectId, memberId);
        await record(tx, grant, memberId, given.role_name, null);
        await announce(tx, grant, memberId);
      });
    },
  };
}
