import { randomBytes } from 'node:crypto';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import { makeBrowserKeys } from '../../../test/app/push-service.ts';

/** Valid requests to the endpoints of `pushes`. */
export const accessRequests: AccessRequestsOf<'pushes'> = {
  pushes: {
    getPushes: [{ input: async () => ({}) }],
    putPush: [
      {
        input: async () => ({
          body: {
            endpoint: `https://push.example.org/${randomBytes(8).toString('hex')}`,
            keys: makeBrowserKeys().keys,
          },
        }),
      },
    ],
    deletePush: [{ input: async () => ({ params: { digest: '0'.repeat(64) } }) }],
  },
};
