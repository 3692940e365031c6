import { recordAudit } from '../../audit/index.ts';
import type { EndProjectRoles } from '../../organizations/index.ts';
import { announceProjectMember } from './service.ts';
import { deleteMemberOfProjects } from './store.ts';

/** Ends the project roles of a member who leaves an organization or is removed from it. */
export const endProjectRoles: EndProjectRoles = async (tx, organizationId, memberId, byMemberId) => {
  const action = memberId === byMemberId ? 'project_member.left' : 'project_member.removed';
  for (const { project_id, role_name } of await deleteMemberOfProjects(tx, organizationId, memberId)) {
    await recordAudit(tx, {
      action,
      actorId: byMemberId,
      projectId: project_id,
      subjectId: memberId,
      was: role_name,
    });
    await announceProjectMember(tx, project_id, memberId, byMemberId);
  }
};
