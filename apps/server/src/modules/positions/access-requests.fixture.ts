import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `positions`. */
export const accessRequests: AccessRequestsOf<'positions'> = {
  positions: {
    getTrailSettings: [{ input: async (world) => inProject(world) }],
    updateTrailSettings: [{ input: async (world) => ({ ...inProject(world), body: { keep: 'day' } }) }],
    listTrails: [{ input: async (world) => ({ ...inProject(world), query: {} }) }],
    deleteOwnTrail: [{ input: async (world) => inProject(world) }],
  },
};
