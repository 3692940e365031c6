export { endProjectRoles } from './members/end-project-roles.ts';
export {
  announceProjectMember,
  createProjectMemberService,
  type ProjectMemberService,
} from './members/service.ts';
export { lockGivenRole, putProjectMember } from './members/store.ts';
export { createProjectRoutes } from './routes.ts';
export { createProjectService, type ProjectService } from './service.ts';
export { purgeDaily } from './trash/purge-daily.ts';
export { createProjectTrash, type ProjectTrash } from './trash/service.ts';
