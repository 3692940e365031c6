import { BEACON_MAX_AGE_MS, type FenceSubject, MAX_MARKED_FENCES, type MarkedFence } from '@waypost/contract';
import type { SubjectState } from '@waypost/geofence';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isStillThere, NAME_NOW, type SubjectRow, toSubject } from './store.ts';

type Inside = MarkedFence['inside'][number];

/** Who is inside which geofence of a project, as of the last day: devices, vessels that are seen, and members who may still read it. */
async function listInside(db: Reader, projectId: number): Promise<Map<string, Inside[]>> {
  const { rows } = await sql<SubjectRow & { fences: SubjectState['fences'] }>`
    select s.kind as subject_kind, coalesce(s.device_id, s.member_id, s.track_id) as subject_id,
      ${NAME_NOW} as display_name, m.avatar_url, c.fences
    from fence_subjects s
    left join members m on m.member_id = s.member_id
    left join devices d on d.device_id = s.device_id
    join lateral (
      select k.state -> 'fences' as fences, k.at from fence_checkpoints k where k.subject_id = s.subject_id
      order by k.at desc limit 1
    ) c on c.fences <> '{}' and c.at > now() - ${BEACON_MAX_AGE_MS}::float8 * interval '1 millisecond'
      and ${isStillThere}
    where s.project_id = ${projectId} and (s.member_id is null
      or exists (select from access_project_roles(s.member_id) r where r.project_id = s.project_id))`.execute(
    db,
  );
  const inside = new Map<string, Inside[]>();
  for (const { fences, ...row } of rows) {
    const subject: FenceSubject = toSubject(row);
    for (const [code, { side, since }] of Object.entries(fences)) {
      if (side !== 'in') continue;
      const here = inside.get(code) ?? [];
      here.push({ subject, since: new Date(since).toISOString() });
      inside.set(code, here);
    }
  }
  for (const here of inside.values()) here.sort((a, b) => b.since.localeCompare(a.since));
  return inside;
}

/** The geofences of a project, outlines simplified to a thousandth of their size. */
export async function listMarkedFences(db: Reader, projectId: number): Promise<MarkedFence[]> {
  const { rows } = await sql<Omit<MarkedFence, 'inside'>>`
    select f.code, f.name, f.color,
      st_asgeojson(st_simplifypreservetopology(g.shape,
        greatest(st_xmax(g.shape) - st_xmin(g.shape), st_ymax(g.shape) - st_ymin(g.shape)) / 1000), 6)::jsonb
        as geometry,
      jsonb_build_array(st_x(g.place), st_y(g.place)) as place
    from features f, lateral (
      select st_force2d(f.geometry) as shape, st_pointonsurface(f.geometry) as place
    ) g
    where f.project_id = ${projectId} and f.geofence and f.deleted_at is null
      and f.geometry_type in ('Polygon', 'MultiPolygon')
    order by f.created_at desc, f.code limit ${MAX_MARKED_FENCES}`.execute(db);
  if (rows.length === 0) return [];
  const inside = await listInside(db, projectId);
  return rows.map((row) => ({ ...row, inside: inside.get(row.code) ?? [] }));
}
