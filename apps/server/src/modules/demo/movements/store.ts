import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Lets the geofences of a project hold since a time before they were loaded. */
export async function backdateFences(tx: Tx, projectId: number, since: Date): Promise<void> {
  await sql`update fence_versions set valid_from = ${since} where project_id = ${projectId}`.execute(tx);
}

/** Dates what was told in this transaction as if it had been told at the time. */
export async function dateCrossings(tx: Tx, projectId: number): Promise<void> {
  await sql`
    update fence_crossings c set told_at = c.known_at from fence_subjects s
    where s.subject_id = c.subject_id and s.project_id = ${projectId} and c.told_at = now()`.execute(tx);
}

/** Where the collar of the demo is, by its name. */
export interface CollarPlace {
  readonly deviceId: number;
  readonly projectId: number;
}

/** The collar of an organization, unless people deleted or renamed it. */
export async function findCollar(
  db: Reader,
  organizationId: number,
  name: string,
): Promise<CollarPlace | null> {
  const { rows } = await sql<CollarPlace>`
    select d.device_id as "deviceId", d.project_id as "projectId"
    from devices d join projects p on p.project_id = d.project_id
    where p.organization_id = ${organizationId} and p.deleted_at is null and d.name = ${name}
    order by d.device_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Deletes what geofences of a project told of times before the positions that it keeps. */
export async function deleteOldCrossings(tx: Tx, projectId: number): Promise<void> {
  await sql`
    delete from fence_crossings c using fence_subjects s, trail_settings t
    where s.subject_id = c.subject_id and s.project_id = ${projectId} and t.project_id = ${projectId}
      and c.at < now() - t.keep_days * interval '1 day'`.execute(tx);
}
