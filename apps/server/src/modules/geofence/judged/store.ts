import {
  type DeviceAssignment,
  type FenceCorrection,
  type FenceCrossing,
  type FenceNow,
  type FenceSettings,
  type FenceSubject,
  VESSEL_LOST_S,
} from '@waypost/contract';
import type { SubjectState } from '@waypost/geofence';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type PositionSubject, toCarriedName } from '../../positions/index.ts';
import type { FenceSettingsRow } from '../judging/version-store.ts';
import { isOfProject } from '../store.ts';

export interface SubjectRow {
  readonly subject_kind: FenceSubject['kind'];
  readonly subject_id: number | null;
  readonly display_name: string | null;
  readonly avatar_url: string | null;
}

export const toSubject = ({
  subject_kind,
  subject_id,
  display_name,
  avatar_url,
}: SubjectRow): FenceSubject => ({
  kind: subject_kind,
  id: subject_id,
  display_name,
  avatar_url,
});

interface CrossingRow extends SubjectRow, Pick<FenceCrossing, 'source' | 'kind' | 'cause'> {
  readonly id: number | string;
  readonly at: Date;
  readonly told_at: Date | null;
  readonly withdrawn_at: Date | null;
}

interface CorrectionRow {
  readonly crossing_id: number | string;
  readonly was_at: Date;
  readonly now_at: Date | null;
  readonly corrected_at: Date;
}

const toCorrection = ({ was_at, now_at, corrected_at }: CorrectionRow): FenceCorrection => ({
  kind: now_at === null ? 'withdrawn' : 'moved',
  was_at: was_at.toISOString(),
  by_ms: now_at === null ? null : now_at.getTime() - was_at.getTime(),
  corrected_at: corrected_at.toISOString(),
});

async function listCorrections(db: Reader, ids: readonly (number | string)[]) {
  const { rows } = await sql<CorrectionRow>`
    select crossing_id, was_at, now_at, corrected_at from fence_corrections
    where crossing_id = any(${ids.map(String)}::bigint[]) order by corrected_at, id`.execute(db);
  return Map.groupBy(rows, ({ crossing_id }) => String(crossing_id));
}

