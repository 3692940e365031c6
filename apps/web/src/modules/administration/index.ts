// One chunk for the pages of super users: the first code of every page names each chunk that a route loads.
export { AdminPage } from './components/admin-page.tsx';
export { HealthPage } from './health/health-page.tsx';
export { OrganizationsPage } from './organizations/organizations-page.tsx';
export { UsersPage } from './users/users-page.tsx';
