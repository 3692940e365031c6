import type { EventType, FeatureSelection } from '@waypost/contract';
import type { TileFeature, TileGeometry } from '@waypost/tile-engine';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';
import {
  isSelected,
  listedProjects,
  type Selected,
  toConditions,
  toOwnConditions,
} from '../features/index.ts';
import { firstPictureOf } from '../resources/index.ts';
import type { FeaturePiece } from './tile-engine.ts';

/**
 * The version of the features of a project and its descendants: it changes with any of them, and with the tree and its
 * tags.
 */
export async function getFeaturesVersion(db: Reader, projectId: number): Promise<string> {
  const result = await sql<{ version: string }>`
    ${plannedOnce}
    select md5(string_agg(concat_ws(':', s.project_id, s.features_version, p.project_tags), ',' order by s.project_id))
      as version
    from projects p
    join project_stats s on s.project_id = p.project_id
    where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`.execute(db);
  return result.rows[0]?.version ?? 'empty';
}

/** A project that is loaded with those below it. */
export interface RootProject {
  readonly project_id: number;
  /** As of `getFeaturesVersion`. */
  readonly version: string;
  readonly features_count: number;
}

/** The projects among these that are below none of the others. */
export async function listRoots(db: Reader, projectIds: readonly number[]): Promise<RootProject[]> {
  const ids = sql`${[...projectIds]}::integer[]`;
  const result = await sql<RootProject>`
    select root.project_id, coalesce(of_tree.version, 'empty') as version,
      coalesce(of_tree.features_count, 0)::integer as features_count
    from projects root
    cross join lateral (
      select md5(string_agg(concat_ws(':', s.project_id, s.features_version, p.project_tags), ',' order by s.project_id))
          as version,
        sum(s.features_count) as features_count
      from projects p
      join project_stats s on s.project_id = p.project_id
      where p.ancestor_ids @> array[root.project_id] and p.deleted_at is null
    ) of_tree
    where root.project_id = any(${ids}) and root.deleted_at is null
      and not root.ancestor_ids[1 : cardinality(root.ancestor_ids) - 1] && ${ids}
    order by root.project_id`.execute(db);
  return result.rows;
}

/** The codes of a selection, or null if there are more than `most`. */
export async function listFewCodes(db: Reader, selected: Selected, most: number): Promise<string[] | null> {
  const result = await sql<{ code: string }>`
    select f.code from features f where ${isSelected(selected)} limit ${most + 1}`.execute(db);
  return result.rows.length > most ? null : result.rows.map(({ code }) => code);
}

/** The names of a project and its organization. */
export interface Credits {
  readonly project_name: string;
  readonly project_desc: string;
  readonly organization_name: string;
}

export async function findCredits(db: Reader, projectId: number): Promise<Credits | null> {
  const result = await sql<Credits>`
    select p.project_name, p.project_desc, o.organization_name
    from projects p join organizations o on o.organization_id = p.organization_id
    where p.project_id = ${projectId} and p.deleted_at is null`.execute(db);
  return result.rows[0] ?? null;
}

/** A project of a tree, with the last number in its event log. */
export interface TreeProject {
  readonly project_id: number;
  readonly features_count: number;
  readonly seq: number;
}

const treeOf = (projectId: number) => sql`
  select p.project_id, coalesce(s.features_count, 0) as features_count, coalesce(c.seq, 0)::float8 as seq
  from projects p
  left join project_stats s on s.project_id = p.project_id
  left join event_counters c on c.topic = 'project:' || p.project_id
  where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`;

/** A project and its descendants. */
export async function listTree(db: Reader, projectId: number): Promise<TreeProject[]> {
  const result = await sql<TreeProject>`${plannedOnce} ${treeOf(projectId)}`.execute(db);
  return result.rows;
}

export interface LogEntry {
  readonly seq: number;
  readonly type: EventType;
  readonly payload: unknown;
  /** The start of its transaction, as database text and in milliseconds. */
  readonly at: string;
  readonly at_ms: number;
}

/** A project of a tree, with what its log has after a number; null if that is too much. */
export interface GrownProject extends TreeProject {
  readonly events: readonly LogEntry[] | null;
}

/**
 * A project and its descendants, with the new events of each. One statement, since a tile that follows a write waits for it.
 * @param seqs by project: the last event that is known; of others, none is.
 * @param most more events than this of one project are not read.
 */
export async function listGrown(
  db: Reader,
  projectId: number,
  seqs: ReadonlyMap<number, number>,
  most: number,
): Promise<GrownProject[]> {
  const result = await sql<GrownProject>`
    ${plannedOnce}
    with known as materialized (select ${JSON.stringify(Object.fromEntries(seqs))}::jsonb as seqs),
    tree as materialized (
      select t.*, coalesce((known.seqs ->> t.project_id::text)::bigint, 0) as after
      from (${treeOf(projectId)}) t cross join known
    )
    select t.project_id, t.features_count, t.seq,
      case when t.seq - t.after <= ${most} then (
        select coalesce(json_agg(json_build_object('seq', e.seq, 'type', e.type, 'payload', e.payload,
          'at', e.created_at::text, 'at_ms', (extract(epoch from e.created_at) * 1000)::float8) order by e.seq), '[]')
        from events e
        where e.topic = 'project:' || t.project_id and e.seq > t.after and e.seq <= t.seq::bigint
      ) end as events
    from tree t`.execute(db);
  return result.rows;
}

