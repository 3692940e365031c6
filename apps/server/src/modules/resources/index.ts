export { assertPictures, isPicture } from './assert-pictures.ts';
export { createResourceRoutes } from './routes.ts';
export { createResourceService, type ResourceAdder, type ResourceService } from './service.ts';
export { attachFile, attachFiles, findResource, listResources } from './store.ts';
