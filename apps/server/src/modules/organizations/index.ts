export { createOrganizationRoutes } from './routes.ts';
export { createOrganizationService, foundOrganization, type OrganizationService } from './service.ts';
export { insertOrganizationMember } from './store.ts';
