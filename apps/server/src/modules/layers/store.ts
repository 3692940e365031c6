import type { AreaGeometry, ComparedMap, LayerUpdate } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { toStored } from '../features/index.ts';
import type { Places } from './tree/plan-move.ts';

/** A layer as stored, with what one member chose to see of it. */
export interface LayerRow {
  readonly code: string;
  readonly organization_id: number;
  readonly parent_code: string | null;
  readonly position: string;
  readonly type: number;
  readonly name: string;
  readonly visible: boolean;
  readonly opacity: number;
  readonly status: number;
  readonly layer: Record<string, unknown>;
  /** `2026-05-31`. */
  readonly taken_on: string | null;
  readonly aoi: AreaGeometry | null;
  /** A colour, `template`, or `data:` and a key; null: features have their own colours. */
  readonly color_by: string | null;
  /** Counts changes of what it shows. */
  readonly version: number;
  readonly member_id: number | null;
  readonly member_display_name: string | null;
  readonly top: boolean | null;
  readonly bottom: boolean | null;
  readonly own_opacity: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Class of the advisory locks on the trees of organizations; the second key is the organization. */
const TREE_LOCK = 7_294_136;

/** Serializes changes of the tree of an organization until the transaction ends. */
export async function lockTree(tx: Tx, organizationId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TREE_LOCK}, ${organizationId})`.execute(tx);
}

function selectLayers(
  db: Reader,
  memberId: number,
  condition: RawBuilder<unknown>,
): Promise<{ rows: LayerRow[] }> {
  const chosen = (map: ComparedMap) => sql`(select c.visible from layer_choices c
    where c.layer_code = l.code and c.member_id = ${memberId} and c.map = ${map})`;
  return sql<LayerRow>`
    select l.code, l.organization_id, l.parent_code, l.position, l.type, l.name, l.visible, l.opacity, l.status,
      to_char(l.taken_on, 'YYYY-MM-DD') as taken_on, l.layer, st_asgeojson(l.aoi, 9)::jsonb as aoi, l.color_by,
      l.version, l.member_id, m.display_name as member_display_name,
      ${chosen('top')} as top, ${chosen('bottom')} as bottom,
      (select o.opacity from layer_opacities o where o.layer_code = l.code and o.member_id = ${memberId}) as own_opacity,
      l.created_at, l.updated_at
    from layers l left join members m on m.member_id = l.member_id
    where ${condition}`.execute(db);
}

/** The layers of an organization, in no order. */
export async function listLayers(db: Reader, organizationId: number, memberId: number): Promise<LayerRow[]> {
  const { rows } = await selectLayers(db, memberId, sql`l.organization_id = ${organizationId}`);
  return rows;
}

/** A layer of an organization; null for an unknown one. */
export async function findLayer(
  db: Reader,
  organizationId: number,
  memberId: number,
  code: string,
): Promise<LayerRow | null> {
  const isOne = sql`l.organization_id = ${organizationId} and l.code = ${code}`;
  const { rows } = await selectLayers(db, memberId, isOne);
  return rows[0] ?? null;
}

/** Whose layer has a code, in whatever organization; null: none has. */
export async function findOwner(
  db: Reader,
  code: string,
): Promise<Pick<LayerRow, 'organization_id' | 'member_id'> | null> {
  const row = await db
    .selectFrom('layers')
    .select(['organization_id', 'member_id'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/** As `findLayer`, locked until the transaction ends. */
export async function lockLayer(
  tx: Tx,
  organizationId: number,
  memberId: number,
  code: string,
): Promise<LayerRow | null> {
  await sql`
    select 1 from layers where organization_id = ${organizationId} and code = ${code}
    for no key update`.execute(tx);
  return findLayer(tx, organizationId, memberId, code);
}

/** Whether an organization has a layer. */
export async function hasLayer(db: Reader, organizationId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from layers where organization_id = ${organizationId} and code = ${code}`.execute(db);
  return rows.length > 0;
}

