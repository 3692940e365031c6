import { createHash } from 'node:crypto';
import type { LayerFilter } from '@waypost/contract';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Selected } from '../../features/index.ts';
import type { LayerColors, LayerView } from '../../tiles/index.ts';
import { findKind } from '../kinds/layer-kinds.ts';
import { findLayer, type LayerRow } from '../store.ts';
import { listReached } from './store.ts';

/** Who reads a layer of which organization. */
type LayerReader = Pick<OrganizationGrant, 'organizationId' | 'memberId'>;

/** What a member sees of a layer with features. */
export interface NamedView extends LayerView {
  /** The name of the layer. */
  readonly title: string;
  /** Names what the member may read of its projects. */
  readonly rights: string;
}

/**
 * Finds what a member sees of a layer now. @param beside a project whose features are left out with those below it; null:
 * none. @throws AppError `layer_not_found`, `layer_without_features` for a kind that has none.
 */
export async function findView(
  db: Reader,
  { organizationId, memberId }: OrganizationGrant<'layer:read'>,
  code: string,
  beside: number | null = null,
): Promise<NamedView> {
  const row = await findLayer(db, organizationId, memberId, code);
  if (row === null) throw new AppError('layer_not_found');
  const reader = { organizationId, memberId };
  const { selected, versions } = await readSelected(db, reader, row, { beside });
  const { projects } = selected;
  const colors = await findColors(db, reader, row, beside === null ? selected : null);
  const name = digest([code, row.version, projects, ...(colors === null ? [] : [colors.by, colors.name])]);
  return {
    title: row.name,
    rights: digest(projects),
    name,
    version: digest([name, versions]),
    selected,
    colors,
  };
}

/** @param known all that the reader sees of the layer; null: it is not known. */
async function findColors(
  db: Reader,
  reader: LayerReader,
  row: LayerRow,
  known: Selected | null,
): Promise<LayerColors | null> {
  if (row.color_by === null) return null;
  const selected = known ?? (await readSelected(db, reader, row)).selected;
  return { by: row.color_by, name: digest([row.code, row.version, selected.projects]), selected };
}

interface LayerSelection {
  /** The name of the layer. */
  readonly name: string;
  /** The filter by which its features are selected; null for a kind that has none. */
  readonly filter: LayerFilter | null;
  readonly selected: Selected;
}

/**
 * What a member may read of the features of a layer. @param kept a filter that the layer had, in place of the one that it has
 * now. @throws AppError `layer_not_found`, `layer_without_features`.
 */
export async function findLayerSelection(
  db: Reader,
  reader: LayerReader,
  code: string,
  kept: LayerFilter | null = null,
): Promise<LayerSelection> {
  const row = await findLayer(db, reader.organizationId, reader.memberId, code);
  if (row === null) throw new AppError('layer_not_found');
  const filter = kept ?? findKind(row.type)?.toFilter?.(row) ?? null;
  return { name: row.name, filter, selected: (await readSelected(db, reader, row, { filter })).selected };
}

/** What a member may read of the features of a layer. @throws AppError `layer_without_features`. */
export async function findSelected(db: Reader, reader: LayerReader, row: LayerRow): Promise<Selected> {
  return (await readSelected(db, reader, row)).selected;
}

async function readSelected(
  db: Reader,
  { organizationId, memberId }: LayerReader,
  row: LayerRow,
  { filter = null, beside = null }: { filter?: LayerFilter | null; beside?: number | null } = {},
): Promise<{ selected: Selected; versions: string[] }> {
  const scope = findKind(row.type)?.toScope?.(row, filter ?? undefined);
  if (scope === undefined) throw new AppError('layer_without_features');
  const { projectIds, ...conditions } = scope;
  const reached = await listReached(db, organizationId, memberId, projectIds, beside);
  const projects = reached.map(({ project_id, only_shared }) => ({ project_id, only_shared }));
  return { selected: { ...conditions, projects }, versions: reached.map(({ version }) => version) };
}

const digest = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
