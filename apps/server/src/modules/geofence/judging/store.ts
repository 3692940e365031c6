import type { FenceEvent, FenceEventKind, SubjectState, ToldEvent } from '@waypost/geofence';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { plannedOnce, plannedOnceAhead } from '../../../platform/db/driver/planned-once.ts';
import type { Position, PositionChange } from '../../positions/index.ts';
import type { RetryPause } from './retry-pause.ts';
import { VESSEL_KEEP_DAYS } from './vessel-keep-days.ts';

/** The channel that says that windows wait to be judged. */
export const FENCE_CHANNEL = 'waypost_fences';

/** The projects among these that have, or had, a geofence. */
async function listFencedProjects(tx: Tx, projectIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ project_id: number }>`
    ${plannedOnce}
    select p.project_id from unnest(${[...new Set(projectIds)]}::integer[]) p (project_id)
    where exists (select from fence_versions v where v.project_id = p.project_id)`.execute(tx);
  return new Set(rows.map((row) => row.project_id));
}

/** Notes which windows of time are to be judged, in projects with geofences; judging begins after the commit. */
export async function addWindows(tx: Tx, changes: readonly PositionChange[]): Promise<void> {
  const fenced = await listFencedProjects(
    tx,
    changes.map(({ subject }) => subject.projectId),
  );
  const windows = changes
    .filter(({ subject }) => fenced.has(subject.projectId))
    .map(({ subject, from, to, positions, isKept }) => ({
      project_id: subject.projectId,
      kind: subject.kind,
      member_id: subject.kind === 'member' ? subject.id : null,
      device_id: subject.kind === 'device' ? subject.id : null,
      from_at: new Date(from),
      to_at: new Date(to),
      positions: isKept ? null : positions,
    }));
  if (windows.length === 0) return;
  const asked = sql`jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as w (project_id integer, kind text,
    member_id integer, device_id integer, from_at timestamptz, to_at timestamptz, positions jsonb)`;
  const isSame = sql`s.project_id = w.project_id and (s.member_id = w.member_id or s.device_id = w.device_id)`;
  await sql`
    ${plannedOnceAhead}
    insert into fence_subjects (project_id, kind, member_id, device_id)
    select distinct w.project_id, w.kind, w.member_id, w.device_id from ${asked}
    where not exists (select from fence_subjects s where ${isSame})
    order by 1, 3, 4
    on conflict do nothing`.execute(tx);
  await sql`
    ${plannedOnceAhead}
    insert into fence_windows (subject_id, from_at, to_at, positions)
    select s.subject_id, w.from_at, w.to_at, w.positions from ${asked}
    join fence_subjects s on ${isSame}`.execute(tx);
  await sql`${plannedOnceAhead} select pg_notify(${FENCE_CHANNEL}, '')`.execute(tx);
}

/** Days for which what a subject `s` is judged by is kept, by the settings `t` of its project; a day, if it keeps none. */
const JUDGED_DAYS = sql`case s.kind when 'vessel' then ${VESSEL_KEEP_DAYS}::integer else coalesce(t.keep_days, 1) end`;

/** What waits to be judged of a subject. */
export interface WaitingWindow {
  readonly from: number;
  readonly to: number;
  /** Positions that are in no table. */
  readonly positions: readonly Position[];
}

/** Windows less far apart are judged as one: somebody who moves all the time leaves many. */
const NEAR_MS = 3_600_000;

/**
 * Takes the earliest window of a locked subject, as one with those that overlap it or are near it; the others wait.
 * @returns null if there are none.
 */
export async function takeWindows(tx: Tx, subjectId: number): Promise<WaitingWindow | null> {
  // Positions that are in no table are judged together: each would be taken for the last one otherwise.
  const { rows } = await sql<{ from_at: Date; to_at: Date; positions: Position[] | null }>`
    ${plannedOnce}
    with ordered as (
      select id, from_at, max(to_at) over (order by from_at, id rows between unbounded preceding and 1 preceding) as before,
        bool_or(positions is not null) over () as is_whole
      from fence_windows where subject_id = ${subjectId}),
    apart as (
      select min(from_at) as from_at from ordered
      where not is_whole and from_at > before + ${NEAR_MS} * interval '1 millisecond')
    delete from fence_windows w using apart
    where w.subject_id = ${subjectId} and (apart.from_at is null or w.from_at < apart.from_at)
    returning w.from_at, w.to_at, w.positions`.execute(tx);
  if (rows.length === 0) return null;
  return {
    from: rows.reduce((from, { from_at }) => Math.min(from, from_at.getTime()), Number.POSITIVE_INFINITY),
    to: rows.reduce((to, { to_at }) => Math.max(to, to_at.getTime()), Number.NEGATIVE_INFINITY),
    positions: rows.flatMap(({ positions }) => positions ?? []),
  };
}

