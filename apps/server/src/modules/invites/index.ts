export {
  type AcceptanceService,
  acceptByCode,
  createAcceptanceService,
  getInvitedName,
} from './acceptance/service.ts';
export { followMessages } from './follow-messages.ts';
export { createInviteInstead } from './invite-instead.ts';
export { createInviteRoutes } from './routes.ts';
export { createInviteService, type InviteService } from './service.ts';
export { markEmailVerified } from './store.ts';
