import { sql } from 'kysely';
import { type ReachableProject, reachableProjects } from '../../../access/reachable-projects.ts';
import type { Reader } from '../../../platform/db/database.ts';

/** A project whose features a member may read, with the version of its features. */
export interface ReachedProject extends ReachableProject {
  readonly version: string;
}

/**
 * The projects of an organization whose features a member may read, by id.
 * @param among null: all of them. @param beside a project that is left out with those below it; null: none.
 */
export async function listReached(
  db: Reader,
  organizationId: number,
  memberId: number,
  among: readonly number[] | null,
  beside: number | null = null,
): Promise<ReachedProject[]> {
  if (among?.length === 0) return [];
  const isAmong = among === null ? sql`true` : sql`p.project_id = any(${[...among]}::integer[])`;
  const isBeside =
    beside === null
      ? sql`true`
      : sql`not exists (
          select 1 from projects below
          where below.project_id = p.project_id and below.ancestor_ids @> array[${beside}::integer]
        )`;
  const { rows } = await sql<ReachedProject>`
    select p.project_id, p.only_shared, coalesce(s.features_version, 0)::text as version
    from ${reachableProjects(memberId, organizationId)} p
    left join project_stats s on s.project_id = p.project_id
    where ${isAmong} and ${isBeside} order by p.project_id`.execute(db);
  return rows;
}
