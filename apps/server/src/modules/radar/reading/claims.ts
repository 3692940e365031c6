import type { RadarFault } from '@waypost/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** The right of one pass to read stations: nobody else reads them until it ends. */
export interface Claim {
  /** A UUID of the pass. */
  readonly by: string;
  readonly leaseMs: number;
}

const toEnd = ({ leaseMs }: Claim) => sql`now() + ${leaseMs}::float8 * interval '1 millisecond'`;

/** Claims the stations that are due. @returns their numbers. */
export async function claimDue(tx: Tx, claim: Claim): Promise<number[]> {
  const { rows } = await sql<{ radar_id: number }>`
    update radar_stations set claimed_by = ${claim.by}::uuid, claimed_until = ${toEnd(claim)}
    where radar_id in (
      select radar_id from radar_stations s
      where next_read_at <= now() and coalesce(claimed_until <= now(), true)
        and exists (select from layers l where l.type = 3 and l.layer ->> 'radar_id' = s.radar_id::text)
      order by next_read_at for update skip locked)
    returning radar_id`.execute(tx);
  return rows.map(({ radar_id }) => radar_id);
}

/**
 * Claims the stations of an answer, except those that another process reads, or has read since the answer was asked for.
 * @returns their numbers, and whether each was read before.
 */
export async function claimOpened(
  tx: Tx,
  claim: Claim,
  radarIds: readonly number[],
  askedMsAgo: number,
): Promise<ReadonlyMap<number, boolean>> {
  const { rows } = await sql<{ radar_id: number; is_read: boolean }>`
    update radar_stations set claimed_by = ${claim.by}::uuid, claimed_until = ${toEnd(claim)}
    where radar_id in (
      select radar_id from radar_stations
      where radar_id = any(${radarIds}::integer[])
        and (claimed_by = ${claim.by}::uuid or (coalesce(claimed_until <= now(), true)
          and coalesce(read_at <= now() - ${askedMsAgo}::float8 * interval '1 millisecond', true)))
      order by radar_id for update skip locked)
    returning radar_id, read_at is not null as is_read`.execute(tx);
  return new Map(rows.map(({ radar_id, is_read }) => [radar_id, is_read]));
}

/** Puts off the end of what a pass still has to read. */
export async function keepClaims(tx: Tx, claim: Claim): Promise<void> {
  await sql`
    update radar_stations set claimed_until = ${toEnd(claim)} where radar_id in (
      select radar_id from radar_stations where claimed_by = ${claim.by}::uuid order by radar_id for no key update)`.execute(
    tx,
  );
}

export async function endClaims(tx: Tx, { by }: Claim): Promise<void> {
  await sql`
    update radar_stations set claimed_by = null, claimed_until = null where radar_id in (
      select radar_id from radar_stations where claimed_by = ${by}::uuid order by radar_id for no key update)`.execute(
    tx,
  );
}

/**
 * Has stations read at once that could not be read, or that are being read, since there is another account to ask: what
 * is being read with the previous one no longer counts.
 * @param of the stations of an organization's layers, or one station.
 */
export async function readAnew(
  tx: Tx,
  of: { readonly organizationId: number } | { readonly radarId: number },
): Promise<void> {
  const ids =
    'radarId' in of
      ? sql`select ${of.radarId}::integer`
      : sql`select (layer ->> 'radar_id')::integer from layers
          where type = 3 and organization_id = ${of.organizationId}`;
  await sql`
    update radar_stations set next_read_at = now(), failures = 0, claimed_by = null, claimed_until = null
    where radar_id in (
      select radar_id from radar_stations
      where radar_id in (${ids}) and (failures > 0 or claimed_until > now())
      order by radar_id for no key update)`.execute(tx);
}

export interface Pause {
  readonly firstMs: number;
  readonly maxMs: number;
  readonly leastMs: number;
}

/**
 * Notes that a station could not be read, and ends its claim: each failure in a row doubles the pause.
 * @param fault null: it is not the provider's, and nothing is said of it.
 * @returns whether something else is said of the station than before.
 */
export async function failStation(
  tx: Tx,
  { by }: Claim,
  radarId: number,
  fault: RadarFault | null,
  { firstMs, maxMs, leastMs }: Pause,
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as materialized (
      select fault from radar_stations where radar_id = ${radarId} for no key update)
    update radar_stations s set fault = coalesce(${fault}, s.fault), failures = failures + 1, claimed_by = null,
      claimed_until = null, next_read_at = now() + interval '1 millisecond'
        * greatest(${leastMs}::float8, least(${maxMs}::float8, ${firstMs}::float8 * 2 ^ least(failures, 10)))
    from before b where s.radar_id = ${radarId} and s.claimed_by = ${by}::uuid
    returning s.fault is distinct from b.fault as is_new`.execute(tx);
  return rows[0]?.is_new === true;
}
