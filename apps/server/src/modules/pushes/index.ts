export { createPushQuestions } from './fence-questions.ts';
export { createFencePushKind } from './push-kind.ts';
export { createPushRoutes } from './routes.ts';
export { createPushService } from './service.ts';
export { deleteEnded } from './store.ts';
