import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `help`. */
export const accessRequests: AccessRequestsOf<'help'> = {
  help: {
    enterHelpCentre: [
      {
        always: { status: 503, reason: 'this server has no help centre' },
        input: async () => ({ body: {} }),
      },
    ],
  },
};
