import type { ApiKeyScope } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface ApiKeyRow {
  readonly uuid: string;
  readonly name: string;
  readonly key_start: string;
  readonly scope: ApiKeyScope;
  readonly project_id: number | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly last_used_at: Date | null;
}

export interface NewApiKey {
  readonly uuid: string;
  readonly organization_id: number;
  readonly name: string;
  readonly key_hash: string;
  readonly key_start: string;
  readonly scope: ApiKeyScope;
  readonly project_id: number | null;
  readonly created_by: number;
}

export async function listApiKeys(
  db: Reader,
  organizationId: number,
  uuid: string | null = null,
): Promise<ApiKeyRow[]> {
  const result = await sql<ApiKeyRow>`
    select k.uuid, k.name, k.key_start, k.scope, k.project_id, k.created_at, k.last_used_at,
      m.display_name as created_by
    from api_keys k join members m on m.member_id = k.created_by
    where k.organization_id = ${organizationId} and (${uuid}::uuid is null or k.uuid = ${uuid}::uuid)
    order by k.created_at desc, k.uuid`.execute(db);
  return result.rows;
}

export async function insertApiKey(tx: Tx, key: NewApiKey): Promise<void> {
  await tx.insertInto('api_keys').values(key).execute();
}

/** @returns the name of the deleted key, or null for an unknown one. */
export async function deleteApiKey(tx: Tx, organizationId: number, uuid: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('api_keys')
    .where('organization_id', '=', organizationId)
    .where('uuid', '=', uuid)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function isProjectOf(db: Reader, projectId: number, organizationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('project_id')
    .where('project_id', '=', projectId)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The principal and the restrictions of a key, or null for an unknown one. */
export async function findKeyByHash(db: Reader, keyHash: string) {
  const result = await sql<{
    uuid: string;
    organization_id: number;
    project_id: number | null;
    scope: ApiKeyScope;
    created_by: number;
    is_noted: boolean;
  }>`
    select uuid, organization_id, project_id, scope, created_by,
      coalesce(last_used_at > now() - interval '1 minute', false) as is_noted
    from api_keys where key_hash = ${keyHash}`.execute(db);
  return result.rows[0] ?? null;
}

export async function noteUse(db: Reader, uuid: string): Promise<void> {
  await sql`update api_keys set last_used_at = now() where uuid = ${uuid}::uuid`.execute(db);
}

export async function putProviderKey(
  tx: Tx,
  row: { organization_id: number; member_id: number; name: string; sealed: string },
): Promise<void> {
  await tx
    .insertInto('member_provider_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'member_id', 'name'])
        .doUpdateSet({ sealed: row.sealed, updated_at: new Date() }),
    )
    .execute();
}
