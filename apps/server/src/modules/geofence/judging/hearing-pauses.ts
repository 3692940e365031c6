import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

const FIRST_MS = 60_000;
/** What was not told is kept for a day: long before, it is tried again. */
const MAX_MS = 30 * 60_000;

/** The projects that could not be told of the vessels of a station, and whether each is still to be left alone. */
export async function listPauses(db: Reader, radarId: number): Promise<ReadonlyMap<number, boolean>> {
  const { rows } = await sql<{ project_id: number; is_on: boolean }>`
    select project_id, ends_at > now() as is_on from fence_hearing_pauses where radar_id = ${radarId}`.execute(
    db,
  );
  return new Map(rows.map(({ project_id, is_on }) => [project_id, is_on]));
}

/** Forgets failures of a day ago and before: what comes now has another cause. @returns how many. */
export async function deleteOldPauses(tx: Tx): Promise<number> {
  const { rows } = await sql`
    delete from fence_hearing_pauses where ends_at < now() - interval '1 day' returning 1`.execute(tx);
  return rows.length;
}

/** Has a project left alone after a failure, for twice as long as after the one before. */
export async function lengthenPause(tx: Tx, projectId: number, radarId: number): Promise<void> {
  await sql`
    insert into fence_hearing_pauses as p (project_id, radar_id, failures, ends_at)
    values (${projectId}, ${radarId}, 1, now() + ${FIRST_MS}::float8 * interval '1 millisecond')
    on conflict (project_id, radar_id) do update set failures = p.failures + 1,
      ends_at = now() + interval '1 millisecond'
        * least(${MAX_MS}::float8, ${FIRST_MS}::float8 * 2 ^ least(p.failures, 10))`.execute(tx);
}

export async function endPause(tx: Tx, projectId: number, radarId: number): Promise<void> {
  await sql`
    delete from fence_hearing_pauses where project_id = ${projectId} and radar_id = ${radarId}`.execute(tx);
}
