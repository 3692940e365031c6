export { organizationsQuery, useOrganizations } from './api.ts';
export { CreateOrganizationOnDemand } from './components/create-organization-on-demand.tsx';
export { HomeCrumb } from './components/home-crumb.tsx';
export { OrganizationPage } from './components/organization-page.tsx';
export { useCurrentOrganization } from './hooks/use-current-organization.ts';
