import { z } from 'zod';
import { noContent, timestamp } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** A session of a member: one sign-in, on one browser. */
export const session = z.object({
  session_id: z.uuid(),
  created_at: timestamp,
  /** When its tokens were last renewed, about every ten minutes of use. */
  last_used_at: timestamp,
  /** The browser as it named itself when signing in; null if it did not. */
  user_agent: z.string().nullable(),
  /** Whether the request belongs to it. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** The sessions of the signed-in member; apart from those that a session starts with. */
export const ownSessionEndpoints = {
  listSessions: endpoint({
    method: 'GET',
    path: '/member/sessions',
    summary: 'The open sessions of the signed-in member, the one used last first',
    response: z.array(session),
    errors: [],
    access: { kind: 'member' },
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/member/sessions/{session_id}',
    summary: 'End a session of one’s own; one that has ended stays so',
    params: z.object({ session_id: z.uuid() }),
    response: noContent,
    status: 204,
    errors: [],
    access: { kind: 'member' },
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/member/sessions',
    summary: 'End every session of one’s own but this one',
    response: noContent,
    status: 204,
    errors: [],
    access: { kind: 'member' },
  }),
};
