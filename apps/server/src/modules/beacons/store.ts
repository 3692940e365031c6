import { BEACON_MAX_AGE_MS, type Beacon, type BeaconFix } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

interface BeaconRow extends Omit<Beacon, 'type' | 'rel_ts'> {
  readonly at: Date;
}

const toBeacon = ({ at, ...row }: BeaconRow): Beacon => ({
  ...row,
  type: 'member',
  rel_ts: at.getTime(),
});

const columns = sql`b.id, b.member_id, b.project_id, m.avatar_url as member_avatar_url,
  m.display_name as member_display_name, b.at, b.lone6, b.late6, b.heading, b.accuracy`;

const oldest = () => new Date(Date.now() - BEACON_MAX_AGE_MS);

/** The beacons of a project, of members who may still read it. */
export async function listBeacons(db: Reader, projectId: number): Promise<Beacon[]> {
  const result = await sql<BeaconRow>`
    select ${columns} from beacons b join members m on m.member_id = b.member_id
    where b.project_id = ${projectId} and b.at > ${oldest()}
      and exists (select from access_project_roles(b.member_id) r where r.project_id = b.project_id)
    order by b.member_id`.execute(db);
  return result.rows.map(toBeacon);
}

/** @returns `project/member` of those who may read their project now. */
export async function listReaders(
  db: Reader,
  members: readonly { readonly projectId: number; readonly memberId: number }[],
): Promise<ReadonlySet<string>> {
  const asked = members.map(({ projectId, memberId }) => ({ projectId, memberId }));
  const { rows } = await sql<{ key: string }>`
    select f."projectId" || '/' || f."memberId" as key
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as f ("projectId" integer, "memberId" integer)
    where exists (select from access_project_roles(f."memberId") r where r.project_id = f."projectId")`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

/** A member's position for a project. */
export interface PlacedFix extends BeaconFix {
  readonly project_id: number;
  readonly member_id: number;
}

/** Replaces beacons by later positions. @returns those that were replaced or made. */
export async function putBeacons(tx: Tx, fixes: readonly PlacedFix[]): Promise<Beacon[]> {
  const result = await sql<BeaconRow>`
    with b as (
      insert into beacons (project_id, member_id, at, lone6, late6, heading, accuracy)
      select f.project_id, f.member_id, to_timestamp(f.rel_ts / 1000.0), f.lone6, f.late6, f.heading, f.accuracy
      from jsonb_to_recordset(${JSON.stringify(fixes)}::jsonb) as f (project_id integer, member_id integer,
        rel_ts bigint, lone6 integer, late6 integer, heading double precision, accuracy double precision)
      order by f.project_id, f.member_id
      on conflict (project_id, member_id) do update set at = excluded.at, lone6 = excluded.lone6,
        late6 = excluded.late6, heading = excluded.heading, accuracy = excluded.accuracy
        where beacons.at < excluded.at
      returning *
    )
    select ${columns} from b join members m on m.member_id = b.member_id`.execute(tx);
  return result.rows.map(toBeacon);
}

/** @returns whether there was one. */
export async function deleteBeacon(tx: Tx, projectId: number, memberId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('beacons')
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletes the positions of those who sent none for a day. */
export async function deleteOldBeacons(tx: Tx): Promise<void> {
  await tx.deleteFrom('beacons').where('at', '<=', oldest()).execute();
}
