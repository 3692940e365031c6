import {
  COMPONENTS,
  type ComponentName,
  type Project,
  type ProjectCreate,
  type ProjectUpdate,
  toProjectAccessMap,
} from '@waypost/contract';
import { sql } from 'kysely';
import { toProjectRole } from '../../access/roles.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface ProjectRow extends Omit<Project, 'created_at' | 'last_activity' | 'current_member' | 'components'> {
  component_names: string[];
  created_at: Date;
  last_activity: Date;
  rank: number;
  manage_members: boolean;
  super_user: boolean;
}

/**
 * The projects of an organization that a member may read, by name; only one when an id is given. Feature counts are
 * sums of stored counters over the tree, so their cost does not grow with the number of features.
 */
export async function listProjects(
  db: Reader,
  memberId: number,
  scope: { organizationId: number; projectId: number | null; country?: string | null },
): Promise<Project[]> {
  const { organizationId, projectId, country = null } = scope;
  const isOfScope = projectId === null ? sql`true` : sql`p.project_id = ${projectId}`;
  const isInside = projectId === null ? sql`true` : sql`d.ancestor_ids @> array[${projectId}::integer]`;
  const result = await sql<ProjectRow>`
    with listed as materialized (
      select p.*, r.rank, r.manage_members,
        -- The projects of the path with their own members; most subprojects share this list with their parent.
        array(
          select above from unnest(p.ancestor_ids) above
          where exists (select from project_members pm where pm.project_id = above)
        ) as peopled
      from access_project_roles(${memberId}) r
      join projects p on p.project_id = r.project_id
      where p.organization_id = ${organizationId} and ${isOfScope}
        and (${country}::text is null or p.country = ${country})
    ), people as (
      select peopled, (
        select count(distinct pm.member_id)::integer from project_members pm where pm.project_id = any(peopled)
      ) as members_count
      from (select distinct peopled from listed) paths
    ), trees as (
      -- Each project counts for itself and its ancestors, in one pass.
      select above as project_id, sum(s.features_count)::integer as features_count,
        max(s.last_activity) as last_activity
      from projects d
      join project_stats s on s.project_id = d.project_id
      cross join unnest(d.ancestor_ids) above
      where d.organization_id = ${organizationId} and d.deleted_at is null and ${isInside}
      group by above
    )
    select p.project_id, p.project_name, p.project_desc, p.project_tags, p.organization_id,
      -- An unreadable parent is left out: the project is then at the top of the member’s tree.
      case when parent_role.project_id is null then null else p.parent_id end as parent_id,
      p.country, p.ui, p.place_details, p.planet_features, p.base_map, p.paired_feature_code, p.created_at,
      coalesce(tree.last_activity, p.created_at) as last_activity, coalesce(tree.features_count, 0) as features_count,
      array(select c.name from project_components c where c.project_id = p.project_id) as component_names,
      people.members_count, p.rank, p.manage_members,
      (select is_super_user from members where member_id = ${memberId}) as super_user
    from listed p
    join people on people.peopled = p.peopled
    left join access_project_roles(${memberId}) parent_role on parent_role.project_id = p.parent_id
    left join trees tree on tree.project_id = p.project_id
    order by lower(p.project_name), p.project_id`.execute(db);
  return result.rows.map(toProject);
}

function toProject({ rank, manage_members, super_user, component_names, ...row }: ProjectRow): Project {
  const role = toProjectRole(rank);
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_activity: row.last_activity.toISOString(),
    components: Object.fromEntries(COMPONENTS.map((name) => [name, component_names.includes(name)])),
    current_member: { role, access_map: toProjectAccessMap(role, manage_members), super_user },
  };
}

/** Inserts a project below `parentId`, or at the root, and sets its path. */
export async function insertProject(
  tx: Tx,
  organizationId: number,
  parentId: number | null,
  input: ProjectCreate,
): Promise<number> {
  const { project_id } = await tx
    .insertInto('projects')
    .values({
      organization_id: organizationId,
      parent_id: parentId,
      project_name: input.name,
      project_desc: input.description ?? '',
      project_tags: input.tags ?? [],
      country: input.country ?? input.placeDetails?.country_code ?? null,
      ui: input.ui ?? 'Default',
      place_details: input.placeDetails == null ? null : JSON.stringify(input.placeDetails),
    })
    .returning('project_id')
    .executeTakeFirstOrThrow();
  await sql`
    update projects
    set ancestor_ids = coalesce((select ancestor_ids from projects where project_id = ${parentId}), '{}') || ${project_id}::integer
    where project_id = ${project_id}`.execute(tx);
  await tx.insertInto('project_stats').values({ project_id, kinds_complete: true }).execute();
  for (const name of COMPONENTS) await setComponent(tx, project_id, name, true);
  return project_id;
}

/** The fields in a project’s own row; `moveProject` changes its place in the tree. */
export type ProjectFields = Omit<ProjectUpdate, 'parent_id' | 'project_id' | 'organization_id' | 'geometry'>;

export async function updateProject(tx: Tx, projectId: number, change: ProjectFields): Promise<void> {
  const { place_details, ...plain } = change;
  const place = place_details == null ? place_details : JSON.stringify(place_details);
  const code = change.country === undefined ? place_details?.country_code : undefined;
  const given = Object.entries({
    ...plain,
    place_details: place,
    // The country of the place, unless the project has its own.
    ...(code == null ? {} : { country: sql`coalesce(country, ${code})` }),
  });
  const values = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('projects').set(values).where('project_id', '=', projectId).execute();
}

/** Shows or hides a component in a project. @returns false when nothing changed. */
export async function setComponent(
  tx: Tx,
  projectId: number,
  name: ComponentName,
  isShown: boolean,
): Promise<boolean> {
  const result = isShown
    ? await sql`
        insert into project_components (project_id, name) values (${projectId}, ${name})
        on conflict do nothing`.execute(tx)
    : await sql`delete from project_components where project_id = ${projectId} and name = ${name}`.execute(
        tx,
      );
  return (result.numAffectedRows ?? 0n) > 0n;
}
