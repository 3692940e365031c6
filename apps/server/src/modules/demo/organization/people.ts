import type { OrganizationRole, ProjectRole } from '@waypost/contract';
import type { DemoPerson } from '../demo-dependencies.ts';

export const DEMO_ORGANIZATION = 'Costa Viva';

interface Person {
  readonly displayName: string;
  readonly organizationRole: Exclude<OrganizationRole, 'org_guest'>;
  /** Given in the projects at the root; null for whoever made them. */
  readonly projectRole: ProjectRole | null;
}

/** The people of the demo; the admin founds the organization and makes its projects. */
export const PEOPLE: Readonly<Record<DemoPerson, Person>> = {
  admin: { displayName: 'Lucía Chen', organizationRole: 'org_admin', projectRole: null },
  editor: { displayName: 'Jorge Ruiz', organizationRole: 'org_member', projectRole: 'project_editor' },
  viewer: { displayName: 'Marta Ortega', organizationRole: 'org_viewer', projectRole: 'project_viewer' },
};

/** Who reports: the viewer may read only. */
export type Author = Exclude<DemoPerson, 'viewer'>;
