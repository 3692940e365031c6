import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/**
 * Holds what is known of the accounts of organizations until the transaction ends. Who changes an account and who notes
 * what it opens both do this first, so that the second sees the change of the first.
 */
export async function holdAccounts(tx: Tx, organizationIds: readonly number[]): Promise<void> {
  await sql`
    insert into radar_accounts (organization_id)
    select organization_id from organizations where organization_id = any(${organizationIds}::integer[]) order by 1
    on conflict (organization_id) do update set organization_id = excluded.organization_id`.execute(tx);
}

/** Notes that the account of organizations was asked, and how long it is to be left alone. */
export async function putTried(
  tx: Tx,
  organizationIds: readonly number[],
  waitMs: number | null,
): Promise<void> {
  await sql`
    update radar_accounts set tried_at = now(),
      wait_until = now() + ${waitMs}::float8 * interval '1 millisecond'
    where organization_id = any(${organizationIds}::integer[])`.execute(tx);
}

/** Forgets what the previous account of an organization opened, and what came of asking it. */
export async function forgetAccount(tx: Tx, organizationId: number): Promise<void> {
  await sql`delete from radar_access where organization_id = ${organizationId}`.execute(tx);
  await sql`
    update radar_accounts set tried_at = null, wait_until = null where organization_id = ${organizationId}`.execute(
    tx,
  );
}
