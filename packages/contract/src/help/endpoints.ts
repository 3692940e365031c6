import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const helpEndpoints = {
  enterHelpCentre: endpoint({
    method: 'POST',
    path: '/zendesk-auth',
    summary: 'What a form posts to enter the help centre as oneself: `jwt`, to `url`',
    body: z.strictObject({
      /** If given, it must be the caller's own. */
      firebase_token: z.string().min(1).max(4096).optional(),
    }),
    response: z.object({ url: z.url(), jwt: z.string() }),
    errors: ['help_centre_unavailable', 'email_not_verified'],
    access: { kind: 'member' },
    ratePerMinute: 20,
  }),
};
