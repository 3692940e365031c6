import type { Note, NotePage } from '@waypost/contract';
import type { FeatureGrant, NoteGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { deleteNote, insertNote, listNotes } from './store.ts';

export interface NoteService {
  list(grant: FeatureGrant<'note:read'>, page: NotePage): Promise<Note[]>;
  create(grant: FeatureGrant<'note:create'>, text: string): Promise<Note>;
  delete(grant: NoteGrant): Promise<void>;
}

async function announce(tx: Tx, grant: FeatureGrant | NoteGrant): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'note.changed',
    payload: { code: grant.code },
    memberId: grant.memberId,
  });
}

export function createNoteService(database: Database): NoteService {
  return {
    list: (grant, page) => listNotes(database.read, grant.code, page),
    create: (grant, text) =>
      database.transaction(async (tx) => {
        const note = await insertNote(tx, grant.code, grant.memberId, text);
        if (note === null) throw new AppError('feature_not_found');
        await announce(tx, grant);
        return note;
      }),
    delete: (grant) =>
      database.transaction(async (tx) => {
        if (!(await deleteNote(tx, grant.noteId))) throw new AppError('note_not_found');
        await announce(tx, grant);
      }),
  };
}
