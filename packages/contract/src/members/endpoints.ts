import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { member, profileName } from './schema.ts';

export const memberEndpoints = {
  getMember: endpoint({
    method: 'GET',
    path: '/member',
    summary: 'The signed-in member',
    response: member,
    errors: [],
    access: { kind: 'member' },
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/member/update',
    summary: 'Change one’s own profile',
    body: z.strictObject({ display_name: profileName }),
    response: member,
    errors: [],
    access: { kind: 'member' },
  }),
};
