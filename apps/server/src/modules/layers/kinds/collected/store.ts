import { sql } from 'kysely';
import type { Reader } from '../../../../platform/db/database.ts';

/** The ids among these that are no projects of an organization, whether in its trash or not. */
export async function listForeignProjects(
  db: Reader,
  organizationId: number,
  projectIds: readonly number[],
): Promise<number[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<{ project_id: number }>`
    select distinct asked.project_id from unnest(${[...projectIds]}::integer[]) as asked (project_id)
    where not exists (
      select 1 from projects p where p.project_id = asked.project_id and p.organization_id = ${organizationId}
    )
    order by 1`.execute(db);
  return rows.map(({ project_id }) => project_id);
}
