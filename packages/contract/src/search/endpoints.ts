import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SEARCH_MIN_LENGTH, suggestion } from './schema.ts';

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    summary:
      'What the member may read whose words begin with the words asked for, the best of each type first',
    query: z.object({ q: z.string().trim().min(SEARCH_MIN_LENGTH).max(200) }),
    response: z.object({ suggestions: z.array(suggestion) }),
    errors: [],
    access: { kind: 'member' },
  }),
};
