import type { FeatureFilter, StaticFolder } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import { reachableProjects } from '../../../../access/reachable-projects.ts';
import type { Reader, Tx } from '../../../../platform/db/database.ts';
import { toConditions } from '../../../features/index.ts';

/** A query of the codes of the features in a folder, whether its reader may read them or not. */
export const codesOf = (folder: string): RawBuilder<unknown> =>
  sql`select lf.feature_code from layer_features lf where lf.layer_code = ${folder}`;

/** The layers of one type of an organization, by name. */
export async function listFolders(db: Reader, organizationId: number, type: number): Promise<StaticFolder[]> {
  const { rows } = await sql<StaticFolder>`
    select code, name from layers where organization_id = ${organizationId} and type = ${type}
    order by lower(name), code`.execute(db);
  return rows;
}

/** The codes among these that are reports of an organization which a member may read. */
export async function listReadable(
  db: Reader,
  organizationId: number,
  memberId: number,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select f.code from features f
    join ${reachableProjects(memberId, organizationId)} p on p.project_id = f.project_id
    where f.code = any(${[...codes]}::uuid[]) and f.deleted_at is null and f.subtype = 'report'
      and (f.shared or not p.only_shared)`.execute(db);
  return rows.map(({ code }) => code);
}

/** The number of features in a folder, whoever may read them. */
export async function countFolder(tx: Tx, folder: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from layer_features where layer_code = ${folder}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Puts features into a folder. @returns how many were not there. */
export async function insertFeatures(tx: Tx, folder: string, codes: readonly string[]): Promise<number> {
  const result = await sql`
    insert into layer_features (layer_code, feature_code)
    select ${folder}, code from unnest(${[...codes]}::uuid[]) as added (code)
    on conflict do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

/**
 * Puts the features of a project and its descendants that match a filter into a folder.
 * @param most stops after this many. @returns how many were not there.
 */
export async function insertMatching(
  tx: Tx,
  folder: string,
  projectId: number,
  filter: FeatureFilter,
  most: number,
): Promise<number> {
  const result = await sql`
    insert into layer_features (layer_code, feature_code)
    select ${folder}, f.code from features f
    where ${toConditions(projectId, filter)} and not exists (
      select 1 from layer_features lf where lf.layer_code = ${folder} and lf.feature_code = f.code
    )
    limit ${most}
    on conflict do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}

/** Takes features out of a folder. @returns how many were there. */
export async function removeFeatures(tx: Tx, folder: string, codes: readonly string[]): Promise<number> {
  const result = await sql`
    delete from layer_features
    where layer_code = ${folder} and feature_code = any(${[...codes]}::uuid[])`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}
