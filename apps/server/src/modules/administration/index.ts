export { crownFirstMember } from './first-member.ts';
export { createAdministrationRoutes } from './routes.ts';
export { type AdministrationService, createAdministrationService } from './service.ts';
export { type SuperUserChange, setSuperUser } from './super-users.ts';
