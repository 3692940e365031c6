export { cutArchive } from './cut-archive.ts';
export { createBaseMapRoutes } from './routes.ts';
export { type BaseMapService, createBaseMapService } from './service.ts';
