export { organizationsQuery, useOrganizations } from './api.ts';
export { useCurrentOrganization } from './hooks/use-current-organization.ts';
