import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tokens } from '../sessions/schema.ts';

/** The people of the demo organization, by role. */
export const DEMO_PEOPLE = ['admin', 'editor', 'viewer'] as const;
/** Those as whom the demo can be entered: they, and a super user whose rights end at the demo. */
export const DEMO_ENTRANCES = [...DEMO_PEOPLE, 'super_user'] as const;

export const demoEndpoints = {
  enterDemo: endpoint({
    method: 'POST',
    path: '/demo/session',
    summary:
      'Enter the demo organization as one of its people, or as a super user confined to it; only in evaluation mode',
    body: z.strictObject({ person: z.enum(DEMO_ENTRANCES).default('admin') }),
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
