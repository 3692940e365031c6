export { createNoteRoutes } from './routes.ts';
export { createNoteService, type NoteService } from './service.ts';
