export { createHelpRoutes } from './routes.ts';
export { createHelpService, type HelpService } from './service.ts';
