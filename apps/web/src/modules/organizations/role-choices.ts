import type { GivenOrganizationRole, OrganizationRole } from '@waypost/contract';

/** The roles to choose from for a member, strongest first. Viewer is given by invite: it stays where it is, and is not offered to others. */
export function listOrganizationRoleChoices(role: OrganizationRole): GivenOrganizationRole[] {
  const choices: GivenOrganizationRole[] = ['org_admin', 'org_member'];
  return role === 'org_viewer' ? [...choices, 'org_viewer'] : choices;
}