/** Puts back what of a window is still to be judged. */
export async function putBackWindow(tx: Tx, subjectId: number, window: WaitingWindow): Promise<void> {
  const positions = window.positions.length === 0 ? null : JSON.stringify(window.positions);
  await sql`
    insert into fence_windows (subject_id, from_at, to_at, positions)
    values (${subjectId}, ${new Date(window.from)}, ${new Date(window.to)}, ${positions}::jsonb)`.execute(tx);
}

/** The last checkpoint before a time and all after it, in order of time. */
export async function listCheckpoints(
  db: Reader,
  subjectId: number,
  before: number,
): Promise<SubjectState[]> {
  const { rows } = await sql<{ state: SubjectState }>`
    ${plannedOnce}
    select state from fence_checkpoints where subject_id = ${subjectId} and at >= coalesce((
      select max(c.at) from fence_checkpoints c where c.subject_id = ${subjectId} and c.at < ${new Date(before)}
    ), '-infinity') order by at`.execute(db);
  return rows.map(({ state }) => state);
}

/** How far apart checkpoints are kept, besides the last one. */
const CHECKPOINT_GAP = "interval '5 minutes'";

/** Replaces the checkpoints after a time and until another one. @param base the one that was judged on from. */
export async function replaceCheckpoints(
  tx: Tx,
  subjectId: number,
  window: { readonly after: number; readonly upTo: number },
  states: readonly SubjectState[],
): Promise<void> {
  const after = Number.isFinite(window.after) ? new Date(window.after) : null;
  const upTo = Number.isFinite(window.upTo) ? new Date(window.upTo) : null;
  await sql`
    ${plannedOnceAhead}
    delete from fence_checkpoints where subject_id = ${subjectId}
      and (${after}::timestamptz is null or at > ${after}) and (${upTo}::timestamptz is null or at <= ${upTo})`.execute(
    tx,
  );
  if (states.length === 0) return;
  const rows = states.flatMap((state) =>
    state.last === null ? [] : [{ at: new Date(state.last.at), state }],
  );
  await sql`
    ${plannedOnceAhead}
    insert into fence_checkpoints (subject_id, at, state)
    select ${subjectId}, r.at, r.state from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (at timestamptz, state jsonb)`.execute(tx);
  if (after === null) return;
  // Of positions that come one by one, not each is to be a checkpoint.
  await sql`
    ${plannedOnceAhead}
    delete from fence_checkpoints where subject_id = ${subjectId} and at = ${after} and exists (
      select from fence_checkpoints c where c.subject_id = ${subjectId}
        and c.at < ${after} and c.at > ${after}::timestamptz - ${sql.raw(CHECKPOINT_GAP)})`.execute(tx);
}

/** Forgets all checkpoints but the last one. */
export async function keepLastCheckpoint(tx: Tx, subjectId: number): Promise<void> {
  await sql`
    ${plannedOnceAhead}
    delete from fence_checkpoints where subject_id = ${subjectId} and at < (
      select max(c.at) from fence_checkpoints c where c.subject_id = ${subjectId})`.execute(tx);
}

/** The longest that somebody waits who could not be judged. */
const MAX_RETRY_MS = 3_600_000;

/** Notes that a subject could not be judged. @returns how often in a row, and when it is tried again. */
export async function noteFailure(
  tx: Tx,
  subjectId: number,
  now: number,
  { firstMs, factor }: RetryPause,
): Promise<{ failures: number; retryAt: number }> {
  const { rows } = await sql<{ failures: number; retry_at: Date }>`
    update fence_subjects set failures = failures + 1, retry_at = ${new Date(now)}::timestamptz
      + least(${MAX_RETRY_MS}, ${firstMs} * ${factor}::double precision ^ least(failures, 20)) * interval '1 millisecond'
    where subject_id = ${subjectId} returning failures, retry_at`.execute(tx);
  const [row] = rows;
  return { failures: row?.failures ?? 0, retryAt: row?.retry_at.getTime() ?? now };
}

/** How soon it is looked again whether a radar is open to an organization, in seconds. */
const UNSEEN_S = 900;

/** Leaves a subject that may not be judged now as it is for a while. */
export async function postpone(tx: Tx, subjectId: number): Promise<void> {
  await sql`
    update fence_subjects set retry_at = now() + ${UNSEEN_S}::integer * interval '1 second'
    where subject_id = ${subjectId}`.execute(tx);
}

