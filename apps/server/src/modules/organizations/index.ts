export { assertRoomForMember, assertRoomForProject, keepWithinMembersLimit } from './limits/assert-room.ts';
export { changePlan } from './limits/change-plan.ts';
export {
  announceOrganizationMember,
  createOrganizationMemberService,
  type EndProjectRoles,
  type OrganizationMemberService,
} from './members/service.ts';
export { createOrganizationRoutes } from './routes.ts';
export {
  announceOrganization,
  createOrganizationService,
  foundOrganization,
  getOrganization,
  type OrganizationService,
} from './service.ts';
export { findGivenOrganizationRole, insertOrganizationMember } from './store.ts';
