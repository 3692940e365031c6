export { listFormIssues } from './form-issues.ts';
export { createTemplateRoutes } from './routes.ts';
export { createTemplateService, type TemplateService } from './service.ts';
export { findTemplateForm, toIconUrl } from './store.ts';