/** The projects of a subtree in which the project or an ancestor has one of the tags. */
export async function listTagged(db: Reader, projectId: number, tags: readonly string[]): Promise<number[]> {
  const result = await sql<{ project_id: number }>`
    select unnest(${listedProjects(projectId, tags)}) as project_id`.execute(db);
  return result.rows.map(({ project_id }) => project_id);
}

/** The codes of the features that match a text and have one of some tags. */
export async function listCodes(
  db: Reader,
  projectId: number,
  filter: Pick<FeatureSelection, 'text' | 'feature_tags'>,
): Promise<string[]> {
  const result = await sql<{ code: string }>`
    select f.code from features f where ${toConditions(projectId, filter)}`.execute(db);
  return result.rows.map(({ code }) => code);
}

/** A feature as read. */
export interface ReadRow extends Omit<TileFeature, 'geometry'> {
  readonly lng: number | null;
  readonly lat: number | null;
  readonly outline: Exclude<TileGeometry, { type: 'Point' }> | null;
}

/** All columns but the geometry. Times have microsecond precision. */
export const propertyColumns = sql`
  f.code, f.name, f.color, f.shared, f.is_static, f.resources_count > 0 as has_resources, f.member_id, f.template_id,
  f.project_id, (extract(epoch from f.created_origin) * 1000)::float8 as created_origin_ms,
  case when f.resources_count > 0 then ${firstPictureOf(sql`f.code`)} end as picture`;

/** Lines and areas with the precision of tiles. */
export const outlineOf = sql`st_asgeojson(f.geometry, 7)::jsonb`;

/** A point is read as two numbers, which is cheaper than parsing JSON. */
const columns = sql`
  ${propertyColumns},
  case when f.geometry_type = 'Point' then st_x(f.geometry) end as lng,
  case when f.geometry_type = 'Point' then st_y(f.geometry) end as lat,
  case when f.geometry_type <> 'Point' then ${outlineOf} end as outline`;

export function toFeature({ lng, lat, outline, ...row }: ReadRow): TileFeature {
  return { ...row, geometry: outline ?? { type: 'Point', coordinates: [lng ?? 0, lat ?? 0] } };
}

/** Features per piece, so that passing one through the main thread takes only a moment. */
const PIECE = 2_000;

/** The geometry of `TileFeature`; points in full precision, which their grid position needs. */
const geometryJson = sql`
  case when f.geometry_type = 'Point'
    then json_build_object('type', 'Point', 'coordinates', json_build_array(st_x(f.geometry), st_y(f.geometry)))
    else st_asgeojson(f.geometry, 7)::json end as geometry`;

/**
 * The features of a project itself, in pieces. The database writes them as JSON text, which this thread does not parse.
 */
export async function* listInPieces(db: Reader, projectId: number): AsyncGenerator<FeaturePiece> {
  let after = sql`true`;
  for (;;) {
    const result = await sql<FeaturePiece & { at: string; code: string }>`
      with piece as materialized (
        select f.created_origin, f.code, st_npoints(f.geometry) as positions,
          (select row_to_json(r) from (select ${propertyColumns}, ${geometryJson}) r) as json
        from features f
        where f.project_id = ${projectId} and ${toOwnConditions({})} and ${after}
        order by f.created_origin desc, f.code desc limit ${PIECE}
      )
      select last.at, last.code, whole.* from (
        select '[' || string_agg(json::text, ',') || ']' as json, count(*)::integer as count,
          sum(positions)::integer as positions
        from piece
      ) whole
      cross join (select created_origin::text as at, code from piece order by created_origin, code limit 1) last`.execute(
      db,
    );
    const [piece] = result.rows;
    if (piece === undefined) return;
    const { json, count, positions, at, code } = piece;
    yield { json, count, positions };
    if (count < PIECE) return;
    after = sql`(f.created_origin, f.code) < (${at}::timestamptz, ${code}::uuid)`;
  }
}

/** Reads of more than this are not for connections that short ones share. */
const FEW = 200;

/** How many features and events a tree has. */
export interface TreeCounts {
  readonly features: number;
  readonly events: number;
}

/** The features among these in a project or its descendants, and the counts of that tree at the same moment. */
export async function listByCode(
  db: Reader,
  projectId: number,
  codes: readonly string[],
): Promise<{ readonly features: TileFeature[]; readonly counts: TreeCounts }> {
  const result = await sql<(ReadRow | { readonly code: null }) & TreeCounts>`
    ${codes.length > FEW ? sql`` : plannedOnce}
    with counts as materialized (
      select sum(t.features_count)::float8 as features, sum(t.seq) as events from (${treeOf(projectId)}) t
    )
    select counts.features, counts.events, ${columns}
    from counts left join features f
      on f.code = any(${[...codes]}::uuid[]) and ${toConditions(projectId, {})}`.execute(db);
  const found = result.rows.filter((row): row is ReadRow & TreeCounts => row.code !== null);
  const { features = 0, events = 0 } = result.rows[0] ?? {};
  return {
    features: found.map(({ features: _, events: __, ...row }) => toFeature(row)),
    counts: { features, events },
  };
}

/** The codes of features that a transaction created, found among the newest. @param from a lower bound of the codes. */
export async function listMadeAt(db: Reader, projectId: number, at: string, from: string): Promise<string[]> {
  const result = await sql<{ code: string }>`
    select code from features
    where code >= ${from}::uuid and project_id = ${projectId} and created_at = ${at}::timestamptz`.execute(
    db,
  );
  return result.rows.map(({ code }) => code);
}
