import { type RawBuilder, sql } from 'kysely';

/** A project of which a member may read all features, or only the Public ones. */
export interface ReachableProject {
  readonly project_id: number;
  readonly only_shared: boolean;
}

/**
 * The projects of an organization whose features a member may read, as a table of `ReachableProject`: by a role in the
 * project, or the Public ones as a member of the organization. As in `findReachableFeature`.
 */
export function reachableProjects(memberId: number, organizationId: number): RawBuilder<unknown> {
  return sql`(
    select p.project_id, held.project_id is null as only_shared
    from projects p
    left join (select r.project_id from access_project_roles(${memberId}) r) held on held.project_id = p.project_id
    where p.organization_id = ${organizationId} and p.deleted_at is null
      and (
        held.project_id is not null
        or exists (
          select 1 from organization_members om
          where om.organization_id = p.organization_id and om.member_id = ${memberId}
        )
      )
  )`;
}
