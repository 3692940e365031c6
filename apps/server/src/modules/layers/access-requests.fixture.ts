import { ENDPOINTS, type LayerCreateInput, type LayerFilter } from '@waypost/contract';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld, PrincipalKind } from '../../../test/access/access-world.ts';
import { putProjectMember } from '../projects/index.ts';

const toFilter = (projectId: number): LayerFilter => ({
  type: 'AndFilter',
  config: [{ type: 'ArrayFilter', field_name: 'project_id', config: [projectId] }],
});

const toCollected = (world: AccessWorld): LayerCreateInput => ({
  type: 4,
  name: 'Illegal gear',
  layer: { aoi: null, data: { filter: toFilter(world.projectId) } },
});
const folder: LayerCreateInput = { type: 5, name: 'Evidence', layer: { data: { feature_ids: [] } } };
const satellite: LayerCreateInput = { type: 0, name: 'PlanetScope', layer: {} };
const group: LayerCreateInput = { type: 100, name: 'Patrol', layer: {} };

/** Parameters of a new layer by the administrator of the organization. */
async function makeLayer(world: AccessWorld, body: LayerCreateInput) {
  const { code } = await world
    .as('org_admin')
    .call(ENDPOINTS.layers.createLayer, { ...ofOrganization(world), body });
  return { org_id: world.organizationId, layer_id: code };
}

/** Parameters of a layer of the caller; of another member if they may not create one. */
async function makeOwnLayer(world: AccessWorld, kind: PrincipalKind) {
  const made = await world
    .as(kind)
    .call(ENDPOINTS.layers.createLayer, { ...ofOrganization(world), body: group })
    .catch(() => null);
  return made === null ? makeLayer(world, group) : { org_id: world.organizationId, layer_id: made.code };
}

/** A project that the member of the organization may read. */
async function makeReadable(world: AccessWorld): Promise<number> {
  const { project_id } = await world
    .as('org_admin')
    .call(ENDPOINTS.projects.createProject, { ...ofOrganization(world), body: { name: 'Shared with them' } });
  await world.app.database.transaction((tx) =>
    putProjectMember(tx, project_id, world.people.org_member.memberId, 'project_viewer', false),
  );
  return project_id;
}

const inGroup = async (world: AccessWorld) => ({ params: await makeLayer(world, group) });
const inCollected = async (world: AccessWorld) => ({ params: await makeLayer(world, toCollected(world)) });
const inFolder = async (world: AccessWorld) => ({ params: await makeLayer(world, folder) });

/** Valid requests to the endpoints of layers. */
export const accessRequests: AccessRequestsOf<
  'layers' | 'layerFeatures' | 'collectedLayers' | 'staticLayers' | 'mosaicLayers'
> = {
  layers: {
    listLayers: [{ input: async (world) => ofOrganization(world) }],
    listLayersByOrganization: [{ input: async (world) => ofOrganization(world) }],
    getLayer: [{ input: inGroup }],
    createLayer: [
      { title: 'a group', input: async (world) => ({ ...ofOrganization(world), body: group }) },
      {
        title: 'collected data',
        input: async (world) => ({ ...ofOrganization(world), body: toCollected(world) }),
      },
    ],
    createLayerAnywhere: [
      { input: async (world) => ({ body: { ...folder, org_id: world.organizationId } }) },
    ],
    updateLayer: [{ input: async (world) => ({ ...(await inGroup(world)), body: { opacity: 0.5 } }) }],
    moveLayer: [{ input: async (world) => ({ ...(await inGroup(world)), body: { into: null } }) }],
    chooseLayer: [{ input: async (world) => ({ ...(await inGroup(world)), body: { visible: false } }) }],
    chooseOpacity: [{ input: async (world) => ({ ...(await inGroup(world)), body: { opacity: 0.5 } }) }],
    deleteLayer: [
      { title: 'one’s own', input: async (world, kind) => ({ params: await makeOwnLayer(world, kind) }) },
      {
        title: 'of another member',
        alsoNeedsInOrganization: 'layer:manage',
        input: async (world, kind) => {
          const params = await makeLayer(world, group);
          // Of nobody, for the one who made it here.
          if (kind === 'org_admin') {
            await world.app.database.read
              .updateTable('layers')
              .set({ member_id: null })
              .where('code', '=', params.layer_id)
              .execute();
          }
          return { params };
        },
      },
    ],
  },
  layerFeatures: {
    listLayerFeatures: [{ input: inCollected }],
    downloadLayerCsv: [{ input: inCollected }],
    exportLayerFeatures: [
      { input: async (world) => ({ ...(await inFolder(world)), query: { format: 'geojson' as const } }) },
    ],
    getLayerTile: [
      {
        input: async (world) => ({
          params: { ...(await makeLayer(world, toCollected(world))), z: 0, x: 0, y: 0 },
        }),
      },
    ],
    getLayerTimeline: [{ input: inCollected }],
    getLayerTileState: [{ input: inCollected }],
    getLayerLegend: [{ input: inCollected }],
    listLayerFields: [{ input: inCollected }],
  },
  collectedLayers: {
    updateCollectedData: [
      {
        input: async (world) => ({
          ...(await inCollected(world)),
          body: { filter: toFilter(world.siblingId) },
        }),
      },
    ],
  },
  mosaicLayers: {
    chooseMosaic: [
      {
        input: async (world) => ({
          params: await makeLayer(world, satellite),
          body: { cadence: 'quarterly' as const, mosaic: null },
        }),
      },
    ],
  },
  staticLayers: {
    listStaticLayers: [{ input: async (world) => ofOrganization(world) }],
    listStaticFeatures: [{ input: inFolder }],
    addToFolder: [
      {
        title: 'a Public feature',
        input: async (world) => ({
          ...(await inFolder(world)),
          body: { feature_ids: [await world.makeFeature({ shared: true })] },
        }),
      },
    ],
    addFilteredToFolder: [
      {
        input: async (world, kind) => ({
          ...(await inFolder(world)),
          query: { project_id: kind === 'org_member' ? await makeReadable(world) : world.projectId },
        }),
      },
    ],
    removeFromFolder: [
      { input: async (world) => ({ ...(await inFolder(world)), body: { feature_ids: [] } }) },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<
  'layers' | 'layerFeatures' | 'collectedLayers' | 'staticLayers' | 'mosaicLayers'
> = [
  'layers.listLayers',
  'layers.listLayersByOrganization',
  'layers.getLayer',
  'layers.createLayer',
  'layers.createLayerAnywhere',
  'layers.updateLayer',
  'layers.moveLayer',
  'layers.deleteLayer',
  'layerFeatures.listLayerFeatures',
  'layerFeatures.downloadLayerCsv',
  'layerFeatures.exportLayerFeatures',
  'layerFeatures.getLayerTile',
  'layerFeatures.getLayerTimeline',
  'layerFeatures.getLayerTileState',
  'layerFeatures.getLayerLegend',
  'layerFeatures.listLayerFields',
  'collectedLayers.updateCollectedData',
  'mosaicLayers.chooseMosaic',
  'staticLayers.listStaticLayers',
  'staticLayers.listStaticFeatures',
  'staticLayers.addToFolder',
  'staticLayers.removeFromFolder',
];
