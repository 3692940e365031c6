import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { plannedOnce } from '../../../platform/db/driver/planned-once.ts';

export interface RadarKeyRow {
  readonly account: string;
  readonly sealed: string;
  readonly ending: string;
  readonly set_at: Date;
  readonly set_by: string | null;
}

/** The account of an organization's own; null without one. */
export async function findRadarKey(db: Reader, organizationId: number): Promise<RadarKeyRow | null> {
  const { rows } = await sql<RadarKeyRow>`
    select k.account, k.sealed, k.ending, k.set_at, m.display_name as set_by
    from organization_radar_keys k left join members m on m.member_id = k.set_by
    where k.organization_id = ${organizationId}`.execute(db);
  return rows[0] ?? null;
}

/** The accounts of organizations, by organization. */
export async function listRadarKeys(
  db: Reader,
  organizationIds: readonly number[],
): Promise<ReadonlyMap<number, Pick<RadarKeyRow, 'account' | 'sealed'>>> {
  if (organizationIds.length === 0) return new Map();
  const { rows } = await sql<Pick<RadarKeyRow, 'account' | 'sealed'> & { readonly organization_id: number }>`
    ${plannedOnce}
    select organization_id, account, sealed from organization_radar_keys
    where organization_id = any(${organizationIds}::integer[])`.execute(db);
  return new Map(rows.map(({ organization_id, ...row }) => [organization_id, row]));
}

export interface NewRadarKey {
  readonly organization_id: number;
  readonly account: string;
  readonly sealed: string;
  readonly ending: string;
  readonly set_by: number;
}

export async function putRadarKey(tx: Tx, row: NewRadarKey): Promise<void> {
  const { account, sealed, ending, set_by } = row;
  await tx
    .insertInto('organization_radar_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ account, sealed, ending, set_by, set_at: new Date() }),
    )
    .execute();
}

/** @returns the account and the last characters of the key that was deleted; null if there was none. */
export async function deleteRadarKey(
  tx: Tx,
  organizationId: number,
): Promise<Pick<RadarKeyRow, 'account' | 'ending'> | null> {
  const row = await tx
    .deleteFrom('organization_radar_keys')
    .where('organization_id', '=', organizationId)
    .returning(['account', 'ending'])
    .executeTakeFirst();
  return row ?? null;
}
