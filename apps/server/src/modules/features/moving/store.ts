import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** Whether a feature has a parent or children, including those in the trash: they must share a project. */
export async function hasRelations(db: Reader, code: string): Promise<boolean> {
  const result = await sql`select 1 from features f
    where (f.code = ${code} and f.parent_code is not null) or f.parent_code = ${code} limit 1`.execute(db);
  return result.rows.length > 0;
}

/** Whether two projects belong to one organization. */
export async function isSameOrganization(db: Reader, one: number, other: number): Promise<boolean> {
  const result = await sql<{ count: number }>`
    select count(distinct organization_id)::integer as count from projects
    where project_id = any(${[one, other]}::integer[])`.execute(db);
  return result.rows[0]?.count === 1;
}

/** Whether a template belongs to a project or one of its ancestors, including deleted templates. */
export async function isTemplateOfLineage(
  db: Reader,
  projectId: number,
  templateId: number,
): Promise<boolean> {
  const result = await sql`select 1 from projects p join templates t on t.project_id = any(p.ancestor_ids)
    where p.project_id = ${projectId} and t.id = ${templateId}`.execute(db);
  return result.rows.length > 0;
}
