export { assertPictures, isPicture } from './assert-pictures.ts';
export { removeUnusedFiles } from './remove-unused.ts';
export { createResourceRoutes } from './routes.ts';
export { createResourceService, type ResourceAdder, type ResourceService } from './service.ts';
export {
  attachFile,
  attachFiles,
  findResource,
  firstPictureOf,
  listDigestsOfProjects,
  listResources,
  listUnusedDigests,
} from './store.ts';
export { deleteVariants } from './variants/store.ts';
