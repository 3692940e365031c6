export { createMemberRoutes } from './routes.ts';
export { createMemberService, type MemberService } from './service.ts';
export { createMember, findMemberByEmail, findMemberByIdentity, type NewMember } from './store.ts';
