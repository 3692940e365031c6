export { assertPictures, isPicture } from './assert-pictures.ts';
export {
  attachAgain,
  detachFile,
  findDetached,
  isRestorable,
  listDigestsOfFeatures,
  purgeDetached,
} from './detached/store.ts';
export { removeUnusedFiles } from './remove-unused.ts';
export { createResourceRoutes } from './routes.ts';
export { createResourceService, type ResourceEditor, type ResourceService } from './service.ts';
export {
  attachFile,
  attachFiles,
  findResource,
  firstPictureOf,
  listDigestsOfProjects,
  listPictures,
  listResources,
  listSomePictures,
  listUnusedDigests,
  orderFiles,
  type StoredPicture,
  toResourceUrl,
  toThumbUrl,
} from './store.ts';
