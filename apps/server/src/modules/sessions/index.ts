export { type AccessTokens, createAccessTokens } from './access-token.ts';
export { endSessionsOf } from './end-sessions.ts';
export { createEndedSessions } from './ended-sessions.ts';
export { createSessionPurge } from './purge.ts';
export { createOwnSessionRoutes, createSessionRoutes } from './routes.ts';
export { createSessionService, type SessionService } from './service.ts';
export { type SignedInOn, toSignedInOn } from './signed-in-on.ts';
