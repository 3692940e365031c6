import type { Organization } from '@waypost/contract';

/** The specification gives the tab to this id: the first of an installation. */
const ORGANIZATION_WITH_TAB = 1;

/** Whether the pane has a reports tab for an organization. */
export function hasReportsTab(organization: Pick<Organization, 'organization_id'> | undefined): boolean {
  return organization?.organization_id === ORGANIZATION_WITH_TAB;
}
