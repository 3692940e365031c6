import {
  type GeofenceCrossing,
  type GeofenceEvent,
  type GeometryType,
  MAX_GEOFENCE_EVENTS,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface CrossingRow extends Pick<GeofenceCrossing, 'source' | 'event'> {
  readonly id: number | string;
  readonly member_id: number | null;
  readonly display_name: string | null;
  readonly avatar_url: string | null;
  readonly created_at: Date;
}

/** Judged and told crossings are numbered each on its own, and listed together. */
const toId = ({ id, source }: Pick<CrossingRow, 'id' | 'source'>) =>
  2 * Number(id) - (source === 'judged' ? 1 : 0);

const toCrossing = ({ id, source, event, created_at, ...member }: CrossingRow): GeofenceCrossing => ({
  id: toId({ id, source }),
  source,
  event,
  member,
  created_at: created_at.toISOString(),
});

/** @param crossings as SQL with `source`, `id`, `event`, `created_at` and `member_id`. */
async function selectCrossings(db: Reader, crossings: RawBuilder<unknown>): Promise<GeofenceCrossing[]> {
  const result = await sql<CrossingRow>`
    select e.*, m.display_name, m.avatar_url
    from (${crossings}) e left join members m on m.member_id = e.member_id
    order by e.created_at desc, e.source, e.id desc limit ${MAX_GEOFENCE_EVENTS}`.execute(db);
  return result.rows.map(toCrossing);
}

/** Whether a crossing `e` was told in the project that its geofence is in now, whose people read it. */
export const isOfProject = sql`e.project_id = (select f.project_id from features f where f.code = e.feature_code)`;

const TOLD = sql`select 'told' as source, e.id, e.event, e.created_at, e.member_id from geofence_events e`;

/** The latest crossings of a geofence by members in its project, newest first: as judged, unless withdrawn, and as told. */
export function listCrossings(db: Reader, code: string): Promise<GeofenceCrossing[]> {
  return selectCrossings(
    db,
    sql`
      (select 'judged' as source, c.id, case c.kind when 'enter' then 'in' else 'out' end as event,
          c.at as created_at, s.member_id
        from fence_crossings c join fence_subjects s on s.subject_id = c.subject_id
        where c.feature_code = ${code} and c.kind in ('enter', 'leave') and c.withdrawn_at is null
          and s.kind = 'member'
          and s.project_id = (select f.project_id from features f where f.code = ${code})
        order by c.at desc, c.id desc limit ${MAX_GEOFENCE_EVENTS})
      union all
      (${TOLD} where e.feature_code = ${code} and ${isOfProject}
        order by e.created_at desc, e.id desc limit ${MAX_GEOFENCE_EVENTS})`,
  );
}

export async function getCrossing(tx: Tx, id: number): Promise<GeofenceCrossing> {
  const [crossing] = await selectCrossings(tx, sql`${TOLD} where e.id = ${id}`);
  if (crossing === undefined) throw new Error(`The geofence event ${id} is gone.`);
  return crossing;
}

/** The geofence settings of a feature. */
export interface Fence {
  readonly project_id: number;
  readonly geometry_type: GeometryType;
  readonly geofence: boolean;
  readonly geofence_events: readonly GeofenceEvent[];
  /** Whether it watches the vessels of a radar, and no people. */
  readonly is_of_vessels: boolean;
}

/** Locks a feature’s geofence against changes and serializes its crossings. @returns null when the feature is gone. */
export async function lockFence(tx: Tx, code: string): Promise<Fence | null> {
  const result = await sql<Fence>`
    select f.project_id, f.geometry_type, f.geofence, f.geofence_events, exists (
      select from fence_settings s where s.feature_code = f.code and s.source = 'radar') as is_of_vessels
    from features f
    where f.code = ${code} and f.deleted_at is null
    for no key update`.execute(tx);
  return result.rows[0] ?? null;
}

interface Around {
  readonly code: string;
  readonly memberId: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly withinMs: number;
}

/** A member’s last crossing in the project up to a time and first one after it, if within `withinMs`. */
export async function findCrossingsAround(
  tx: Tx,
  { code, memberId, at, withinMs }: Around,
): Promise<{ id: number; event: GeofenceEvent }[]> {
  const [from, middle, to] = [at - withinMs, at, at + withinMs].map((ms) => new Date(ms));
  const result = await sql<{ id: number | string; event: GeofenceEvent }>`
    (select e.id, e.event from geofence_events e
      where e.feature_code = ${code} and ${isOfProject} and e.member_id = ${memberId}
        and e.created_at between ${from} and ${middle}
      order by e.created_at desc, e.id desc limit 1)
    union all
    (select e.id, e.event from geofence_events e
      where e.feature_code = ${code} and ${isOfProject} and e.member_id = ${memberId}
        and e.created_at > ${middle} and e.created_at <= ${to}
      order by e.created_at, e.id limit 1)`.execute(tx);
  return result.rows.map(({ id, event }) => ({ id: Number(id), event }));
}

interface NewCrossing {
  readonly projectId: number;
  readonly code: string;
  readonly memberId: number;
  readonly event: GeofenceEvent;
  readonly at: number;
}

/** @returns the id of the new row. */
export async function insertCrossing(
  tx: Tx,
  { projectId, code, memberId, event, at }: NewCrossing,
): Promise<number> {
  const { id } = await tx
    .insertInto('geofence_events')
    .values({
      project_id: projectId,
      feature_code: code,
      member_id: memberId,
      event,
      created_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}
