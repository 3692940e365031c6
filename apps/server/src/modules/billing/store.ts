import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface AccountRow {
  readonly organization_id: number;
  readonly code: string;
  readonly customer_id: string;
}

const COLUMNS = ['organization_id', 'code', 'customer_id'] as const;

export async function findAccount(db: Reader, organizationId: number): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('billing_accounts')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountOfCustomer(db: Reader, customerId: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('billing_accounts')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts the account of an organization that has none; of two concurrent inserts one is kept. */
export async function insertAccount(tx: Tx, account: AccountRow): Promise<void> {
  await tx
    .insertInto('billing_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A number for a read from the provider that starts now; a later read gets a higher one. */
export async function takeTicket(db: Reader): Promise<number> {
  const result = await sql<{ ticket: string }>`select nextval('billing_tickets') as ticket`.execute(db);
  return Number(result.rows[0]?.ticket);
}

/** Records that the read with this ticket is stored; false if a later one already is. */
export async function advanceTicket(tx: Tx, organizationId: number, ticket: number): Promise<boolean> {
  const result = await sql`
    update billing_accounts set ticket = ${ticket}
    where organization_id = ${organizationId} and ticket < ${ticket}`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function hasEvent(db: Reader, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('billing_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertEvent(tx: Tx, eventId: string): Promise<void> {
  await tx
    .insertInto('billing_events')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