/** Deletes windows that were never judged and hold what is no longer kept. @returns how many. */
export async function deleteOldWindows(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fence_windows w using fence_subjects s left join trail_settings t on t.project_id = s.project_id
    where s.subject_id = w.subject_id and w.to_at < now() - ${JUDGED_DAYS} * interval '1 day'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes checkpoints that are older than what is kept to judge by. @returns how many. */
export async function deleteOldCheckpoints(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fence_checkpoints c using fence_subjects s left join trail_settings t on t.project_id = s.project_id
    where s.subject_id = c.subject_id and c.at < now() - ${JUDGED_DAYS} * interval '1 day'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

interface SubjectTimes {
  readonly firstAt: number | null;
  readonly closedAt: number | null;
  readonly dueAt: number | null;
}

const toDate = (at: number | null) => (at === null ? null : new Date(at));

export async function setSubjectTimes(tx: Tx, subjectId: number, times: SubjectTimes): Promise<void> {
  await sql`
    ${plannedOnceAhead}
    update fence_subjects set first_at = ${toDate(times.firstAt)}, closed_at = ${toDate(times.closedAt)},
      due_at = ${toDate(times.dueAt)}, failures = 0, retry_at = null
    where subject_id = ${subjectId}`.execute(tx);
}

interface CrossingRow {
  readonly id: number | string;
  readonly feature_code: string;
  readonly kind: FenceEventKind;
  readonly cause: FenceEvent['cause'];
  readonly at: Date;
  readonly known_at: Date;
}

/** What was told of a subject, by positions after a time and until another one, and was not withdrawn. */
export async function listTold(
  db: Reader,
  subjectId: number,
  window: { readonly after: number; readonly upTo: number },
): Promise<ToldEvent[]> {
  const after = Number.isFinite(window.after) ? new Date(window.after) : null;
  const upTo = Number.isFinite(window.upTo) ? new Date(window.upTo) : null;
  const { rows } = await sql<CrossingRow>`
    ${plannedOnce}
    select id, feature_code, kind, cause, at, known_at from fence_crossings
    where subject_id = ${subjectId} and withdrawn_at is null
      and (${after}::timestamptz is null or known_at > ${after})
      and (${upTo}::timestamptz is null or known_at <= ${upTo})`.execute(db);
  return rows.map(({ id, feature_code: fence, at, known_at, ...row }) => ({
    ...row,
    id: String(id),
    fence,
    version: 0,
    at: at.getTime(),
    knownAt: known_at.getTime(),
  }));
}

/** Inserts events of fences that are still there. @returns the id of each that was, by its place in the list. */
export async function insertCrossings(
  tx: Tx,
  subjectId: number,
  events: readonly FenceEvent[],
): Promise<{ id: string; event: FenceEvent }[]> {
  const made: { id: string; event: FenceEvent }[] = [];
  for (const event of events) {
    const { rows } = await sql<{ id: number | string }>`
    ${plannedOnce}
      insert into fence_crossings (feature_code, subject_id, kind, cause, at, known_at)
      select f.code, ${subjectId}, ${event.kind}, ${event.cause}, ${new Date(event.at)}, ${new Date(event.knownAt)}
      from features f where f.code = ${event.fence}
      returning id`.execute(tx);
    for (const { id } of rows) made.push({ id: String(id), event });
  }
  return made;
}

/** Moves what was told to another time, and keeps from where. */
export async function moveCrossing(tx: Tx, id: string, event: FenceEvent): Promise<void> {
  await sql`
    with told as (select id, at from fence_crossings where id = ${id})
    insert into fence_corrections (crossing_id, was_at, now_at)
    select told.id, told.at, ${new Date(event.at)} from told`.execute(tx);
  await sql`
    update fence_crossings set at = ${new Date(event.at)}, known_at = ${new Date(event.knownAt)}, cause = ${event.cause}
    where id = ${id}`.execute(tx);
}

export async function withdrawCrossing(tx: Tx, id: string): Promise<void> {
  await sql`
    insert into fence_corrections (crossing_id, was_at, now_at)
    select id, at, null from fence_crossings where id = ${id}`.execute(tx);
  await sql`update fence_crossings set withdrawn_at = now() where id = ${id}`.execute(tx);
}

export async function setKnownAt(tx: Tx, id: string, knownAt: number): Promise<void> {
  await sql`update fence_crossings set known_at = ${new Date(knownAt)} where id = ${id}`.execute(tx);
}

/** A geofence that asks who crosses it. */
export interface AskingFence {
  readonly code: string;
  readonly name: string;
}

export async function listAsking(db: Reader, codes: readonly string[]): Promise<AskingFence[]> {
  const { rows } = await sql<AskingFence>`
    select f.code, f.name from features f
    where f.code = any(${[...codes]}::uuid[]) and f.geofence_prompt and f.deleted_at is null`.execute(db);
  return rows;
}
