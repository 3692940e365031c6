import { z } from 'zod';
import { noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { pushDigest, pushes, pushSubscriptionInput } from './schema.ts';

export const pushEndpoints = {
  getPushes: endpoint({
    method: 'GET',
    path: '/member/pushes',
    summary:
      'In which of one’s browsers one is told what a geofence asks, also when the page is in the background',
    response: pushes,
    errors: [],
    access: { kind: 'member' },
  }),
  putPush: endpoint({
    method: 'PUT',
    path: '/member/pushes',
    summary: 'Be told in this browser, by its push service, until one signs out',
    body: pushSubscriptionInput,
    response: noContent,
    status: 204,
    errors: ['validation_failed', 'forbidden'],
    access: { kind: 'member' },
    ratePerMinute: 60,
  }),
  deletePush: endpoint({
    method: 'DELETE',
    path: '/member/pushes/{digest}',
    summary: 'Be told in a browser no more',
    params: z.object({ digest: pushDigest }),
    response: noContent,
    status: 204,
    errors: [],
    access: { kind: 'member' },
  }),
};
