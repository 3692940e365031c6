import {
  hasOrganizationPermission,
  type Layer,
  type LayerChoice,
  type LayerCreate,
  type LayerKindName,
  type LayerMove,
  type LayerUpdate,
  MAX_LAYERS,
} from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import { createUuidV7 } from '../../platform/db/uuid-v7.ts';
import { announceChoice, announceLayer } from './announce.ts';
import type { LayerMaking } from './kinds/layer-kind.ts';
import { findKind, isGroupType } from './kinds/layer-kinds.ts';
import {
  deleteLayer,
  deleteOpacity,
  findLayer,
  findOwner,
  holdLayer,
  insertLayer,
  type LayerRow,
  listLayers,
  listPlaces,
  lockLayer,
  lockTree,
  putChoice,
  putOpacity,
  putPlaces,
  updateLayer,
} from './store.ts';
import { toWire } from './to-wire.ts';
import {
  type Places,
  type Planned,
  planDissolution,
  planMove,
  planTop,
  type TreeNode,
  toTreeOrder,
} from './tree/plan-move.ts';

/** The tree of an organization's layers. Every method throws AppError `layer_not_found` for an unknown layer. */
export interface LayerService {
  /** Each group before what is in it. */
  list(grant: OrganizationGrant<'layer:read'>): Promise<Layer[]>;
  get(grant: OrganizationGrant<'layer:read'>, code: string): Promise<Layer>;
  /**
   * Sent again with the same code, it returns the layer of the first time.
   * @throws AppError `too_many_layers`, `layer_too_deep`, `layer_code_taken`, and what its kind throws.
   */
  create(grant: OrganizationGrant<'layer:create'>, input: LayerCreate): Promise<Layer>;
  update(grant: OrganizationGrant<'layer:update'>, code: string, change: LayerUpdate): Promise<Layer>;
  /** @throws AppError `layer_cycle`, `layer_too_deep`, `validation_failed` for a target that is not a group. */
  move(grant: OrganizationGrant<'layer:update'>, code: string, move: LayerMove): Promise<Layer>;
  choose(grant: OrganizationGrant<'layer:read'>, code: string, choice: LayerChoice): Promise<void>;
  /** @param opacity null: that of the layer. */
  chooseOpacity(grant: OrganizationGrant<'layer:read'>, code: string, opacity: number | null): Promise<void>;
  /** What a group holds moves to where the group was. @throws AppError `forbidden` for a layer of another member. */
  delete(grant: OrganizationGrant<'layer:delete'>, code: string): Promise<void>;
}

async function listTree(tx: Tx, organizationId: number): Promise<TreeNode[]> {
  const places = await listPlaces(tx, organizationId);
  return places.map(({ type, ...node }) => ({ ...node, is_group: isGroupType(type) }));
}

/** @param path where the request names the group. */
function toPlaces(planned: Planned, path: string): Places {
  if (planned.ok) return planned.places;
  if (planned.fault === 'not_a_group') throw invalid([{ path, message: 'This layer is not a group.' }]);
  throw new AppError(planned.fault);
}

async function getRow(
  db: Reader,
  { organizationId, memberId }: OrganizationGrant,
  code: string,
): Promise<LayerRow> {
  const row = await findLayer(db, organizationId, memberId, code);
  if (row === null) throw new AppError('layer_not_found');
  return row;
}

/** What an earlier request of the same member created with this code. @throws AppError `layer_code_taken`. */
async function findCreated(
  db: Reader,
  { organizationId, memberId }: OrganizationGrant,
  code: string | undefined,
): Promise<Layer | null> {
  const owner = code === undefined ? null : await findOwner(db, code);
  if (code === undefined || owner === null) return null;
  if (owner.organization_id !== organizationId || owner.member_id !== memberId)
    throw new AppError('layer_code_taken');
  const row = await findLayer(db, organizationId, memberId, code);
  return row === null ? null : toWire(row);
}

async function createLayer(
  tx: Tx,
  grant: OrganizationGrant<'layer:create'>,
  input: LayerCreate,
  begin: ((tx: Tx, code: string) => Promise<void>) | undefined,
): Promise<Layer> {
  const { organizationId, memberId } = grant;
  const { type } = input.kind;
  const kind = findKind(type);
  if (kind === null) throw new Error(`The contract accepts the type ${type}, and no kind of layer has it.`);
  const content = await kind.prepare(tx, grant, input.layer);
  await lockTree(tx, organizationId);
  const created = await findCreated(tx, grant, input.code);
  if (created !== null) return created;
  const tree = await listTree(tx, organizationId);
  if (tree.length >= MAX_LAYERS) throw new AppError('too_many_layers');
  const code = input.code ?? createUuidV7();
  const places = toPlaces(planTop(tree, code, kind.isGroup, input.parent_code), 'body.parent_code');
  const place = places.get(code);
  if (place === undefined) throw new Error('A new layer has no place.');
  await insertLayer(tx, {
    code,
    organization_id: organizationId,
    ...place,
    type,
    name: input.name,
    status: kind.firstStatus ?? 0,
    ...content,
    member_id: memberId,
  });
  await putPlaces(tx, places);
  await kind.fill?.(tx, grant, code, input.layer);
  await begin?.(tx, code);
  await announceLayer(tx, grant, 'layer.created', code);
  return toWire(await getRow(tx, grant, code));
}

