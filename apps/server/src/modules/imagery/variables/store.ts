import type { AreaGeometry, VariableFault, VariableGroup } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Measurement } from '../../../providers/imagery/imagery.ts';

export interface VariableRow {
  readonly variable_id: string;
  readonly organization_id: number;
  /** Null: the layer was deleted. */
  readonly layer_code: string | null;
  readonly member_id: number | null;
  readonly member_display_name: string | null;
  readonly subscription_id: string | null;
  /** Of the account that asked for it. */
  readonly account_id: string | null;
  readonly asked_at: Date | null;
  readonly attempt: number;
  /** Counts the jobs that worked on it: only the last may go on with it. */
  readonly run: number;
  readonly type: VariableGroup;
  readonly source_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly area: AreaGeometry;
  readonly area_km2: number;
  readonly status: number;
  /** While it is under way: what went wrong the last time, and is being tried again. */
  readonly fault: VariableFault | null;
  readonly fault_detail: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewVariableRow = Pick<
  VariableRow,
  | 'variable_id'
  | 'organization_id'
  | 'layer_code'
  | 'member_id'
  | 'type'
  | 'source_id'
  | 'start_date'
  | 'end_date'
  | 'area'
>;

/** Stores what is asked for; its size is that of its area. @returns km² of the area. */
export async function insertVariable(tx: Tx, row: NewVariableRow): Promise<number> {
  const area = sql`st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(row.area)}::text), 4326))`;
  const { rows } = await sql<{ km2: number }>`
    insert into imagery_variables (variable_id, organization_id, layer_code, member_id, type, source_id, start_date,
      end_date, area, area_km2)
    values (${row.variable_id}, ${row.organization_id}, ${row.layer_code}, ${row.member_id}, ${row.type},
      ${row.source_id}, ${row.start_date}::text::date, ${row.end_date}::text::date, ${area},
      st_area(${area}::geography) / 1e6)
    returning area_km2 as km2`.execute(tx);
  return rows[0]?.km2 ?? 0;
}

async function selectOne(db: Reader, condition: RawBuilder<unknown>): Promise<VariableRow | null> {
  const { rows } = await sql<VariableRow>`
    select v.variable_id, v.organization_id, v.layer_code, v.member_id, m.display_name as member_display_name,
      v.subscription_id, v.account_id, v.asked_at, v.attempt, v.run, v.type, v.source_id,
      v.start_date::text as start_date, v.end_date::text as end_date, st_asgeojson(v.area, 9)::jsonb as area,
      v.area_km2, v.status, v.fault, v.fault_detail, v.created_at, v.updated_at
    from imagery_variables v left join members m on m.member_id = v.member_id
    where ${condition}`.execute(db);
  return rows[0] ?? null;
}

export const findVariableRow = (db: Reader, variableId: string): Promise<VariableRow | null> =>
  selectOne(db, sql`v.variable_id = ${variableId}`);

export const findVariableOfLayer = (db: Reader, layerCode: string): Promise<VariableRow | null> =>
  selectOne(db, sql`v.layer_code = ${layerCode}`);

/** As `findVariableRow`, locked until the transaction ends. */
export async function lockVariable(tx: Tx, variableId: string): Promise<VariableRow | null> {
  // Its layer first, as whoever deletes the layer locks them.
  await sql`
    select 1 from layers where code = (select layer_code from imagery_variables where variable_id = ${variableId})
    for no key update`.execute(tx);
  await sql`select 1 from imagery_variables where variable_id = ${variableId} for no key update`.execute(tx);
  return findVariableRow(tx, variableId);
}

export interface VariableChange {
  readonly status?: number;
  readonly subscription_id?: string | null;
  readonly account_id?: string | null;
  readonly asked_at?: Date | null;
  readonly attempt?: number;
  readonly run?: number;
  readonly fault?: VariableFault | null;
  readonly fault_detail?: string | null;
}

export async function updateVariable(tx: Tx, variableId: string, change: VariableChange): Promise<void> {
  await tx
    .updateTable('imagery_variables')
    .set({ ...change, updated_at: new Date() })
    .where('variable_id', '=', variableId)
    .execute();
}

export interface ResultRow {
  readonly result_id: string;
  readonly at: Date;
  readonly value: number;
  /** The provider's name of what was measured at each place; null: it is not delivered. */
  readonly raster_name: string | null;
  /** That, as it is kept; null: it is not. */
  readonly digest: string | null;
  readonly byte_size: number | null;
}

/** What was measured, oldest first. */
export async function listResults(db: Reader, variableId: string): Promise<ResultRow[]> {
  return db
    .selectFrom('imagery_variable_results')
    .select((eb) => [
      'result_id',
      'at',
      'value',
      'raster_name',
      'digest',
      eb.cast<number | null>('byte_size', 'double precision').as('byte_size'),
    ])
    .where('variable_id', '=', variableId)
    .orderBy('at')
    .orderBy('result_id')
    .execute();
}

/** Keeps what was measured in place of what was kept before. */
export async function putResults(
  tx: Tx,
  variableId: string,
  measured: readonly Measurement[],
): Promise<void> {
  await tx.deleteFrom('imagery_variable_results').where('variable_id', '=', variableId).execute();
  const rows = measured.map(({ id, at, value, rasterName }) => ({
    variable_id: variableId,
    result_id: id,
    at,
    value,
    raster_name: rasterName,
  }));
  if (rows.length > 0) await tx.insertInto('imagery_variable_results').values(rows).execute();
}

/** Names the file of a raster. */
export async function keepRaster(
  tx: Tx,
  variableId: string,
  resultId: string,
  file: { readonly digest: string; readonly byteSize: number },
): Promise<void> {
  await tx
    .updateTable('imagery_variable_results')
    .set({ digest: file.digest, byte_size: file.byteSize })
    .where('variable_id', '=', variableId)
    .where('result_id', '=', resultId)
    .execute();
}

/** There is no raster of a result. */
export async function forgetRaster(tx: Tx, variableId: string, resultId: string): Promise<void> {
  await tx
    .updateTable('imagery_variable_results')
    .set({ raster_name: null })
    .where('variable_id', '=', variableId)
    .where('result_id', '=', resultId)
    .execute();
}

/** Forgets what was fetched of all results. */
export async function forgetRastersOf(tx: Tx, variableId: string): Promise<void> {
  await tx
    .updateTable('imagery_variable_results')
    .set({ digest: null, byte_size: null })
    .where('variable_id', '=', variableId)
    .execute();
}

/** A kept raster of a layer's variable, of a day of UTC; null for any other. */
export async function findRaster(
  db: Reader,
  organizationId: number,
  layerCode: string,
  day: string,
): Promise<{ digest: string; byte_size: number; type: VariableGroup; source_id: string } | null> {
  const { rows } = await sql<{ digest: string; byte_size: number; type: VariableGroup; source_id: string }>`
    select r.digest, r.byte_size::double precision as byte_size, v.type, v.source_id
    from imagery_variables v join imagery_variable_results r using (variable_id)
    where v.organization_id = ${organizationId} and v.layer_code = ${layerCode} and v.status = 0
      and r.digest is not null and (r.at at time zone 'UTC')::date = ${day}::text::date
    order by r.result_id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Forgets the rasters of variables whose layers were deleted before a time. @returns their digests. */
export async function forgetRasters(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    with gone as (
      select r.variable_id, r.result_id, r.digest
      from imagery_variable_results r join imagery_variables v using (variable_id)
      where v.layer_code is null and r.digest is not null and v.status <= 0 and v.updated_at < ${before}
      for update of r
    )
    update imagery_variable_results r set digest = null, byte_size = null from gone
    where r.variable_id = gone.variable_id and r.result_id = gone.result_id
    returning gone.digest`.execute(tx);
  return rows.map(({ digest }) => digest);
}
