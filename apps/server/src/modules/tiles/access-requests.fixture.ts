import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `tiles`. */
export const accessRequests: AccessRequestsOf<'tiles'> = {
  tiles: {
    getTileState: [{ input: async (world) => inProject(world) }],
    getTileJson: [{ input: async (world) => inProject(world) }],
    getLegend: [{ input: async (world) => ({ ...inProject(world), query: { color_by: 'template' } }) }],
    getFeatureTile: [
      { input: async (world) => ({ params: { project_id: world.projectId, z: 0, x: 0, y: 0 } }) },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'tiles'> = [
  'tiles.getTileState',
  'tiles.getFeatureTile',
  'tiles.getTileJson',
  'tiles.getLegend',
];
