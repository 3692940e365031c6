export { createApiKeyRoutes } from './routes.ts';
export { type ApiKeyService, createApiKeyService } from './service.ts';