/** What a geofence told before a time, newest first: as judged, and as programs told it. */
export async function listCrossings(
  db: Reader,
  code: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<FenceCrossing[]> {
  const until = before === null ? null : new Date(before);
  const { rows } = await sql<CrossingRow>`
    with told as (
      (select 'judged' as source, c.id, c.kind, c.cause, c.at, c.told_at, c.withdrawn_at, s.member_id,
          s.device_id, s.kind as subject_kind, s.track_id, s.vessel_name
        from fence_crossings c join fence_subjects s on s.subject_id = c.subject_id
        where c.feature_code = ${code}
          and s.project_id = (select f.project_id from features f where f.code = ${code})
          and (${until}::timestamptz is null or c.at < ${until})
        order by c.at desc, c.id desc limit ${limit})
      union all
      (select 'told', e.id, case e.event when 'in' then 'enter' else 'leave' end, 'crossed', e.created_at, null,
          null, e.member_id, null, 'member', null, null
        from geofence_events e
        where e.feature_code = ${code} and ${isOfProject}
          and (${until}::timestamptz is null or e.created_at < ${until})
        order by e.created_at desc, e.id desc limit ${limit})
    )
    select t.*, coalesce(t.device_id, t.member_id, t.track_id) as subject_id,
      coalesce(${toCarriedName({ device: 't.device_id', name: 'd.name', at: 't.at' })}, m.display_name,
        t.vessel_name) as display_name, m.avatar_url
    from told t left join members m on m.member_id = t.member_id left join devices d on d.device_id = t.device_id
    order by t.at desc, t.source, t.id desc limit ${limit}`.execute(db);
  const judged = rows.filter(({ source }) => source === 'judged').map(({ id }) => id);
  const corrections =
    judged.length === 0 ? new Map<string, CorrectionRow[]>() : await listCorrections(db, judged);
  return rows.map((row) => ({
    id: `${row.source}-${row.id}`,
    source: row.source,
    kind: row.kind,
    cause: row.cause,
    subject: toSubject(row),
    at: row.at.toISOString(),
    told_at: row.told_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    corrections: row.source === 'told' ? [] : (corrections.get(String(row.id)) ?? []).map(toCorrection),
  }));
}

/** What a subject `s`, perhaps a member `m` or a device `d`, is called now. */
export const NAME_NOW = sql`coalesce(${toCarriedName({ device: 'd.device_id', name: 'd.name', at: 'now()' })},
  m.display_name, s.vessel_name)`;

/** Whether a subject `s` is still where its last checkpoint `c` says: a vessel is not, once it is lost or its track is gone. */
export const isStillThere = sql`(s.kind <> 'vessel' or (s.track_id is not null
  and c.at > now() - ${VESSEL_LOST_S}::float8 * interval '1 second'))`;

/** Who was judged last as being inside a geofence: devices, and members who may still read its project. */
export async function listLastStates(
  db: Reader,
  code: string,
): Promise<{ subject: FenceSubject; state: SubjectState }[]> {
  const { rows } = await sql<SubjectRow & { state: SubjectState }>`
    select s.kind as subject_kind, coalesce(s.device_id, s.member_id, s.track_id) as subject_id,
      ${NAME_NOW} as display_name, m.avatar_url, c.state
    from features f
    join fence_subjects s on s.project_id = f.project_id
    left join members m on m.member_id = s.member_id
    left join devices d on d.device_id = s.device_id
    join lateral (
      select state, at from fence_checkpoints k where k.subject_id = s.subject_id order by k.at desc limit 1
    ) c on ${isStillThere}
    where f.code = ${code} and f.geofence and f.deleted_at is null
      and c.state -> 'fences' -> f.code::text ->> 'side' = 'in'
      and (s.member_id is null
        or exists (select from access_project_roles(s.member_id) r where r.project_id = s.project_id))`.execute(
    db,
  );
  return rows.map((row) => ({ subject: toSubject(row), state: row.state }));
}

export async function findSettings(db: Reader, code: string): Promise<FenceSettingsRow | null> {
  const { rows } = await sql<FenceSettingsRow>`
    select margin_m, stay_s, dwell_s, hours, time_zone, still_radius_m, still_s, absence_s, source,
      radar_layer, min_length_m
    from fence_settings where feature_code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** The time zone that most of the other geofences with hours have in the project of one; null if there are none. */
export async function findUsualZone(db: Reader, code: string): Promise<string | null> {
  const { rows } = await sql<{ time_zone: string }>`
    select s.time_zone from features f
    join features o on o.project_id = f.project_id and o.code <> f.code and o.geofence and o.deleted_at is null
    join fence_settings s on s.feature_code = o.code and s.hours is not null
    where f.code = ${code} group by s.time_zone order by count(*) desc, max(o.created_at) desc limit 1`.execute(
    db,
  );
  return rows[0]?.time_zone ?? null;
}

/** @returns false if the feature is gone or has no area. */
export async function putSettings(tx: Tx, code: string, settings: FenceSettings): Promise<boolean> {
  const { margin_m, stay_s, dwell_s, hours, time_zone, stillness, absence_s, radar } = settings;
  const { rows } = await sql`
    insert into fence_settings (feature_code, margin_m, stay_s, dwell_s, hours, time_zone, still_radius_m, still_s,
      absence_s, source, radar_layer, min_length_m)
    select f.code, ${margin_m}, ${stay_s}, ${dwell_s}, ${hours === null ? null : JSON.stringify(hours)}::jsonb,
      ${time_zone}, ${stillness?.radius_m ?? null}, ${stillness?.for_s ?? null}, ${absence_s},
      ${radar === null ? 'people' : 'radar'}, ${radar?.layer ?? null}::uuid, ${radar?.min_length_m ?? null}
    from features f where f.code = ${code} and f.deleted_at is null
      and f.geometry_type in ('Polygon', 'MultiPolygon')
    on conflict (feature_code) do update set margin_m = excluded.margin_m, stay_s = excluded.stay_s,
      dwell_s = excluded.dwell_s, hours = excluded.hours, time_zone = excluded.time_zone,
      still_radius_m = excluded.still_radius_m, still_s = excluded.still_s, absence_s = excluded.absence_s,
      source = excluded.source, radar_layer = excluded.radar_layer, min_length_m = excluded.min_length_m
    returning feature_code`.execute(tx);
  return rows.length > 0;
}

export const toSubjectKey = ({ kind, id }: Pick<FenceSubject, 'kind' | 'id'>) => `${kind}/${id}`;

/** A subject of a trial, and who carried it from when on. */
interface TrialSubject {
  readonly subject: FenceSubject;
  readonly assignments: readonly DeviceAssignment[];
}

/** The subjects of a trial with their names, by key. */
export async function listSubjects(
  db: Reader,
  subjects: readonly Pick<PositionSubject, 'kind' | 'id'>[],
): Promise<Map<string, TrialSubject>> {
  const { rows } = await sql<SubjectRow & Pick<TrialSubject, 'assignments'>>`
    select f.kind as subject_kind, f.id as subject_id, coalesce(d.name, m.display_name) as display_name, m.avatar_url,
      coalesce((select jsonb_agg(jsonb_build_object('carrier', a.carrier, 'from', a.starts_at))
        from device_assignments a where a.device_id = d.device_id), '[]') as assignments
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as f (kind text, id integer)
    left join members m on f.kind = 'member' and m.member_id = f.id
    left join devices d on f.kind = 'device' and d.device_id = f.id`.execute(db);
  return new Map(
    rows.map(({ assignments, ...row }) => {
      const subject = toSubject(row);
      return [toSubjectKey(subject), { subject, assignments }];
    }),
  );
}

/** The radar layer whose vessels a geofence watches, and why nothing is judged; null: it watches members and devices. */
export async function findRadar(db: Reader, code: string): Promise<FenceNow['radar']> {
  const { rows } = await sql<{
    layer_name: string | null;
    is_there: boolean;
    is_seen: boolean;
    tells_length: boolean;
  }>`
    select l.name as layer_name, l.code is not null as is_there, exists (
      select from radar_tracks k where k.radar_id = (l.layer ->> 'radar_id')::integer and k.length_m is not null
    ) or not exists (
      select from radar_tracks k where k.radar_id = (l.layer ->> 'radar_id')::integer) as tells_length, exists (
      select from radar_access a where a.organization_id = l.organization_id and a.fault is null
        and a.radar_id::text = l.layer ->> 'radar_id') as is_seen
    from fence_settings s left join layers l on l.code = s.radar_layer
    where s.feature_code = ${code} and s.source = 'radar'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const fault = !row.is_there ? 'layer_gone' : row.is_seen ? null : 'no_access';
  return { layer_name: row.layer_name, fault, tells_length: row.tells_length };
}

/** The organization of the project of a feature, and the type of one of its layers; null without such a layer. */
export async function findLayerOfFeature(
  db: Reader,
  code: string,
  layer: string,
): Promise<{ readonly organization_id: number; readonly type: number | null }> {
  const { rows } = await sql<{ organization_id: number; type: number | null }>`
    select p.organization_id, l.type from features f join projects p on p.project_id = f.project_id
    left join layers l on l.organization_id = p.organization_id and l.code = ${layer}::uuid
    where f.code = ${code}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('feature_not_found');
  return row;
}
