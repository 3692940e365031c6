import type { KeySetting } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface ImageryKeyRow {
  readonly sealed: string;
  readonly ending: string;
  readonly set_at: Date;
  readonly set_by: string | null;
}

/** Whether super users let an organization use Planet. */
export async function hasPlanet(db: Reader, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('planet_access')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.planet_access === true;
}

/** The key of an organization's own account; null without one. */
export async function findImageryKey(db: Reader, organizationId: number): Promise<ImageryKeyRow | null> {
  const { rows } = await sql<ImageryKeyRow>`
    select k.sealed, k.ending, k.set_at, m.display_name as set_by
    from organization_imagery_keys k left join members m on m.member_id = k.set_by
    where k.organization_id = ${organizationId}`.execute(db);
  return rows[0] ?? null;
}

export async function putImageryKey(
  tx: Tx,
  row: { organization_id: number; sealed: string; ending: string; set_by: number },
): Promise<void> {
  const { sealed, ending, set_by } = row;
  await tx
    .insertInto('organization_imagery_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ sealed, ending, set_by, set_at: new Date() }),
    )
    .execute();
}

/** @returns the last characters of the key that was deleted; null if there was none. */
export async function deleteImageryKey(tx: Tx, organizationId: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('organization_imagery_keys')
    .where('organization_id', '=', organizationId)
    .returning('ending')
    .executeTakeFirst();
  return row?.ending ?? null;
}

/** What an administrator has switched off or on for a member; none for who is not one of the organization. */
export async function listKeySettings(
  db: Reader,
  organizationId: number,
  memberId: number,
): Promise<readonly KeySetting[]> {
  const row = await db
    .selectFrom('organization_members')
    .select('key_settings')
    .where('organization_id', '=', organizationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  // Written by the contract's schema only.
  return (row?.key_settings ?? []) as unknown as readonly KeySetting[];
}
