import {
  type AreaGeometry,
  type TileSourceFault,
  type TileSourceForm,
  tileSourcesKind,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The zooms that have tiles. */
export interface Zooms {
  readonly min_zoom: number;
  readonly max_zoom: number;
}

/** What a layer tells of its tiles, as it keeps it. */
export interface TileFacts extends Zooms {
  readonly form: TileSourceForm;
  readonly host: string;
  readonly wmts_layer: string | null;
  readonly attribution: string;
  /** Whether somebody drew where it is, so that another address has the same place; absent in layers made before it was kept. */
  readonly is_area_drawn?: boolean;
  /** Another one with each change of the address. */
  readonly version: string;
}

export interface TileSourceRow {
  /** Null: the layer came from another installation, without its address. */
  readonly source_id: string | null;
  readonly layer_code: string;
  readonly facts: TileFacts;
  /** Where it is; null: everywhere. */
  readonly aoi: AreaGeometry | null;
  readonly sealed: string | null;
  readonly fault: TileSourceFault | null;
  readonly fault_at: Date | null;
}

export interface NewTileSource {
  readonly source_id: string;
  readonly organization_id: number;
  readonly layer_code: string;
  readonly sealed: string;
  readonly fault: TileSourceFault | null;
}

/** Stores where the tiles of a layer are, in place of what was stored before. */
export async function putSource(tx: Tx, row: NewTileSource): Promise<void> {
  const { source_id, sealed, fault } = row;
  const fault_at = fault === null ? null : new Date();
  await tx
    .insertInto('layer_tile_sources')
    .values({ ...row, fault_at })
    .onConflict((conflict) =>
      conflict.column('layer_code').doUpdateSet({ source_id, sealed, fault, fault_at }),
    )
    .execute();
}

/** The source of a layer of this kind, and what the layer tells of it; null for another layer. */
export async function findSource(
  db: Reader,
  organizationId: number,
  layerCode: string,
): Promise<TileSourceRow | null> {
  const { rows } = await sql<TileSourceRow>`
    select s.source_id, l.code as layer_code, l.layer->'data' as facts,
      st_asgeojson(l.aoi, 9)::jsonb as aoi, s.sealed, s.fault, s.fault_at
    from layers l left join layer_tile_sources s on s.layer_code = l.code
    where l.code = ${layerCode} and l.organization_id = ${organizationId}
      and l.type = ${tileSourcesKind.type}`.execute(db);
  return rows[0] ?? null;
}

/** Notes why the last tile could not be loaded, or that it was. */
export async function noteFault(tx: Tx, sourceId: string, fault: TileSourceFault | null): Promise<void> {
  await tx
    .updateTable('layer_tile_sources')
    .set({ fault, fault_at: fault === null ? null : new Date() })
    .where('source_id', '=', sourceId)
    .execute();
}
