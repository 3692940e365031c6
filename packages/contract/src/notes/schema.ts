import { z } from 'zod';
import { id, timestamp } from '../common.ts';

export const NOTE_LENGTH = { min: 3, max: 500 } as const;
export const MAX_NOTES_PAGE = 200;

export const noteCreate = z.strictObject({
  text: z
    .string()
    .trim()
    .min(NOTE_LENGTH.min, 'A note needs at least 3 characters.')
    .max(NOTE_LENGTH.max, 'A note has at most 500 characters.'),
});
export type NoteCreate = z.output<typeof noteCreate>;

/** A note on a feature by a person of the project. */
export const note = z.object({
  id,
  text: z.string(),
  /** Null if the author has left. */
  member_id: id.nullable(),
  display_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  created_at: timestamp,
});
export type Note = z.infer<typeof note>;

export const notePage = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_NOTES_PAGE).default(MAX_NOTES_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type NotePage = z.output<typeof notePage>;
