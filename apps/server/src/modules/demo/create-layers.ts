import {
  collectedKind,
  ENDPOINTS,
  groupKind,
  type LayerCreateInput,
  type LayerFilterEntry,
  layerCreate,
  mosaicsKind,
  staticKind,
} from '@waypost/contract';
import { requireOrganization, requireProject } from '../../access/require-access.ts';
import type { DemoBeginning } from './begin-demo.ts';
import type { DemoSteps, StepContext } from './demo-steps.ts';
import { LAYERS } from './organization/layers.ts';
import type { ProjectKey } from './organization/projects.ts';
import type { TemplateKey } from './organization/templates.ts';

/** What layers need of the earlier steps; null for what was skipped. */
export interface LayerBasis {
  readonly beginning: DemoBeginning;
  readonly projectIds: ReadonlyMap<ProjectKey, number | null>;
  readonly templateIds: ReadonlyMap<TemplateKey, number | null>;
}

type DemoLayer = (typeof LAYERS)[string];

function listIds<K>(ids: ReadonlyMap<K, number | null>, keys: readonly K[]): number[] {
  return keys.flatMap((key) => ids.get(key) ?? []);
}

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
  { beginning, projectIds, templateIds }: LayerBasis,
): Promise<Pick<LayerCreateInput, 'type' | 'layer'>> {
  switch (layer.kind) {
    case 'group':
      return { type: groupKind.type, layer: {} };
    case 'mosaic':
      return { type: mosaicsKind.type, layer: { data: { cadence: layer.cadence, mosaic: null } } };
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

/** Creates the layers of the demo, one in each step. */
export async function createLayers(steps: DemoSteps, basis: LayerBasis): Promise<void> {
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
      if (layer.kind === 'mosaic') {
        // It would cover the map of everybody who arrives.
        const change = await requireOrganization(context.database.read, who, organizationId, 'layer:update');
        await context.layers.update(change, made.code, { visible: false });
      }
      return made.code;
    });
    codes.set(key, code);
  }
}
