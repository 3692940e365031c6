import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `beacons`. */
export const accessRequests: AccessRequestsOf<'beacons'> = {
  beacons: {
    listBeacons: [{ input: async (world) => inProject(world) }],
    closeBeacon: [{ input: async (world) => inProject(world) }],
  },
};
