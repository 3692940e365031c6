import {
  hasProjectPermission,
  isProjectRoleAtLeast,
  type ProjectMember,
  type ProjectMemberAdd,
  type ProjectRole,
} from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/realtime/event-log.ts';
import { findMemberByEmail } from '../../members/index.ts';
import { deleteProjectMember, findGivenRole, listProjectMembers, putProjectMember } from './store.ts';

export interface RoleChange {
  readonly role_name?: ProjectRole | undefined;
  readonly manage_members?: boolean | undefined;
}

export interface ProjectMemberService {
  list(grant: ProjectGrant<'project_member:read'>): Promise<ProjectMember[]>;
  add(grant: ProjectGrant<'project_member:create'>, input: ProjectMemberAdd): Promise<ProjectMember>;
  update(
    grant: ProjectGrant<'project_member:update'>,
    memberId: number,
    change: RoleChange,
  ): Promise<ProjectMember>;
  /** Anyone may remove themselves; others only with `project_member:delete`. */
  remove(grant: ProjectGrant<'project:read'>, memberId: number): Promise<void>;
}

/** Nobody changes someone stronger than themselves, nor makes anyone stronger than themselves. */
function assertWithinOwnRole(grant: ProjectGrant, ...roles: (ProjectRole | undefined)[]): void {
  for (const role of roles) {
    if (role !== undefined && !isProjectRoleAtLeast(grant.role, role)) throw new AppError('forbidden');
  }
}

async function announce(tx: Tx, grant: ProjectGrant, memberId: number): Promise<void> {
  const payload = { project_id: grant.projectId, member_id: memberId };
  const event = { type: 'project_member.changed', payload, memberId: grant.memberId } as const;
  await appendEvent(tx, { topic: `member:${memberId}`, ...event });
  await appendEvent(tx, { topic: `project:${grant.projectId}`, ...event });
}

export function createProjectMemberService(database: Database): ProjectMemberService {
  async function get(projectId: number, memberId: number): Promise<ProjectMember> {
    const found = (await listProjectMembers(database.read, projectId)).find((m) => m.member_id === memberId);
    if (found === undefined) throw new AppError('member_not_found');
    return found;
  }

  return {
    list: (grant) => listProjectMembers(database.read, grant.projectId),
    async add(grant, input) {
      const memberId = await findMemberByEmail(database.read, input.email);
      if (memberId === null) {
        throw new AppError('member_not_found', {
          detail: 'Nobody has signed up with this e-mail address yet.',
        });
      }
      await database.transaction(async (tx) => {
        const given = await findGivenRole(tx, grant.projectId, memberId);
        assertWithinOwnRole(grant, input.role_name, given?.role_name);
        await putProjectMember(tx, grant.projectId, memberId, input.role_name, input.manage_members);
        await announce(tx, grant, memberId);
      });
      return get(grant.projectId, memberId);
    },
    async update(grant, memberId, change) {
      await database.transaction(async (tx) => {
        const given = await findGivenRole(tx, grant.projectId, memberId);
        if (given === null) throw new AppError('member_not_found');
        const role = change.role_name ?? given.role_name;
        assertWithinOwnRole(grant, given.role_name, role);
        await putProjectMember(
          tx,
          grant.projectId,
          memberId,
          role,
          change.manage_members ?? given.manage_members,
        );
        await announce(tx, grant, memberId);
      });
      return get(grant.projectId, memberId);
    },
    async remove(grant, memberId) {
      await database.transaction(async (tx) => {
        const given = await findGivenRole(tx, grant.projectId, memberId);
        if (memberId !== grant.memberId) {
          if (!hasProjectPermission(grant.role, grant.manageMembers, 'project_member:delete')) {
            throw new AppError('forbidden');
          }
          assertWithinOwnRole(grant, given?.role_name);
        }
        if (given === null) throw new AppError('member_not_found');
        await deleteProjectMember(tx, grant.projectId, memberId);
        await announce(tx, grant, memberId);
      });
    },
  };
}
