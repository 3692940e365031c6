import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';

/** How many organizations of a user are named; the rest are counted. */
export const NAMED_ORGANIZATIONS = 3;

/** A person who has signed up, as super users see them. */
export const administeredUser = z.object({
  member_id: id,
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether they have opened a link that was sent to the address. */
  email_verified: z.boolean(),
  phone: z.string().nullable(),
  is_super_user: z.boolean(),
  /** Whether they can be made a super user: people of the demo, and those who came with an organization, cannot. */
  can_be_super_user: z.boolean(),
  created_at: timestamp,
  /** When a session of theirs was last opened or renewed; sessions in use are renewed within the hour. Null: never. */
  last_seen_at: timestamp.nullable(),
  /** Sessions that have not ended. */
  open_sessions: z.number().int(),
  /** By name; at most `NAMED_ORGANIZATIONS` of them. */
  organizations: z.array(z.object({ id, name: z.string() })),
  organizations_count: z.number().int(),
});
export type AdministeredUser = z.infer<typeof administeredUser>;

const USERS_PAGE = 50;

/** The newest first; `before` is the `next` of the previous page. */
export const usersQuery = z.object({
  /** Part of the name, the e-mail address or the phone number. */
  q: z.string().trim().max(100).optional(),
  /** Only super users. */
  super_users: z.enum(['true']).optional(),
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(USERS_PAGE),
});

export const usersPage = z.object({ users: z.array(administeredUser), next: id.nullable() });
export type UsersPage = z.infer<typeof usersPage>;

export const superUserChange = z.strictObject({ is_super_user: z.boolean() });

export const endedSessions = z.object({ ended: z.number().int() });

/** Whether the mail goes out; otherwise it waits in the outbox of the installation, and a super user passes the link on. */
export const passwordMail = z.object({ is_sent: z.boolean() });