async function moveLayer(
  tx: Tx,
  grant: OrganizationGrant<'layer:update'>,
  code: string,
  move: LayerMove,
): Promise<Layer> {
  await lockTree(tx, grant.organizationId);
  const places = toPlaces(planMove(await listTree(tx, grant.organizationId), code, move), 'body.into');
  await putPlaces(tx, places);
  if (places.size > 0) await announceLayer(tx, grant, 'layer.moved', code);
  return toWire(await getRow(tx, grant, code));
}

async function updateOne(
  tx: Tx,
  grant: OrganizationGrant<'layer:update'>,
  code: string,
  change: LayerUpdate,
): Promise<Layer> {
  const before = await lockLayer(tx, grant.organizationId, grant.memberId, code);
  if (before === null) throw new AppError('layer_not_found');
  if (typeof change.taken_on === 'string' && findKind(before.type)?.takesDay !== true)
    throw invalid([{ path: 'body.taken_on', message: 'This layer shows no pictures of a day.' }]);
  if (typeof change.color_by === 'string' && findKind(before.type)?.toScope === undefined)
    throw invalid([{ path: 'body.color_by', message: 'This layer shows no features.' }]);
  const changed = Object.entries(change)
    .filter(([key, value]) => value !== undefined && value !== Reflect.get(before, key))
    .map(([key]) => key);
  if (changed.length === 0) return toWire(before);
  // An eye that is pressed changes what newcomers see, and nothing of the layer itself.
  const isEdit = changed.some((key) => key !== 'visible');
  await updateLayer(tx, code, change, isEdit);
  await announceLayer(tx, grant, 'layer.updated', code);
  return toWire(await getRow(tx, grant, code));
}

async function deleteOne(tx: Tx, grant: OrganizationGrant<'layer:delete'>, code: string): Promise<void> {
  await lockTree(tx, grant.organizationId);
  const row = await getRow(tx, grant, code);
  const isOwn = row.member_id === grant.memberId;
  if (!isOwn && !hasOrganizationPermission(grant.role, 'layer:manage')) throw new AppError('forbidden');
  await putPlaces(tx, planDissolution(await listTree(tx, grant.organizationId), code));
  await deleteLayer(tx, code);
  await announceLayer(tx, grant, 'layer.deleted', code);
}

async function chooseOpacity(
  tx: Tx,
  { organizationId, memberId }: OrganizationGrant<'layer:read'>,
  code: string,
  opacity: number | null,
): Promise<void> {
  if (!(await holdLayer(tx, organizationId, code))) throw new AppError('layer_not_found');
  await (opacity === null ? deleteOpacity(tx, code, memberId) : putOpacity(tx, code, memberId, opacity));
  await announceChoice(tx, memberId, code);
}

/** Kinds that another module makes. */
export type LayerMakings = Partial<Readonly<Record<LayerKindName, LayerMaking>>>;

export function createLayerService(database: Database, makings: LayerMakings = {}): LayerService {
  return {
    async list({ organizationId, memberId }) {
      return toTreeOrder(await listLayers(database.read, organizationId, memberId)).map(toWire);
    },
    get: async (grant, code) => toWire(await getRow(database.read, grant, code)),
    async create(grant, input) {
      const created = await findCreated(database.read, grant, input.code);
      if (created !== null) return created;
      const making = makings[input.kind.name];
      const checked = await making?.check(grant, input.layer);
      const begin = making && ((tx: Tx, code: string) => making.begin(tx, grant, code, input.layer, checked));
      return database.transaction((tx) => createLayer(tx, grant, input, begin));
    },
    update: (grant, code, change) => database.transaction((tx) => updateOne(tx, grant, code, change)),
    move: (grant, code, move) => database.transaction((tx) => moveLayer(tx, grant, code, move)),
    choose: (grant, code, { map, visible }) =>
      database.transaction(async (tx) => {
        if (!(await holdLayer(tx, grant.organizationId, code))) throw new AppError('layer_not_found');
        await putChoice(tx, code, grant.memberId, map, visible);
      }),
    chooseOpacity: (grant, code, opacity) =>
      database.transaction((tx) => chooseOpacity(tx, grant, code, opacity)),
    delete: (grant, code) => database.transaction((tx) => deleteOne(tx, grant, code)),
  };
}
