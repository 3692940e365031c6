import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { plannedOnce } from '../../../platform/db/driver/planned-once.ts';
import type { PositionSubject } from '../../positions/index.ts';
import type { JudgedVessel } from './project-fences.ts';
import { VESSEL_KEEP_DAYS } from './vessel-keep-days.ts';

/** A member, a device, or the track of a vessel. */
export interface JudgedSubject extends Pick<PositionSubject, 'projectId'> {
  readonly kind: PositionSubject['kind'] | 'vessel';
  readonly id: number;
}

export interface LockedVessel extends JudgedVessel {
  /** Whether the organization of the project still sees its radar. */
  readonly isSeen: boolean;
  /** Whether its track is no longer kept. */
  readonly isGone: boolean;
}

/** A subject whose row this transaction has locked. */
export interface LockedSubject {
  readonly subjectId: number;
  readonly subject: JudgedSubject;
  /** Null for members and devices. */
  readonly vessel: LockedVessel | null;
  readonly firstAt: number | null;
  readonly closedAt: number | null;
  /** Days that its project keeps positions; 0: none are kept. */
  readonly keepDays: number;
}

/** Whether it is time to judge `b`, who could perhaps not be judged before. */
const isReady = (
  now: number,
  projectId: number | null,
) => sql`((b.retry_at is null or b.retry_at <= ${new Date(now)})
  and (${projectId}::integer is null or b.project_id = ${projectId}))`;

/** How many windows are looked at first, and how many subjects. */
const FIRST = 50;

/**
 * Locks a subject that waits to be judged, or of whom it is time to tell that nothing was heard.
 * @param projectId only of this project; null: of all.
 * @returns null if there is none that another process does not have.
 */
export async function lockNext(
  tx: Tx,
  now: number,
  projectId: number | null = null,
): Promise<LockedSubject | null> {
  const isTime = isReady(now, projectId);
  const waiting = sql`from fence_windows w join fence_subjects b on b.subject_id = w.subject_id where ${isTime}`;
  return (
    (await lockOne(
      tx,
      now,
      isTime,
      sql`select w.subject_id ${waiting} order by w.id limit ${sql.lit(FIRST)}`,
    )) ??
    // The first windows may all be of somebody whom another process judges.
    (await lockOne(
      tx,
      now,
      isTime,
      sql`select w.subject_id ${waiting} group by w.subject_id order by min(w.id) limit ${sql.lit(FIRST)}`,
    ))
  );
}

async function lockOne(
  tx: Tx,
  now: number,
  isTime: RawBuilder<unknown>,
  waiting: RawBuilder<unknown>,
): Promise<LockedSubject | null> {
  const { rows } = await sql<{
    subject_id: number;
    project_id: number;
    kind: JudgedSubject['kind'];
    id: number | null;
    radar_id: number | null;
    length_m: number | null;
    is_seen: boolean;
    first_at: Date | null;
    closed_at: Date | null;
    keep_days: number | null;
  }>`
    ${plannedOnce}
    select s.subject_id, s.project_id, s.kind, coalesce(s.member_id, s.device_id, s.track_id) as id, s.first_at,
      s.closed_at, t.keep_days, k.radar_id, k.length_m, exists (
        select from projects p join radar_access a on a.organization_id = p.organization_id
        where p.project_id = s.project_id and p.deleted_at is null and a.radar_id = k.radar_id and a.fault is null
      ) as is_seen
    from fence_subjects s left join trail_settings t on t.project_id = s.project_id
    left join radar_tracks k on k.track_id = s.track_id
    where s.subject_id in (
      (${waiting})
      union (select b.subject_id from fence_subjects b
        where b.due_at <= ${new Date(now)} and ${isTime} order by b.due_at limit ${sql.lit(FIRST)}))
    limit 1 for no key update of s skip locked`.execute(tx);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    subjectId: row.subject_id,
    subject: { projectId: row.project_id, kind: row.kind, id: row.id ?? 0 },
    vessel:
      row.kind === 'vessel'
        ? {
            ...{ radarId: row.radar_id ?? 0, lengthM: row.length_m },
            ...{ isSeen: row.is_seen, isGone: row.radar_id === null },
          }
        : null,
    firstAt: row.first_at?.getTime() ?? null,
    closedAt: row.closed_at?.getTime() ?? null,
    // Of vessels, the radar keeps what they did.
    keepDays: row.kind === 'vessel' ? VESSEL_KEEP_DAYS : (row.keep_days ?? 0),
  };
}
