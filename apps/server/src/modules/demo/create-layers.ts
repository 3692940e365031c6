import {
  collectedKind,
  ENDPOINTS,
  groupKind,
  imagesKind,
  type LayerCreateInput,
  type LayerFilterEntry,
  layerCreate,
  mosaicsKind,
  ordersKind,
  radarKind,
  staticKind,
  variablesKind,
} from '@waypost/contract';
import { requireOrganization, requireProject } from '../../access/require-access.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { recordImage, recordMeasured, recordOrdered } from '../imagery/index.ts';
import type { DemoBeginning } from './begin-demo.ts';
import type { DemoSteps, StepContext } from './demo-steps.ts';
import { CANOPY } from './organization/canopy.ts';
import { LAYERS } from './organization/layers.ts';
import type { ProjectKey } from './organization/projects.ts';
import { ORTHOPHOTO } from './organization/scenes.ts';
import type { TemplateKey } from './organization/templates.ts';
import type { Album, SceneName } from './pictures/album.ts';

/** What layers need of the earlier steps; null for what was skipped. */
export interface LayerBasis {
  readonly beginning: DemoBeginning;
  readonly album: Album;
  /** Keeps what is in the album. */
  readonly storage: Storage;
  readonly projectIds: ReadonlyMap<ProjectKey, number | null>;
  readonly templateIds: ReadonlyMap<TemplateKey, number | null>;
}

type DemoLayer = (typeof LAYERS)[string];

function listIds<K>(ids: ReadonlyMap<K, number | null>, keys: readonly K[]): number[] {
  return keys.flatMap((key) => ids.get(key) ?? []);
}

function getScene(album: Album, name: SceneName) {
  const found = album.get(name);
  if (found === undefined) throw new Error(`The demo has no picture ${name}.`);
  return found;
}

/** What a layer shows that a provider would have made, or a member. */
async function record(
  { tx }: StepContext,
  layer: DemoLayer,
  layerCode: string,
  { beginning: { organizationId, crew }, album, storage }: LayerBasis,
): Promise<void> {
  const of = { organizationId, memberId: crew.admin, layerCode };
  if (layer.kind === 'variable') {
    const values = CANOPY.values.map(({ fileName, ...one }) => ({
      ...one,
      raster: { ...getScene(album, fileName), fileName },
    }));
    await recordMeasured(tx, { ...of, ...CANOPY, values });
  }
  if (layer.kind === 'orthophoto') {
    const { fileName } = ORTHOPHOTO;
    const { digest, byteSize } = getScene(album, fileName);
    await recordImage(tx, storage, { ...of, fileName, digest, byteSize });
  }
  if (layer.kind === 'order') {
    const { data, fileName, ...order } = layer.order;
    const { item_type: type, item_ids: itemIds, product_bundle: bundle } = data;
    const picture = fileName === null ? null : getScene(album, fileName);
    await recordOrdered(tx, { ...of, ...order, type, itemIds, bundle, picture });
  }
}

/** Layers that would cover the map of everybody who arrives, or draw their eyes. */
const HIDDEN: ReadonlySet<DemoLayer['kind']> = new Set(['mosaic', 'radar', 'order', 'orthophoto']);

/** The newest photographed reports of a form in a project. */
async function listEvidence(
  { database, featureReader }: StepContext,
  { crew }: DemoBeginning,
  projectId: number,
  templateId: number,
  limit: number,
): Promise<string[]> {
  const grant = await requireProject(database.read, { memberId: crew.admin }, projectId, 'feature:read');
  const filter = { template_ids: [templateId], has_resources: true };
  const found = await featureReader.list(grant, { ...filter, limit, offset: 0 });
  return found.map(({ code }) => code);
}

async function toPayload(
  context: StepContext,
  layer: DemoLayer,
  { beginning, album, projectIds, templateIds }: LayerBasis,
): Promise<Pick<LayerCreateInput, 'type' | 'layer'>> {
  switch (layer.kind) {
    case 'group':
      return { type: groupKind.type, layer: {} };
    case 'mosaic':
      return { type: mosaicsKind.type, layer: { data: { cadence: layer.cadence, mosaic: null } } };
    case 'order': {
      const { data, area } = layer.order;
      return { type: ordersKind.type, layer: { aoi: area, data } };
    }
    case 'orthophoto': {
      const { fileName: file_name } = ORTHOPHOTO;
      const { byteSize } = getScene(album, file_name);
      return { type: imagesKind.type, layer: { data: { file_name, byte_size: byteSize } } };
    }
    case 'variable': {
      const { type, sourceId: id, first: start_date, last: end_date, area } = CANOPY;
      const data = { type, parameters: { id, start_date, end_date } };
      return { type: variablesKind.type, layer: { aoi: area, data } };
    }
    case 'radar':
      return { type: radarKind.type, layer: { radar_id: layer.station } };
    case 'collected': {
      const config: LayerFilterEntry[] = [
        { type: 'ArrayFilter', field_name: 'project_id', config: listIds(projectIds, layer.projects) },
        { type: 'ArrayFilter', field_name: 'template_id', config: listIds(templateIds, layer.templates) },
      ];
      return {
        type: collectedKind.type,
        layer: { aoi: null, data: { filter: { type: 'AndFilter', config } } },
      };
    }
    case 'folder': {
      const [projectId] = listIds(projectIds, [layer.project]);
      const [templateId] = listIds(templateIds, [layer.template]);
      const feature_ids =
        projectId === undefined || templateId === undefined
          ? []
          : await listEvidence(context, beginning, projectId, templateId, layer.count);
      return { type: staticKind.type, layer: { data: { feature_ids } } };
    }
  }
}

/** Creates the layers of the demo, one in each step. @returns their codes by key. */
export async function createLayers(
  steps: DemoSteps,
  basis: LayerBasis,
): Promise<ReadonlyMap<string, string | null>> {
  const { organizationId, crew } = basis.beginning;
  const codes = new Map<string, string | null>();
  for (const [key, layer] of Object.entries(LAYERS)) {
    const parent_code = layer.group === null ? null : (codes.get(layer.group) ?? null);
    const code = await steps.take(`layer ${key}`, async (context) => {
      const { needs } = ENDPOINTS.layers.createLayer.access;
      const who = { memberId: crew.admin };
      const grant = await requireOrganization(context.database.read, who, organizationId, needs);
      const payload = await toPayload(context, layer, basis);
      const made = await context.layers.create(
        grant,
        layerCreate.parse({ ...payload, name: layer.name, parent_code }),
      );
      await record(context, layer, made.code, basis);
      if (HIDDEN.has(layer.kind)) {
        const change = await requireOrganization(context.database.read, who, organizationId, 'layer:update');
        await context.layers.update(change, made.code, { visible: false });
      }
      return made.code;
    });
    codes.set(key, code);
  }
  return codes;
}
