import type { noteEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { NoteService } from './service.ts';

export function createNoteRoutes(service: NoteService): Handlers<typeof noteEndpoints> {
  return {
    listNotes: ({ grant, query }) => service.list(grant, query),
    createNote: ({ grant, body }) => service.create(grant, body.text),
    deleteNote: async ({ grant }) => {
      await service.delete(grant);
      return undefined;
    },
  };
}
