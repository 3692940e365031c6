export { createTemplateRoutes } from './routes.ts';
export { createTemplateService, type TemplateService } from './service.ts';
export { isTemplateOf } from './store.ts';
