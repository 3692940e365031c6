import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

const inCollection = (world: AccessWorld) => ({
  params: { project_id: world.projectId, collection_id: 'features' },
});

/** Valid requests to the endpoints of `ogc`. */
export const accessRequests: AccessRequestsOf<'ogc'> = {
  ogc: {
    getOgcLanding: [{ input: async (world) => inProject(world) }],
    getOgcDescription: [{ input: async (world) => inProject(world) }],
    getOgcConformance: [{ input: async (world) => inProject(world) }],
    listOgcCollections: [{ input: async (world) => inProject(world) }],
    getOgcCollection: [{ input: async (world) => inCollection(world) }],
    getOgcSchema: [{ input: async (world) => inCollection(world) }],
    listOgcItems: [{ input: async (world) => inCollection(world) }],
    // Here even a Public feature is readable only through its project.
    getOgcItem: [
      {
        input: async (world) => ({
          params: {
            ...inCollection(world).params,
            feature_id: await world.makeFeature({ shared: true }),
          },
        }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'ogc'> = [
  'ogc.getOgcLanding',
  'ogc.getOgcDescription',
  'ogc.getOgcConformance',
  'ogc.listOgcCollections',
  'ogc.getOgcCollection',
  'ogc.getOgcSchema',
  'ogc.listOgcItems',
  'ogc.getOgcItem',
];
