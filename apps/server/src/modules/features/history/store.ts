import type { DataEntry, FeatureVersion, FieldChange, HistoryEntry, HistoryPage } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isRestorable } from '../../resources/index.ts';
import { tagsOf } from '../tagging/store.ts';

type StoredAction = Exclude<HistoryEntry['action'], 'created'>;

export interface NewHistoryEntry {
  readonly code: string;
  readonly version: number;
  readonly action: StoredAction;
  readonly memberId: number;
  /** The previous values of the fields that change; for files, their names. */
  readonly before: Readonly<Record<string, unknown>>;
  /** Also stores the previous geometry. */
  readonly withGeometry: boolean;
  readonly restoredVersion?: number;
}

/** The summary of a geometry that entries show instead of the geometry itself. */
const outlineSummary = sql`jsonb_build_object('type', f.geometry_type, 'points', st_npoints(f.geometry),
  'area_m2', f.area_m2, 'length_m', f.length_m)`;

/** Stores the state before a change; call it first, in the transaction of the change. @returns the id of the entry. */
export async function insertHistory(tx: Tx, entry: NewHistoryEntry): Promise<number> {
  const before = JSON.stringify(entry.before);
  const result = await sql<{ history_id: number }>`
    insert into feature_history (feature_code, version, action, member_id, restored_version, before, geometry)
    select f.code, ${entry.version}, ${entry.action}, ${entry.memberId}, ${entry.restoredVersion ?? null}::integer,
      ${before}::jsonb || case when ${entry.withGeometry} then jsonb_build_object('geometry', ${outlineSummary})
        else '{}' end,
      case when ${entry.withGeometry} then f.geometry end
    from features f where f.code = ${entry.code}
    returning history_id::integer as history_id`.execute(tx);
  const row = result.rows[0];
  if (row === undefined) throw new Error(`There is no feature ${entry.code} to keep the history of.`);
  return row.history_id;
}

/** The current values of the fields that history records. */
const present = sql`jsonb_build_object('name', f.name, 'description', f.description, 'shared', f.shared,
  'is_static', f.is_static, 'color', f.color, 'data', f.data, 'geofence', f.geofence,
  'geofence_events', f.geofence_events, 'geofence_prompt', f.geofence_prompt, 'template_id', f.template_id,
  'project_id', f.project_id, 'tags', ${tagsOf(sql`f.code`)}, 'geometry', ${outlineSummary},
  'files', (select coalesce(jsonb_agg(r.file_name order by r.position nulls last, r.created_at, r.uuid),
    '[]') from resources r
    where r.feature_code = f.code))`;

interface EntryRow extends Omit<HistoryEntry, 'created_at' | 'changes'> {
  created_at: Date;
  changes: FieldChange[] | null;
}

/**
 * A page of a feature’s history, newest first, ending with its creation. The new value of a field is the old value in
 * the next entry that changes it, or its current value.
 */
export async function listHistory(
  db: Reader,
  code: string,
  { limit, offset }: HistoryPage,
): Promise<HistoryEntry[]> {
  const result = await sql<EntryRow>`
    with feature as (select f.*, ${present} as present from features f where f.code = ${code}),
    page as (
      select h.history_id, h.version, h.action, h.restored_version, h.member_id, h.created_at, h.before
      from feature_history h where h.feature_code = ${code}
      union all
      select 0, 1, 'created', null, f.member_id, f.created_at, '{}' from feature f
      order by history_id desc limit ${limit} offset ${offset}
    )
    select page.history_id::integer as id, page.version, page.action, page.restored_version, page.member_id,
      m.display_name as member_display_name, page.created_at, changes.changes, gone.uuid as removed_resource
    from page
    left join detached_resources gone
      on gone.history_id = page.history_id and ${isRestorable(sql`gone`)}
      and not exists (select 1 from resources r where r.uuid = gone.uuid)
    left join members m on m.member_id = page.member_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('field', b.key, 'old', b.value, 'new', coalesce(
        (select later.before -> b.key from feature_history later
          where later.feature_code = ${code} and later.history_id > page.history_id and later.before ? b.key
          order by later.history_id limit 1),
        (select feature.present -> b.key from feature))) order by b.key) as changes
      from jsonb_each(page.before) b
    ) changes on true
    order by page.history_id desc`.execute(db);
  return result.rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    changes: row.changes ?? [],
  }));
}

/**
 * Names of projects that a member may read, and of templates in those projects or their ancestors, by `project_id 7`
 * and `template_id 7`.
 */
export async function listPlaceNames(
  db: Reader,
  memberId: number,
  projectIds: readonly number[],
  templateIds: readonly number[],
): Promise<Map<string, string>> {
  const result = await sql<{ key: string; name: string }>`
    with known as (
      select p.project_id, p.project_name, p.ancestor_ids
      from access_project_roles(${memberId}) r join projects p on p.project_id = r.project_id
    )
    select 'project_id ' || project_id as key, project_name as name
    from known where project_id = any(${projectIds}::integer[])
    union all
    select 'template_id ' || t.id, t.name from templates t
    where t.id = any(${templateIds}::integer[])
      and exists (select from known where t.project_id = any(known.ancestor_ids))`.execute(db);
  return new Map(result.rows.map(({ key, name }) => [key, name]));
}

/** The number of entries in a feature’s history, including its creation. */
export async function countHistory(db: Reader, code: string): Promise<number> {
  const result = await sql<{ total: number }>`
    select 1 + count(*)::integer as total from feature_history where feature_code = ${code}`.execute(db);
  return result.rows[0]?.total ?? 1;
}

/** The author of the current version; null if it is the first one or the author was deleted. */
export async function findLastChange(
  db: Reader,
  code: string,
): Promise<{ member_id: number; display_name: string } | null> {
  const row = await db
    .selectFrom('feature_history as h')
    .innerJoin('members as m', 'm.member_id', 'h.member_id')
    .select(['m.member_id', 'm.display_name'])
    .where('h.feature_code', '=', code)
    .where('h.action', 'in', ['updated', 'restored'])
    .orderBy('h.history_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

interface VersionRow extends Omit<FeatureVersion, 'version'> {
  data: DataEntry[];
}

/**
 * A feature as of a version: for each field, the old value in the first later change, or else the current value.
 * @returns null for a version that never existed.
 */
export async function findVersion(db: Reader, code: string, version: number): Promise<FeatureVersion | null> {
  const result = await sql<{ value: VersionRow }>`
    select state.value || jsonb_build_object('geometry', st_asgeojson(coalesce(
      (select h.geometry from feature_history h
        where h.feature_code = f.code and h.version > ${version} and h.geometry is not null
        order by h.history_id limit 1), f.geometry), 15)::jsonb) as value
    from features f
    cross join lateral (
      select ${present} - 'files' - 'project_id' || coalesce((
        select jsonb_object_agg(first.key, first.value) from (
          select distinct on (b.key) b.key, b.value
          from feature_history h cross join lateral jsonb_each(h.before) b
          where h.feature_code = f.code and h.version > ${version} and b.key not in ('files', 'project_id')
          order by b.key, h.history_id
        ) first), '{}') as value
    ) state
    where f.code = ${code} and f.deleted_at is null and f.version >= ${version}`.execute(db);
  const row = result.rows[0];
  return row === undefined ? null : { version, ...row.value };
}
