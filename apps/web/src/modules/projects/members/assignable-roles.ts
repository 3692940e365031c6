import { isProjectRoleAtLeast, PROJECT_ROLES, type Project, type ProjectRole } from '@waypost/contract';

/** The roles a person may assign in a project: none above their own. Strongest first. */
export function listAssignableRoles(me: Project['current_member']): ProjectRole[] {
  return PROJECT_ROLES.filter((role) => me.super_user || isProjectRoleAtLeast(me.role, role)).toReversed();
}