/** Whether an organization has a layer, which then stays until the transaction ends. */
export async function holdLayer(tx: Tx, organizationId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from layers where organization_id = ${organizationId} and code = ${code}
    for key share`.execute(tx);
  return rows.length > 0;
}

/** The places of all layers of an organization. Lock the tree before a change that depends on them. */
export async function listPlaces(
  db: Reader,
  organizationId: number,
): Promise<Pick<LayerRow, 'code' | 'parent_code' | 'position' | 'type'>[]> {
  return db
    .selectFrom('layers')
    .select(['code', 'parent_code', 'position', 'type'])
    .where('organization_id', '=', organizationId)
    .execute();
}

export type NewLayer = Pick<
  LayerRow,
  | 'code'
  | 'organization_id'
  | 'parent_code'
  | 'position'
  | 'type'
  | 'name'
  | 'status'
  | 'layer'
  | 'aoi'
  | 'member_id'
>;

/** An area as it is stored: without altitudes. */
const toGeometry = (aoi: AreaGeometry | null) =>
  aoi === null
    ? sql`null::geometry`
    : sql`st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(toStored(aoi))}::text), 4326))`;

export async function insertLayer(tx: Tx, layer: NewLayer): Promise<void> {
  await sql`
    insert into layers (code, organization_id, parent_code, position, type, name, status, layer, aoi, member_id)
    values (${layer.code}, ${layer.organization_id}, ${layer.parent_code}, ${layer.position}, ${layer.type},
      ${layer.name}, ${layer.status}, ${JSON.stringify(layer.layer)}::jsonb, ${toGeometry(layer.aoi)},
      ${layer.member_id})`.execute(tx);
}

/** @param facts join what the kind of the layer keeps. */
export async function updateStatus(
  tx: Tx,
  code: string,
  status: number,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    update layers set status = ${status}, layer = layer || ${JSON.stringify(facts)}::jsonb, updated_at = now()
    where code = ${code}`.execute(tx);
}

export async function updateArea(tx: Tx, code: string, aoi: AreaGeometry | null): Promise<void> {
  await sql`update layers set aoi = ${toGeometry(aoi)} where code = ${code}`.execute(tx);
}

/** @param isEdit whether the layer counts as updated. */
export async function updateLayer(tx: Tx, code: string, change: LayerUpdate, isEdit: boolean): Promise<void> {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await tx
    .updateTable('layers')
    .set({ ...values, ...(isEdit && { updated_at: new Date() }) })
    .where('code', '=', code)
    .execute();
}

/** Replaces what the kind of a layer keeps, and its area. */
export async function replaceContent(
  tx: Tx,
  code: string,
  layer: unknown,
  aoi: AreaGeometry | null,
): Promise<void> {
  await sql`
    update layers set layer = ${JSON.stringify(layer)}::jsonb, aoi = ${toGeometry(aoi)}, version = version + 1,
      updated_at = now()
    where code = ${code}`.execute(tx);
}

/** Counts a change of what a layer shows that is stored elsewhere. */
export async function bumpVersion(tx: Tx, code: string): Promise<void> {
  await sql`update layers set version = version + 1, updated_at = now() where code = ${code}`.execute(tx);
}

/** Moves layers to their new places. */
export async function putPlaces(tx: Tx, places: Places): Promise<void> {
  if (places.size === 0) return;
  const rows = [...places].map(([code, place]) => ({ code, ...place }));
  await sql`
    update layers l set parent_code = r.parent_code, position = r.position
    from unnest(${rows.map(({ code }) => code)}::uuid[], ${rows.map(({ parent_code }) => parent_code)}::uuid[],
      ${rows.map(({ position }) => position)}::text[]) as r (code, parent_code, position)
    where l.code = r.code`.execute(tx);
}

export async function deleteLayer(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('layers').where('code', '=', code).execute();
}

/** Keeps what a member chose to see of a layer on one map. */
export async function putChoice(
  tx: Tx,
  code: string,
  memberId: number,
  map: ComparedMap,
  visible: boolean,
): Promise<void> {
  const row = { layer_code: code, member_id: memberId, map, visible };
  await tx
    .insertInto('layer_choices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['layer_code', 'member_id', 'map']).doUpdateSet({ visible }))
    .execute();
}

/** Keeps the opacity that a member chose for a layer on their own map. */
export async function putOpacity(tx: Tx, code: string, memberId: number, opacity: number): Promise<void> {
  await tx
    .insertInto('layer_opacities')
    .values({ layer_code: code, member_id: memberId, opacity })
    .onConflict((conflict) => conflict.columns(['layer_code', 'member_id']).doUpdateSet({ opacity }))
    .execute();
}

/** Forgets the opacity that a member chose for a layer. */
export async function deleteOpacity(tx: Tx, code: string, memberId: number): Promise<void> {
  await tx
    .deleteFrom('layer_opacities')
    .where('layer_code', '=', code)
    .where('member_id', '=', memberId)
    .execute();
}
