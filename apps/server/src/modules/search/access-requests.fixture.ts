import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `search`. */
export const accessRequests: AccessRequestsOf<'search'> = {
  search: { search: [{ input: async () => ({ query: { q: 'project' } }) }] },
};
