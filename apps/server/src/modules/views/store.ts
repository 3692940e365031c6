import type { SavedView, SavedViewCreate, SavedViewUpdate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface ViewRow extends Omit<SavedView, 'created_at'> {
  readonly created_at: Date;
}

const toView = (row: ViewRow): SavedView => ({ ...row, created_at: row.created_at.toISOString() });

/** The columns of a view `v`, with the name of its owner. */
const select = sql`
  select v.view_id, v.project_id, v.name, v.query, v.is_shared, v.member_id, m.display_name, v.created_at
  from saved_views v left join members m on m.member_id = v.member_id`;

/** The views of a project that a member may see, by name. */
export async function listViews(db: Reader, projectId: number, memberId: number): Promise<SavedView[]> {
  const { rows } = await sql<ViewRow>`
    ${select} where v.project_id = ${projectId} and (v.is_shared or v.member_id = ${memberId})
    order by lower(v.name), v.view_id`.execute(db);
  return rows.map(toView);
}

/** A view of a project that a member may see, locked until the transaction ends; null for an unknown one. */
export async function lockView(
  tx: Tx,
  projectId: number,
  memberId: number,
  viewId: number,
): Promise<SavedView | null> {
  const { rows } = await sql<ViewRow>`
    ${select} where v.project_id = ${projectId} and v.view_id = ${viewId}
      and (v.is_shared or v.member_id = ${memberId})
    for update of v`.execute(tx);
  return rows[0] === undefined ? null : toView(rows[0]);
}

/** The number of a member’s views in a project. Serializes concurrent saves of that member. */
export async function countOwnViews(tx: Tx, projectId: number, memberId: number): Promise<number> {
  await sql`select 1 from members where member_id = ${memberId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from saved_views
    where project_id = ${projectId} and member_id = ${memberId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** @returns the id of the new view. */
export async function insertView(
  tx: Tx,
  projectId: number,
  memberId: number,
  input: SavedViewCreate,
): Promise<number> {
  const { view_id } = await tx
    .insertInto('saved_views')
    .values({ project_id: projectId, member_id: memberId, ...input })
    .returning('view_id')
    .executeTakeFirstOrThrow();
  return view_id;
}

export async function updateView(tx: Tx, viewId: number, change: SavedViewUpdate): Promise<void> {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('saved_views').set(values).where('view_id', '=', viewId).execute();
}

export async function deleteView(tx: Tx, viewId: number): Promise<void> {
  await tx.deleteFrom('saved_views').where('view_id', '=', viewId).execute();
}
