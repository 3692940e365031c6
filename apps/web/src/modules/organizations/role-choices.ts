import type { GivenOrganizationRole, OrganizationRole } from '@waypost/contract';

/**
 * The selectable roles for a member, strongest first. Viewer is given by invite: it is kept, but not offered to others.
 */
export function listOrganizationRoleChoices(role: OrganizationRole): GivenOrganizationRole[] {
  const choices: GivenOrganizationRole[] = ['org_admin', 'org_member'];
  return role === 'org_viewer' ? [...choices, 'org_viewer'] : choices;
}
