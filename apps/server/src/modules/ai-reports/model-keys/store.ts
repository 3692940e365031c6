import { MODEL_APIS, type ModelApi } from '@waypost/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface ModelKeyRow {
  readonly api: ModelApi;
  readonly url: string;
  readonly model: string;
  /** Null: the endpoint needs no key. */
  readonly sealed: string | null;
  readonly ending: string | null;
  readonly set_at: Date;
  readonly set_by: string | null;
}

const apiOf = z.enum(MODEL_APIS);

/** The language model of an organization’s own; null without one. */
export async function findModelKey(db: Reader, organizationId: number): Promise<ModelKeyRow | null> {
  const { rows } = await sql<Omit<ModelKeyRow, 'api'> & { api: string }>`
    select k.api, k.url, k.model, k.sealed, k.ending, k.set_at, m.display_name as set_by
    from organization_model_keys k left join members m on m.member_id = k.set_by
    where k.organization_id = ${organizationId}`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, api: apiOf.parse(row.api) };
}

export interface NewModelKeyRow extends Omit<ModelKeyRow, 'set_at' | 'set_by'> {
  readonly organization_id: number;
  readonly set_by: number;
}

export async function putModelKey(tx: Tx, row: NewModelKeyRow): Promise<void> {
  const { organization_id: _organizationId, ...changed } = row;
  await tx
    .insertInto('organization_model_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ ...changed, set_at: new Date() }),
    )
    .execute();
}

/** @returns the model and the last characters of the key that was deleted; null if there was none. */
export async function deleteModelKey(
  tx: Tx,
  organizationId: number,
): Promise<Pick<ModelKeyRow, 'model' | 'ending'> | null> {
  const row = await tx
    .deleteFrom('organization_model_keys')
    .where('organization_id', '=', organizationId)
    .returning(['model', 'ending'])
    .executeTakeFirst();
  return row ?? null;
}
