export { createProjectMemberService, type ProjectMemberService } from './members/service.ts';
export { putProjectMember } from './members/store.ts';
export { createProjectRoutes } from './routes.ts';
export { createProjectService, type ProjectService } from './service.ts';
