import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tokens } from '../sessions/schema.ts';

export const DEMO_PEOPLE = ['admin', 'editor', 'viewer'] as const;

export const demoEndpoints = {
  enterDemo: endpoint({
    method: 'POST',
    path: '/demo/session',
    summary: 'Enter the demo organization as one of its three people; only in evaluation mode',
    body: z.strictObject({ person: z.enum(DEMO_PEOPLE).default('admin') }),
    response: tokens,
    status: 201,
    errors: ['unavailable'],
    access: {
      kind: 'public',
      reason: 'made-up people of a made-up organization; answers 404 outside evaluation mode',
    },
    ratePerMinute: 30,
  }),
};
