export { organizationsQuery, useOrganizations } from './api.ts';
export { CreateOrganizationOnDemand } from './components/create-organization-on-demand.tsx';
export { useCurrentOrganization } from './hooks/use-current-organization.ts';
