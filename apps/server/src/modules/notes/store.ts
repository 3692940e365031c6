import type { Note, NotePage } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface NoteRow extends Omit<Note, 'created_at'> {
  created_at: Date;
}

const toNote = (row: NoteRow): Note => ({ ...row, created_at: row.created_at.toISOString() });

/** A page of a feature’s notes, newest first. */
export async function listNotes(db: Reader, code: string, { limit, offset }: NotePage): Promise<Note[]> {
  const result = await sql<NoteRow>`
    select n.id, n.text, n.member_id, m.display_name, m.avatar_url, n.created_at
    from notes n left join members m on m.member_id = n.member_id
    where n.feature_code = ${code}
    order by n.id desc limit ${limit} offset ${offset}`.execute(db);
  return result.rows.map(toNote);
}

/** Inserts a note. @returns null when the feature was deleted meanwhile. */
export async function insertNote(tx: Tx, code: string, memberId: number, text: string): Promise<Note | null> {
  const result = await sql<NoteRow>`
    with made as (
      insert into notes (feature_code, member_id, text)
      select f.code, ${memberId}, ${text} from features f where f.code = ${code} and f.deleted_at is null
      returning *
    )
    select made.id, made.text, made.member_id, m.display_name, m.avatar_url, made.created_at
    from made join members m on m.member_id = made.member_id`.execute(tx);
  const row = result.rows[0];
  return row === undefined ? null : toNote(row);
}

/** Deletes a note. @returns false when it did not exist. */
export async function deleteNote(tx: Tx, noteId: number): Promise<boolean> {
  const result = await tx.deleteFrom('notes').where('id', '=', noteId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
