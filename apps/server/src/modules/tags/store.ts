import type { Tag, TagCreate, TagUpdate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

const COLUMNS = [
  'tag_id',
  'project_id',
  'name',
  'tag_type',
  'color',
  'units',
  'object_type',
  'object_subtype',
] as const;

/** The tags of a project and its readable ancestors, by name. */
export async function listTags(db: Reader, memberId: number, projectId: number): Promise<Tag[]> {
  const result = await sql<Tag>`
    select t.tag_id, t.project_id, t.name, t.tag_type, t.color, t.units, t.object_type, t.object_subtype
    from projects p
    join access_project_roles(${memberId}) r on r.project_id = any(p.ancestor_ids)
    join tags t on t.project_id = r.project_id
    where p.project_id = ${projectId}
    order by lower(t.name), t.tag_id`.execute(db);
  return result.rows;
}

/** The tags of all readable projects of an organization, by name. */
export async function listOrganizationTags(
  db: Reader,
  memberId: number,
  organizationId: number,
): Promise<Tag[]> {
  const result = await sql<Tag>`
    select t.tag_id, t.project_id, t.name, t.tag_type, t.color, t.units, t.object_type, t.object_subtype
    from access_project_roles(${memberId}) r
    join projects p on p.project_id = r.project_id
    join tags t on t.project_id = p.project_id
    where p.organization_id = ${organizationId}
    order by lower(t.name), t.tag_id`.execute(db);
  return result.rows;
}

/** Inserts a tag. @returns null when the project has one with this name. */
export async function insertTag(tx: Tx, projectId: number, input: TagCreate): Promise<Tag | null> {
  const row = await tx
    .insertInto('tags')
    .values({ project_id: projectId, ...input })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return (row as Tag | undefined) ?? null; // check constraints hold the values of enumerated columns
}

/** Whether another tag of the project has this name, in any case. */
export async function hasOtherTag(tx: Tx, projectId: number, tagId: number, name: string): Promise<boolean> {
  const result = await sql`
    select 1 from tags where project_id = ${projectId} and tag_id <> ${tagId} and lower(name) = lower(${name})`.execute(
    tx,
  );
  return result.rows.length > 0;
}

/** Updates a tag of a project. @returns null when the project has no such tag. */
export async function updateTag(
  tx: Tx,
  projectId: number,
  tagId: number,
  change: TagUpdate,
): Promise<Tag | null> {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const row = await tx
    .updateTable('tags')
    .set({ project_id: projectId, ...values })
    .where('project_id', '=', projectId)
    .where('tag_id', '=', tagId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return (row as Tag | undefined) ?? null; // as above
}

/** Deletes a tag of a project. @returns false when the project has no such tag. */
export async function deleteTag(tx: Tx, projectId: number, tagId: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('tags')
    .where('project_id', '=', projectId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Serializes changes to the tags of a project, so that of two equal names one is rejected. */
export async function lockTags(tx: Tx, projectId: number): Promise<void> {
  await sql`select 1 from projects where project_id = ${projectId} for no key update`.execute(tx);
}
