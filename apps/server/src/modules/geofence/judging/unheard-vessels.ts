import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { HeardVessel } from './vessel-store.ts';

interface UnheardRow extends Omit<HeardVessel, 'from' | 'to'> {
  readonly project_id: number;
  readonly from_at: Date;
  readonly to_at: Date;
}

/** What projects were not told yet of the vessels of a station, by project. */
export async function listUnheard(
  db: Reader,
  radarId: number,
): Promise<ReadonlyMap<number, readonly HeardVessel[]>> {
  const { rows } = await sql<UnheardRow>`
    select u.* from fence_unheard_vessels u join radar_tracks t on t.track_id = u.track_id
    where t.radar_id = ${radarId} order by u.project_id, u.track_id`.execute(db);
  const ofProjects = Map.groupBy(rows, ({ project_id }) => project_id);
  return new Map(
    [...ofProjects].map(([projectId, unheard]) => [
      projectId,
      unheard.map(({ project_id: _project, from_at, to_at, ...vessel }) => ({
        ...vessel,
        ...{ from: from_at.getTime(), to: to_at.getTime() },
      })),
    ]),
  );
}

/** Replaces what a project was not told yet of vessels; tracks that are not given stay as they are. */
export async function putUnheard(tx: Tx, projectId: number, vessels: readonly HeardVessel[]): Promise<void> {
  const rows = vessels.map(({ from, to, ...vessel }) => ({
    ...vessel,
    from_at: new Date(from),
    to_at: new Date(to),
  }));
  await sql`
    insert into fence_unheard_vessels (project_id, track_id, from_at, to_at, west, south, east, north)
    select ${projectId}::integer, h.track_id, h.from_at, h.to_at, h.west, h.south, h.east, h.north
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as h (track_id integer, from_at timestamptz, to_at timestamptz, west float8, south float8, east float8, north float8)
    order by 2
    on conflict (project_id, track_id) do update set from_at = excluded.from_at, to_at = excluded.to_at,
      west = excluded.west, south = excluded.south, east = excluded.east, north = excluded.north`.execute(tx);
}

export async function deleteUnheard(tx: Tx, projectId: number, trackIds: readonly number[]): Promise<void> {
  await sql`
    delete from fence_unheard_vessels
    where project_id = ${projectId} and track_id = any(${trackIds}::integer[])`.execute(tx);
}

/** Deletes what would be told to nobody, since it is more than a day old. */
export async function deleteTooLate(tx: Tx, radarId: number): Promise<void> {
  await sql`
    delete from fence_unheard_vessels u using radar_tracks t
    where t.track_id = u.track_id and t.radar_id = ${radarId} and u.to_at < now() - interval '1 day'`.execute(
    tx,
  );
}

/** One window for each vessel: from the first to the last time of all, around all places. */
export function joinHeard(parts: readonly HeardVessel[]): readonly HeardVessel[] {
  return [...Map.groupBy(parts, ({ track_id }) => track_id)].map(([track_id, of]) => ({
    track_id,
    from: Math.min(...of.map(({ from }) => from)),
    to: Math.max(...of.map(({ to }) => to)),
    west: Math.min(...of.map(({ west }) => west)),
    south: Math.min(...of.map(({ south }) => south)),
    east: Math.max(...of.map(({ east }) => east)),
    north: Math.max(...of.map(({ north }) => north)),
  }));
}
