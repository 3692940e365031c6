import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `demo`. */
export const accessRequests: AccessRequestsOf<'demo'> = {
  demo: {
    enterDemo: [
      {
        always: { status: 404, reason: 'this server is not in evaluation mode' },
        input: async () => ({ body: {} }),
      },
    ],
  },
};
