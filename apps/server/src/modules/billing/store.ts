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

/** Keeps the account of an organization that has none; of two at once one stays. */
export async function insertAccount(tx: Tx, account: AccountRow): Promise<void> {
  await tx
    .insertInto('billing_accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number of a look at the provider that begins now: a later look has a higher one. */
export async function takeTicket(db: Reader): Promise<number> {
  const result = await sql<{ ticket: string }>`select nextval('billing_tickets') as ticket`.execute(db);
  return Number(result.rows[0]?.ticket);
}

/** Notes that the look of a ticket is written down; false where a later one was before. */
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
