import type { OrganizationRole, ProjectRole } from '@waypost/contract';
import type { DemoPerson } from '../demo-dependencies.ts';

export const DEMO_ORGANIZATION = 'Costa Viva';

interface Person {
  readonly displayName: string;
  readonly organizationRole: Exclude<OrganizationRole, 'org_guest'>;
  /** Granted in the root projects; null for their creator. */
  readonly projectRole: ProjectRole | null;
}

/** The members of the demo; the admin creates the organization and its projects. */
export const PEOPLE: Readonly<Record<DemoPerson, Person>> = {
  admin: { displayName: 'Lucía Chen', organizationRole: 'org_admin', projectRole: null },
  editor: { displayName: 'Jorge Ruiz', organizationRole: 'org_member', projectRole: 'project_editor' },
  viewer: { displayName: 'Marta Ortega', organizationRole: 'org_viewer', projectRole: 'project_viewer' },
};

/** The members who report; the viewer has read access only. */
export type Author = Exclude<DemoPerson, 'viewer'>;
