import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `beacons`. */
export const accessRequests: AccessRequestsOf<'beacons'> = {
  beacons: {
    listBeacons: [{ input: async (world) => inProject(world) }],
    sendLatePositions: [
      {
        input: async (world) => ({
          ...inProject(world),
          body: { positions: [{ lone6: 0, late6: 0, rel_ts: Date.now() - 60_000 }] },
        }),
      },
    ],
    closeBeacon: [{ input: async (world) => inProject(world) }],
  },
};
