import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `messages`. */
export const accessRequests: AccessRequestsOf<'messages'> = {
  messages: {
    receiveDelivery: [
      {
        input: async () => ({ body: '{}' }),
        always: { status: 400, reason: 'the signature is the credential, and it is missing' },
      },
    ],
  },
};
