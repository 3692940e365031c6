export { createOrganizationModels } from './model-keys/organization-models.ts';
export { createModelKeyService } from './model-keys/service.ts';
export { type AiReportKind, createAiReportKind } from './report-kind.ts';
export { createAiReportRoutes } from './routes.ts';
export { createReportScheduler } from './schedules/report-scheduler.ts';
export { createReportScheduleService } from './schedules/service.ts';
export { type AiReportService, createAiReportService } from './service.ts';
export { createWriters } from './writers/writers.ts';
