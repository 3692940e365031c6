import { isProjectRoleAtLeast, type ProjectCreate } from '@waypost/contract';
import type { ProjectParentGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { recordAudit } from '../audit/index.ts';
import { putBoundary } from '../features/index.ts';
import { assertRoomForMember, assertRoomForProject } from '../organizations/index.ts';
import { announceProjectMember } from './members/service.ts';
import { listKnownColleagues, listProjectMembers, putProjectMember } from './members/store.ts';
import { insertProject } from './store.ts';
import { isLive, lockTree } from './tree/store.ts';

/** @throws AppError `validation_failed` when the body names another organization than the path. */
function assertSameOrganization(organizationId: number, given: number | undefined): void {
  if (given === undefined || given === organizationId) return;
  throw new AppError('validation_failed', {
    issues: [{ path: 'body.orgId', message: 'This is not the one of the path.' }],
  });
}

/**
 * Adds the initial members. Those with an equal inherited role get no row of their own, since it would remain when they
 * lose the inherited role. @throws AppError `member_not_found` for members unknown to the creator.
 */
async function putFirstMembers(
  tx: Tx,
  grant: ProjectParentGrant,
  projectId: number,
  given: NonNullable<ProjectCreate['member']>,
): Promise<void> {
  const wanted = new Map(
    given.filter((one) => one.member_id !== grant.memberId).map((one) => [one.member_id, one]),
  );
  if (wanted.size === 0) return;
  const known = await listKnownColleagues(tx, grant, [...wanted.keys()]);
  if (known.length < wanted.size) throw new AppError('member_not_found');
  const above = new Map((await listProjectMembers(tx, projectId)).map((one) => [one.member_id, one]));
  for (const { member_id, role_name, manage_members } of wanted.values()) {
    const held = above.get(member_id);
    const hasAsMuch =
      held !== undefined &&
      isProjectRoleAtLeast(held.role_name, role_name) &&
      (held.manage_members || !manage_members);
    if (hasAsMuch) continue;
    await assertRoomForMember(tx, grant.organizationId, member_id);
    await putProjectMember(tx, projectId, member_id, role_name, manage_members);
    await recordAudit(tx, {
      action: 'project_member.added',
      actorId: grant.memberId,
      projectId,
      subjectId: member_id,
      became: role_name,
    });
    await announceProjectMember(tx, projectId, member_id, grant.memberId);
  }
}

/** Creates a project with its initial members and boundary. @returns its id. */
export async function createWithin(tx: Tx, grant: ProjectParentGrant, input: ProjectCreate): Promise<number> {
  const { memberId, organizationId, parentId } = grant;
  assertSameOrganization(organizationId, input.orgId);
  await lockTree(tx, organizationId);
  if (parentId !== null && !(await isLive(tx, parentId))) throw new AppError('project_not_found');
  await assertRoomForProject(tx, organizationId);
  const projectId = await insertProject(tx, organizationId, parentId, input);
  await putProjectMember(tx, projectId, memberId, 'project_admin', false);
  await recordAudit(tx, { action: 'project.created', actorId: memberId, projectId });
  await putFirstMembers(tx, grant, projectId, input.member ?? []);
  if (input.geometry != null) await putBoundary(tx, { projectId, memberId }, input.geometry);
  // Only readers of the parent may learn of a subproject, and only initial members of a root project.
  await appendEvent(tx, {
    topic: parentId === null ? `member:${memberId}` : `project:${parentId}`,
    type: 'project.created',
    payload: { project_id: projectId, parent_id: parentId },
    memberId,
  });
  return projectId;
}
