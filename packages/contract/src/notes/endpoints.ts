import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { note, noteCreate, notePage } from './schema.ts';

const params = z.object({ code: z.string().min(1).max(64) });

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/notes/{code}',
    summary: 'The notes on a feature, the latest first; for people of its project alone',
    params,
    query: notePage,
    response: z.array(note),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'note:read', code: 'params.code' },
  }),
  createNote: endpoint({
    method: 'POST',
    path: '/notes/{code}',
    summary: 'Write a note on a feature',
    params,
    body: noteCreate,
    response: note,
    status: 201,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'note:create', code: 'params.code' },
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/notes/{note_id}',
    summary: 'Delete a note: one’s own, or anybody’s as an administrator of the project',
    params: z.object({ note_id: idParam }),
    response: noContent,
    status: 204,
    errors: ['note_not_found'],
    access: { kind: 'note', needs: 'note:delete', note_id: 'params.note_id' },
  }),
};
