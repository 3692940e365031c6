export { createOneAtATime } from './one-at-a-time.ts';
export { createUploadRoutes } from './routes.ts';
export { createUploadService, type Piece, type Upload, type UploadService } from './service.ts';
export { assertTusVersion, readUploadOffset, speakTus, tellUpload } from './tus-headers.ts';
