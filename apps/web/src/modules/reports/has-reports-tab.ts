import type { Organization } from '@waypost/contract';

/** The specification names it by its id: the first of an installation. */
const ORGANIZATION_WITH_TAB = 1;

/** Whether the pane has a tab of reports while an organization is open. */
export function hasReportsTab(organization: Pick<Organization, 'organization_id'> | undefined): boolean {
  return organization?.organization_id === ORGANIZATION_WITH_TAB;
}
