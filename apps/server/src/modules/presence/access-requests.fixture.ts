import { inProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `presence`. */
export const accessRequests: AccessRequestsOf<'presence'> = {
  presence: {
    listPresence: [{ input: async (world) => inProject(world) }],
  },
};
