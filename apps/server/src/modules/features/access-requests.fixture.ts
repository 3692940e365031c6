import { inProject, ofFeature } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

const POINT = { type: 'Point' as const, coordinates: [-91.8, 42.7] as [number, number] };

/** Valid requests to the endpoints of `features`. */
export const accessRequests: AccessRequestsOf<'features'> = {
  features: {
    listFeatures: [{ input: async (world) => inProject(world) }],
    listFeaturesWithTotal: [{ input: async (world) => inProject(world) }],
    getFeaturesTotal: [{ input: async (world) => inProject(world) }],
    getTimeline: [{ input: async (world) => inProject(world) }],
    getNeighbours: [
      {
        input: async (world) => ({ ...inProject(world), query: { code: await world.makeFeature() } }),
      },
    ],
    getFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({ params: { code: await world.makeFeature() } }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({ params: { code: await world.makeFeature({ shared: true }) } }),
      },
    ],
    createFeature: [
      {
        input: async (world) => ({
          query: { project_id: world.projectId },
          body: { feature: { name: 'Sighting', geometry: POINT } },
        }),
      },
      {
        title: 'with a file',
        input: async (world) => ({
          query: { project_id: world.projectId },
          body: { feature: { name: 'Sighting', geometry: POINT } },
          files: [new File(['bytes'], 'photo.bin')],
        }),
      },
    ],
    updateFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({
          params: { code: await world.makeFeature() },
          body: { feature: { version: 1, name: 'Renamed' } },
        }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({
          params: { code: await world.makeFeature({ shared: true }) },
          body: { feature: { version: 1, name: 'Renamed' } },
        }),
      },
    ],
    updateGeometry: ofFeature({ body: { geometry: POINT } }),
    pairFeature: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      alsoNeeds: 'project:update' as const,
      // Only areas can be a boundary, so callers with access get this error for a point.
      always: { status: 400, reason: 'a point bounds nothing' },
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        body: { is_boundary: true },
      }),
    })),
    listChilds: ofFeature(),
    deleteFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({ params: { code: await world.makeFeature() } }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({ params: { code: await world.makeFeature({ shared: true }) } }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'features'> = [
  'features.createFeature',
  'features.listFeatures',
  'features.listFeaturesWithTotal',
  'features.getFeaturesTotal',
  'features.getFeature',
  'features.getTimeline',
  'features.updateFeature',
  'features.deleteFeature',
  'features.updateGeometry',
  'features.pairFeature',
  'features.listChilds',
];
