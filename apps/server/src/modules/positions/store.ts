import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';
import type { Position, PositionSubject } from './position.ts';

const FIELDS = ['at', 'lone6', 'late6', 'accuracy', 'heading', 'speed', 'altitude', 'battery'] as const;

interface PositionRow extends Omit<Position, 'at'> {
  readonly at: Date;
}

const toPosition = ({ at, ...row }: PositionRow): Position => ({ at: at.getTime(), ...row });

/** A subject that has a row. */
export interface StoredSubject {
  readonly subjectId: number;
  readonly keepDays: number;
}

export const toSubjectKey = ({ projectId, kind, id }: PositionSubject) => `${projectId}/${kind}/${id}`;

/** Whether `s` is the row of a subject, given as SQL. */
const isSubject = (projectId: string, kind: string, id: string) => {
  const [project, is, own] = [projectId, kind, id].map((text) => sql.raw(text));
  return sql`s.project_id = ${project} and s.kind = ${is} and coalesce(s.member_id, s.device_id) = ${own}`;
};

/** Makes rows of subjects whose projects keep trails. @returns by key those that have one. */
export async function putSubjects(
  tx: Tx,
  subjects: readonly PositionSubject[],
): Promise<ReadonlyMap<string, StoredSubject>> {
  // Ceasing to keep trails waits for what is being recorded, and deletes it.
  const settings = await sql<{ project_id: number; keep_days: number }>`
    ${plannedOnce}
    select project_id, keep_days from trail_settings
    where project_id = any(${subjects.map(({ projectId }) => projectId)}::integer[])
    order by project_id for key share`.execute(tx);
  const keepDays = new Map(settings.rows.map((row) => [row.project_id, row.keep_days]));
  const kept = subjects.filter(({ projectId }) => keepDays.has(projectId));
  if (kept.length === 0) return new Map();
  const asked = sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb)
    as f ("projectId" integer, kind text, id integer)`;
  await sql`
    insert into position_subjects (project_id, kind, member_id, device_id)
    select f."projectId", f.kind, case f.kind when 'member' then f.id end, case f.kind when 'device' then f.id end
    from ${asked}
    where not exists (select from position_subjects s where ${isSubject('f."projectId"', 'f.kind', 'f.id')})
    order by 1, 2, f.id
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<PositionSubject & { subjectId: number }>`
    ${plannedOnce}
    select s.project_id as "projectId", s.kind, f.id, s.subject_id as "subjectId"
    from ${asked} join position_subjects s on ${isSubject('f."projectId"', 'f.kind', 'f.id')}`.execute(tx);
  return new Map(
    rows.map((row) => {
      const { subjectId, projectId } = row;
      return [toSubjectKey(row), { subjectId, keepDays: keepDays.get(projectId) ?? 0 }];
    }),
  );
}

const toMonth = (at: number) => `${new Date(at).toISOString().slice(0, 7)}-01`;

/** The months of some times that have no partition yet, by their first days. */
export async function listMissingMonths(db: Reader, times: readonly number[]): Promise<string[]> {
  const months = [...new Set(times.map(toMonth))];
  const { rows } = await sql<{ month: string }>`
    select m as month from unnest(${months}::text[]) m
    where to_regclass('public.positions_' || to_char(m::date, 'YYYYMM')) is null order by m`.execute(db);
  return rows.map(({ month }) => month);
}

export async function makePartition(tx: Tx, month: string): Promise<void> {
  await sql`select make_position_partition(${month}::date)`.execute(tx);
}

/** The partitions of months that ended before a time. */
export async function listOldPartitions(db: Reader, before: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.positions'::regclass order by 1`.execute(db);
  const first = `positions_${toMonth(before).slice(0, 7).replace('-', '')}`;
  return rows.map(({ name }) => name).filter((name) => name < first);
}

export async function dropPartition(tx: Tx, name: string): Promise<void> {
  await sql`drop table if exists ${sql.table(name)}`.execute(tx);
}

/** A position and its subject's row. */
export interface PlacedPosition extends Position {
  readonly subjectId: number;
}

