import { MAX_TRAIL_POINTS, MAX_TRAILS, MAX_TRAILS_POINTS, type Trail } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

interface TrailRow extends Pick<Trail, 'kind' | 'id' | 'name'> {
  readonly at: Date;
  readonly lone6: number;
  readonly late6: number;
}

/** What all trails of an answer share evenly. */
export interface TrailLimits {
  /** Positions that are read one by one. Subjects with more are looked up at regular times instead. */
  readonly rows: number;
  /** Times at which subjects are looked up. */
  readonly looks: number;
  /** Positions in the answer. */
  readonly points: number;
}

const LIMITS: TrailLimits = { rows: 400_000, looks: 50_000, points: MAX_TRAILS_POINTS };

/**
 * Where the subjects of a project that moved last have been since a time, members only if they may still read it. Each
 * is thinned out evenly. The trail of a device has a part for each who carried it, with its ends, by the name of that
 * carrier.
 */
export async function listTrails(
  db: Reader,
  projectId: number,
  since: Date,
  limits: TrailLimits = LIMITS,
): Promise<Trail[]> {
  const isRead = sql`o.subject_id = s.subject_id and o.at >= s.since
    and (s.forgotten_until is null or o.at > s.forgotten_until)`;
  const { rows } = await sql<TrailRow>`
    with subjects as (
      select s.subject_id, s.kind, s.member_id, s.device_id, w.since, s.forgotten_until, last.*
      from position_subjects s
      join trail_settings t on t.project_id = s.project_id
      cross join lateral (
        select greatest(${since}::timestamptz, now() - t.keep_days * interval '1 day') as since
      ) w
      cross join lateral (
        select p.at as last_at, p.lone6 as last_lone6, p.late6 as last_late6
        from positions p where p.subject_id = s.subject_id and p.at >= w.since
          and (s.forgotten_until is null or p.at > s.forgotten_until)
        order by p.at desc limit 1
      ) last
      where s.project_id = ${projectId} and (s.member_id is null
        or exists (select from access_project_roles(s.member_id) r where r.project_id = s.project_id))
      order by last.last_at desc limit ${MAX_TRAILS}
    ), share as (
      select greatest(1, ${limits.rows}::integer / greatest(1, count(*))) as rows,
        greatest(2, ${limits.looks}::integer / greatest(1, count(*))) as looks,
        greatest(2, least(${MAX_TRAIL_POINTS}::integer, ${limits.points}::integer / greatest(1, count(*)))) as points
      from subjects
    ), counted as (
      select s.*, h.rows, h.looks, c.count > h.rows as is_long, (s.last_at - s.since) / h.looks as pause
      from subjects s cross join share h cross join lateral (
        select count(*) from (select from positions o where ${isRead} limit h.rows + 1) few
      ) c
    ), placed as (
      select s.subject_id, s.kind, s.member_id, s.device_id, p.at, p.lone6, p.late6
      from counted s cross join lateral (
        select o.at, o.lone6, o.late6 from positions o where not s.is_long and ${isRead}
        union all (
          select f.at, f.lone6, f.late6 from generate_series(0, s.looks - 1) look cross join lateral (
            select o.at, o.lone6, o.late6 from positions o where ${isRead}
              and o.at >= s.since + look * s.pause and o.at < s.since + (look + 1) * s.pause
            order by o.at limit 1
          ) f where s.is_long
          union
          select s.last_at, s.last_lone6, s.last_late6 where s.is_long
        )
      ) p
    ), carriers as (
      select g.device_id, g.carrier, g.starts_at,
        lead(g.starts_at, 1, 'infinity') over (partition by g.device_id order by g.starts_at) as ends_at
      from device_assignments g where g.device_id in (select s.device_id from subjects s)
    ), numbered as (
      select p.*, c.carrier, row_number() over w as n, count(*) over (partition by p.subject_id) as total,
        lag(c.carrier) over w is distinct from c.carrier as begins,
        lead(c.carrier) over w is distinct from c.carrier as ends
      from placed p
      left join carriers c on c.device_id = p.device_id and p.at >= c.starts_at and p.at < c.ends_at
      window w as (partition by p.subject_id order by p.at)
    )
    select n.kind, coalesce(n.member_id, n.device_id) as id, coalesce(m.display_name, n.carrier, d.name) as name,
      n.at, n.lone6, n.late6
    from numbered n cross join share h
    left join members m on m.member_id = n.member_id
    left join devices d on d.device_id = n.device_id
    where n.n = n.total or n.begins or n.ends or (n.n - 1) % greatest(1, ceil(n.total / (h.points - 1)::numeric)) = 0
    order by n.subject_id, n.at`.execute(db);
  return toTrails(rows);
}

/** A trail goes on as long as it has the same name. */
function toTrails(rows: readonly TrailRow[]): Trail[] {
  const trails: Trail[] = [];
  for (const { kind, id, name, at, lone6, late6 } of rows) {
    const point = { rel_ts: at.getTime(), lone6, late6 };
    const last = trails.at(-1);
    const goesOn = last?.kind === kind && last.id === id && last.name === name;
    if (goesOn) last.points.push(point);
    else trails.push({ kind, id, name, points: [point] });
  }
  return trails;
}
