import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** Whether a feature belongs to another one, or others to it, those in the trash too: they share a project. */
export async function hasRelations(db: Reader, code: string): Promise<boolean> {
  const result = await sql`select 1 from features f
    where (f.code = ${code} and f.parent_code is not null) or f.parent_code = ${code} limit 1`.execute(db);
  return result.rows.length > 0;
}

/** Whether two projects are of one organization. */
export async function isSameOrganization(db: Reader, one: number, other: number): Promise<boolean> {
  const result = await sql<{ count: number }>`
    select count(distinct organization_id)::integer as count from projects
    where project_id = any(${[one, other]}::integer[])`.execute(db);
  return result.rows[0]?.count === 1;
}

/** Whether features of a project can have a template: it is the project's or one's above, also one that was deleted. */
export async function isTemplateOfLineage(
  db: Reader,
  projectId: number,
  templateId: number,
): Promise<boolean> {
  const result = await sql`select 1 from projects p join templates t on t.project_id = any(p.ancestor_ids)
    where p.project_id = ${projectId} and t.id = ${templateId}`.execute(db);
  return result.rows.length > 0;
}
