import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface Seated {
  readonly project_id: number;
  readonly member_id: number;
}

export interface NamedReader extends Seated {
  readonly member_display_name: string | null;
  readonly member_avatar_url: string | null;
}

/** Those of the members who may read their project now, with their names. */
export async function listNamedReaders(db: Reader, members: readonly Seated[]): Promise<NamedReader[]> {
  const asked = members.map(({ project_id, member_id }) => ({ project_id, member_id }));
  const { rows } = await sql<NamedReader>`
    select distinct f.project_id, f.member_id, m.display_name as member_display_name,
      m.avatar_url as member_avatar_url
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as f (project_id integer, member_id integer)
    join members m on m.member_id = f.member_id
    where exists (select from access_project_roles(f.member_id) r where r.project_id = f.project_id)`.execute(
    db,
  );
  return rows;
}
