import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';

/** Valid requests of the endpoints of tiles. */
export const accessRequests: AccessRequestsOf<'tiles'> = {
  tiles: {
    getTileState: [{ input: async (world) => inProject(world) }],
    getTileJson: [{ input: async (world) => inProject(world) }],
    getFeatureTile: [
      { input: async (world) => ({ params: { project_id: world.projectId, z: 0, x: 0, y: 0 } }) },
    ],
  },
};

/** What an API key may call, with the rights of its maker. */
export const openToKeys: OpenToKeys<'tiles'> = [
  'tiles.getTileState',
  'tiles.getFeatureTile',
  'tiles.getTileJson',
];
