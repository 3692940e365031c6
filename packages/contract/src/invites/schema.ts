import { z } from 'zod';
import { GIVEN_ORGANIZATION_ROLES, PROJECT_ROLES } from '../access.ts';
import { email, id, timestamp } from '../common.ts';

/** How long an invite can be accepted, in days. Resending starts anew, with a new link. */
export const INVITE_DAYS = 14;

/**
 * The delivery status of an invite's message, in order: reports only advance it, in whatever order they arrive. A
 * failure overrides everything except that it was opened.
 */
export const INVITE_STATUSES = ['pending', 'sending', 'processed', 'delivered', 'failed', 'open'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/**
 * A phone number as typed; ten digits without a country code belong to the United States. The server normalizes it by
 * `parsePhone` of `@waypost/contract/phone`, as the web does before sending.
 */
export const phone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]{7,}$/, 'Enter a valid email or phone');

/** An empty form field counts as absent. */
const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => undefined), schema]).nullish();

export const projectInviteCreate = z
  .strictObject({
    project_id: id,
    /** If given, the caller. */
    inviter_id: id.optional(),
    role_name: z.enum(PROJECT_ROLES).default('project_editor'),
    name: z.string().trim().min(1).max(255),
    email: orEmpty(email),
    phone: orEmpty(phone),
    auto_accept: z.boolean().default(false),
    include_in_org: z.boolean().default(false),
    app_only: z.boolean().default(false),
  })
  .refine((invite) => Boolean(invite.email ?? invite.phone), {
    message: 'Enter a valid email or phone',
    path: ['email'],
  });
export type ProjectInviteCreate = z.output<typeof projectInviteCreate>;

const inviteState = {
  /** Identifies the invite to those who manage it and grants nothing. The link has a code of its own. */
  uuid: z.string(),
  fullname: z.string(),
  email: z.string().nullable(),
  email_status: z.enum(INVITE_STATUSES),
  is_accepted: z.boolean(),
  created_at: timestamp,
  expires_at: timestamp,
  inviter_id: id,
  inviter_name: z.string(),
};

/** The type of address an invite is for, and so the type of account that can accept it. */
const addressKind = { is_email: z.boolean(), is_phone: z.boolean() };

export const projectInvite = z.object({
  ...inviteState,
  ...addressKind,
  project_id: id,
  project_name: z.string(),
  phone: z.string().nullable(),
  role_name: z.enum(PROJECT_ROLES),
  auto_accept: z.boolean(),
  include_in_org: z.boolean(),
  app_only: z.boolean(),
});
export type ProjectInvite = z.infer<typeof projectInvite>;

export const organizationInviteCreate = z.strictObject({
  fullname: z.string().trim().min(3, 'Name must be at least 3 characters').max(255),
  email,
  /** `org_default` is a synonym of `org_member`. */
  role: z
    .enum([...GIVEN_ORGANIZATION_ROLES, 'org_default'])
    .transform((role) => (role === 'org_default' ? 'org_member' : role))
    .default('org_member'),
});
export type OrganizationInviteCreate = z.output<typeof organizationInviteCreate>;

export const organizationInvite = z.object({
  ...inviteState,
  organization_id: id,
  role: z.enum(GIVEN_ORGANIZATION_ROLES),
  create_dttm: timestamp,
});
export type OrganizationInvite = z.infer<typeof organizationInvite>;

/**
 * Whether a message with the link goes out. Otherwise it waits in the outbox of the organization, and its administrators
 * pass it on by hand.
 */
export const inviteSending = z.object({ is_sent: z.boolean() });

/** A new invite. */
export const madeProjectInvite = projectInvite.extend(inviteSending.shape);
export type MadeProjectInvite = z.infer<typeof madeProjectInvite>;
export const madeOrganizationInvite = organizationInvite.extend(inviteSending.shape);
export type MadeOrganizationInvite = z.infer<typeof madeOrganizationInvite>;

/** An invite as its recipient sees it: its target and sender. Project fields are null for an organization. */
export const receivedInvite = z.object({
  uuid: z.string(),
  organization_id: id,
  organization_name: z.string(),
  project_id: id.nullable(),
  project_name: z.string().nullable(),
  role_name: z.enum([...PROJECT_ROLES, ...GIVEN_ORGANIZATION_ROLES]),
  inviter_id: id,
  inviter_name: z.string(),
  ...addressKind,
  /** To be accepted in the app; without an app, the web accepts it. */
  app_only: z.boolean(),
  created_at: timestamp,
  expires_at: timestamp,
});
export type ReceivedInvite = z.infer<typeof receivedInvite>;

/** What the holder of a link sees before they are identified. */
export const invitation = z.object({
  organization_name: z.string(),
  project_name: z.string().nullable(),
  inviter_name: z.string(),
  ...addressKind,
  /** The masked address it was sent to: `m•••@example.com`, `+52•••89`. */
  sent_to: z.string(),
  auto_accept: z.boolean(),
  app_only: z.boolean(),
  /** Details for the recipient, given an identity token with that address verified; otherwise null. */
  details: z
    .object({
      fullname: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      organization_id: id,
      project_id: id.nullable(),
      role_name: z.enum([...PROJECT_ROLES, ...GIVEN_ORGANIZATION_ROLES]),
      include_in_org: z.boolean(),
      inviter_id: id,
      created_at: timestamp,
      expires_at: timestamp,
    })
    .nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** The target of an accepted invite. */
export const acceptedInvite = z.object({ organization_id: id, project_id: id.nullable() });
export type AcceptedInvite = z.infer<typeof acceptedInvite>;

/** A message that was kept because no way to send it is configured. */
export const outboxMessage = z.object({
  message_id: id,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The link in the message; null once it is void. */
  link: z.string().nullable(),
  created_at: timestamp,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outbox = z.object({
  /** Whether mail is sent; kept messages are then older, or of another kind. */
  is_mail_sent: z.boolean(),
  messages: z.array(outboxMessage),
});
export type Outbox = z.infer<typeof outbox>;
