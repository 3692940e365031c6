export { createUploadRoutes } from './routes.ts';
export { createUploadService, type UploadService } from './service.ts';
