export { createJudgedFenceService } from './judged/service.ts';
export { createFenceJudge, type FenceQuestion, type FenceQuestionListener } from './judging/fence-judge.ts';
export { judgeProject } from './judging/judge-project.ts';
export { createGeofenceRoutes } from './routes.ts';
export { createGeofenceService } from './service.ts';
