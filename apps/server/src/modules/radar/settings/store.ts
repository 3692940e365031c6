import type { RadarSettings } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { DEFAULT_KEEP_DAYS } from '../store.ts';

type KeepDays = RadarSettings['keep_days'];

/** For how many days an organization sees what its radars saw. */
export async function getKeepDays(db: Reader, organizationId: number): Promise<KeepDays> {
  const row = await db
    .selectFrom('radar_settings')
    .select('keep_days')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  // The column accepts those of the contract only.
  return (row?.keep_days ?? DEFAULT_KEEP_DAYS) as KeepDays;
}

export async function putKeepDays(tx: Tx, organizationId: number, days: KeepDays): Promise<void> {
  await sql`
    insert into radar_settings (organization_id, keep_days) values (${organizationId}, ${days})
    on conflict (organization_id) do update set keep_days = excluded.keep_days`.execute(tx);
}