/** Inserts positions that are not there. @returns the times of those that were inserted, by subject. */
export async function insertPositions(
  tx: Tx,
  positions: readonly PlacedPosition[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await sql<{ subject_id: number; at: Date }>`
    insert into positions (subject_id, at, lone6, late6, accuracy, heading, speed, altitude, battery)
    select f."subjectId", to_timestamp(f.at / 1000.0), f.lone6, f.late6, f.accuracy, f.heading, f.speed,
      f.altitude, f.battery
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as f ("subjectId" integer, at bigint, lone6 integer,
      late6 integer, accuracy real, heading real, speed real, altitude real, battery real)
    order by 1, 2
    on conflict do nothing
    returning subject_id, at`.execute(tx);
  const times = new Map<number, Set<number>>();
  for (const { subject_id, at } of rows) {
    const known = times.get(subject_id) ?? new Set();
    times.set(subject_id, known.add(at.getTime()));
  }
  return times;
}

/** A window of time in milliseconds since 1970: from `from` on, and before `to`. */
export interface PositionWindow {
  readonly from: number;
  readonly to: number;
  /** How many positions at most, the earliest ones. */
  readonly limit?: number;
}

const inWindow = ({ from, to }: PositionWindow) => sql`p.at >= ${new Date(from)} and p.at < ${new Date(to)}
  and p.at > now() - t.keep_days * interval '1 day' and (s.forgotten_until is null or p.at > s.forgotten_until)`;
/** How many positions are read at once, unless a window says otherwise. */
export const MAX_READ = 100_000;

/** The kept positions of a subject in order of time. */
export async function readPositions(
  db: Reader,
  { projectId, kind, id }: PositionSubject,
  window: PositionWindow,
): Promise<Position[]> {
  const { rows } = await sql<PositionRow>`
    ${plannedOnce}
    select ${sql.join(FIELDS.map((field) => sql.ref(`p.${field}`)))} from positions p
    join position_subjects s on s.subject_id = p.subject_id
    join trail_settings t on t.project_id = s.project_id
    where s.project_id = ${projectId} and s.kind = ${kind} and coalesce(s.member_id, s.device_id) = ${id}
      and ${inWindow(window)}
    order by p.at limit ${window.limit ?? MAX_READ}`.execute(db);
  return rows.map(toPosition);
}

/** The kept positions of all subjects of a project, in order of time. */
export async function readProjectPositions(
  db: Reader,
  projectId: number,
  window: PositionWindow & {
    /** Of members only those who may read the project now. */
    readonly onlyReaders?: boolean;
  },
): Promise<{ readonly subject: PositionSubject; readonly position: Position }[]> {
  const isWanted =
    window.onlyReaders === true
      ? sql`(s.member_id is null or exists (
          select from access_project_roles(s.member_id) r where r.project_id = s.project_id))`
      : sql`true`;
  const { rows } = await sql<PositionRow & Pick<PositionSubject, 'kind' | 'id'>>`
    select s.kind, coalesce(s.member_id, s.device_id) as id, ${sql.join(FIELDS.map((field) => sql.ref(`p.${field}`)))} from positions p
    join position_subjects s on s.subject_id = p.subject_id
    join trail_settings t on t.project_id = s.project_id
    where s.project_id = ${projectId} and ${isWanted} and ${inWindow(window)}
    order by p.at, s.subject_id limit ${window.limit ?? MAX_READ}`.execute(db);
  return rows.map(({ kind, id, ...row }) => ({
    subject: { projectId, kind, id },
    position: toPosition(row),
  }));
}

/** Days that a project keeps positions; 0: none are kept. */
export async function getKeepDays(db: Reader, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('trail_settings')
    .select('keep_days')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.keep_days ?? 0;
}

/** Has nobody read what there is of some subjects, and nothing judged by it any more. What was forgotten before stays so. */
async function forgetPositions(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  // Positions may be some minutes ahead.
  await sql`
    update position_subjects s set forgotten_until = greatest(now(), (
      select max(p.at) from positions p where p.subject_id = s.subject_id))
    where ${which} and (s.forgotten_until is null or exists (
      select from positions p where p.subject_id = s.subject_id and p.at > s.forgotten_until))`.execute(tx);
}

/** Has nobody read what there is of a subject. @returns until when that is to be deleted; null: there is no such subject. */
export async function forgetSubject(tx: Tx, subjectId: number): Promise<Date | null> {
  await forgetPositions(tx, sql`s.subject_id = ${subjectId}`);
  const row = await tx
    .selectFrom('position_subjects')
    .select('forgotten_until')
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.forgotten_until ?? null;
}

/** Changes how long a project keeps positions. What it no longer keeps is read by nobody, and is the caller's to delete. */
export async function putKeepDays(tx: Tx, projectId: number, keepDays: number): Promise<void> {
  if (keepDays === 0) {
    await tx.deleteFrom('trail_settings').where('project_id', '=', projectId).execute();
    await forgetPositions(tx, sql`s.project_id = ${projectId}`);
    return;
  }
  await tx
    .insertInto('trail_settings')
    .values({ project_id: projectId, keep_days: keepDays })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ keep_days: keepDays }))
    .execute();
}

/** Deletes some of what projects no longer keep. @returns how many. */
export async function deleteExpired(tx: Tx, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from positions where (subject_id, at) in (
      select p.subject_id, p.at from position_subjects s
      join trail_settings t on t.project_id = s.project_id
      join lateral (select o.subject_id, o.at from positions o where o.subject_id = s.subject_id
        and o.at <= greatest(now() - t.keep_days * interval '1 day', s.forgotten_until) limit ${limit}) p on true
      limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The row of a subject, or null. */
export async function findSubjectId(
  db: Reader,
  { projectId, kind, id }: PositionSubject,
): Promise<number | null> {
  const row = await db
    .selectFrom('position_subjects')
    .select('subject_id')
    .where('project_id', '=', projectId)
    .where(kind === 'member' ? 'member_id' : 'device_id', '=', id)
    .executeTakeFirst();
  return row?.subject_id ?? null;
}

/** Some of those who have positions in a project that keeps none: what was being deleted when a process died. */
export async function listUnkept(db: Reader, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.subject_id as id from position_subjects s
    where not exists (select from trail_settings t where t.project_id = s.project_id) limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those who have positions in a project. */
export async function listSubjectIds(db: Reader, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('position_subjects')
    .select('subject_id')
    .where('project_id', '=', projectId)
    .orderBy('subject_id')
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** Deletes some positions of a subject up to a time. @returns how many. */
export async function deletePositions(
  tx: Tx,
  subjectId: number,
  { until, limit }: { readonly until: Date; readonly limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from positions where subject_id = ${subjectId} and at in (
      select p.at from positions p where p.subject_id = ${subjectId} and p.at <= ${until}
      order by p.at limit ${limit}) and at <= ${until}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes a subject that was forgotten, unless positions of it came since then. */
export async function deleteForgotten(tx: Tx, subjectId: number): Promise<void> {
  // Whoever records a position holds the row until it is there to be seen.
  await sql`select from position_subjects where subject_id = ${subjectId} for update`.execute(tx);
  await sql`
    delete from position_subjects s where s.subject_id = ${subjectId} and not exists (
      select from positions p where p.subject_id = s.subject_id and p.at > s.forgotten_until)`.execute(tx);
}
