import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/**
 * Serializes changes to the project tree of an organization until commit: two concurrent moves could form a cycle
 * together, and a subproject could be created below a project being deleted.
 */
export async function lockTree(tx: Tx, organizationId: number): Promise<void> {
  await sql`
    select 1 from organizations where organization_id = ${organizationId} for no key update`.execute(tx);
}

/** Whether a project exists and is not in the trash. */
export async function isLive(db: Reader, projectId: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('project_id')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ProjectPlace {
  readonly parentId: number | null;
  readonly organizationId: number;
  /** From the root to the project itself. */
  readonly ancestorIds: readonly number[];
}

/** The position of a project in the tree, including deleted projects. */
export async function findPlace(db: Reader, projectId: number): Promise<ProjectPlace | null> {
  const row = await db
    .selectFrom('projects')
    .select(['parent_id', 'organization_id', 'ancestor_ids'])
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { parentId: row.parent_id, organizationId: row.organization_id, ancestorIds: row.ancestor_ids };
}

/**
 * Moves a project below another one, or to the root, and updates the paths of its subtree, including deleted projects,
 * so that they are restored in the right place. The tree must be locked, and the move must not form a cycle.
 */
export async function moveProject(tx: Tx, projectId: number, parentId: number | null): Promise<void> {
  await sql`
    update projects d set
      parent_id = case when d.project_id = ${projectId} then ${parentId}::integer else d.parent_id end,
      ancestor_ids = coalesce((select above.ancestor_ids from projects above where above.project_id = ${parentId}), '{}')
        || d.ancestor_ids[array_position(d.ancestor_ids, ${projectId}::integer):]
    where d.ancestor_ids @> array[${projectId}::integer]`.execute(tx);
}

/** The members concerned by a change of the tree, each with the topmost project that they can read. */
export interface Audience {
  readonly projectId: number;
  /** For a move, the parents before and after. */
  readonly parentIds: readonly number[];
  readonly members: readonly { readonly memberId: number; readonly projectId: number }[];
}

/** Everyone with a role in a project, an ancestor or a descendant, and the administrators of its organization. */
export async function listAudience(db: Reader, projectId: number): Promise<Audience> {
  const place = await findPlace(db, projectId);
  const result = await sql<{ member_id: number; project_id: number }>`
    select held.member_id, (array_agg(held.project_id order by held.depth))[1] as project_id
    from (
      select pm.member_id, root.project_id, 0 as depth
      from projects root
      join project_members pm on pm.project_id = any(root.ancestor_ids)
      where root.project_id = ${projectId}
      union all
      select pm.member_id, below.project_id, cardinality(below.ancestor_ids)
      from projects below
      join project_members pm on pm.project_id = below.project_id
      where below.ancestor_ids @> array[${projectId}::integer]
      union all
      select om.member_id, root.project_id, 0
      from projects root
      join organization_members om on om.organization_id = root.organization_id and om.role = 'org_admin'
      where root.project_id = ${projectId}
    ) held
    group by held.member_id
    order by held.member_id`.execute(db);
  return {
    projectId,
    parentIds: place?.parentId == null ? [] : [place.parentId],
    members: result.rows.map((row) => ({ memberId: row.member_id, projectId: row.project_id })),
  };
}
