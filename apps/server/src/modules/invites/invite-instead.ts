import type { MadeProjectInvite, ProjectMemberAdd } from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { requireProject } from '../../access/require-access.ts';
import type { Database } from '../../platform/db/database.ts';
import type { InviteService } from './service.ts';

/** Invites a person who was to be added to a project by e-mail, with the requested settings except `manage_members`. */
export function createInviteInstead(database: Database, invites: InviteService) {
  return async (
    { memberId, projectId }: ProjectGrant<'project_member:create'>,
    { email, role_name }: ProjectMemberAdd,
  ): Promise<MadeProjectInvite> => {
    const grant = await requireProject(database.read, { memberId }, projectId, 'project_invite:create');
    return invites.createForProject(grant, {
      project_id: projectId,
      role_name,
      // Their name is not known yet.
      name: email,
      email,
      auto_accept: false,
      include_in_org: false,
      app_only: false,
    });
  };
}
