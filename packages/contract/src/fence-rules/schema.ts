import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { FENCE_EVENT_KINDS } from '../geofence/judged.ts';

/** Rules of a project, at most. */
export const MAX_FENCE_RULES = 50;
/** People whom a rule tells, at most. */
export const MAX_TOLD_MEMBERS = 50;
/** The most deliveries that are listed of a rule: the newest. */
export const MAX_FENCE_DELIVERIES = 100;
/** The beginning of the secret of every webhook, as Standard Webhooks has it. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

const webhookUrl = z
  .url({ protocol: /^https?$/, error: 'Give an address that begins with https://.' })
  .max(2_000, 'Give an address of at most 2000 characters.')
  .refine((url) => !/^[a-z]+:\/*[^/?#]*@/i.test(url), 'Give an address without a user name and a password.');

const toldIds = z.array(id).max(MAX_TOLD_MEMBERS, 'Choose at most 50 people.');
const parts = {
  name: z.string().trim().min(2, 'Name must be at least 2 characters').max(100),
  /** The geofence; null: every one of the project. */
  code: z.uuid().nullable().default(null),
  kinds: z
    .array(z.enum(FENCE_EVENT_KINDS))
    .min(1, 'Choose what the rule tells of.')
    .max(FENCE_EVENT_KINDS.length),
  member_ids: toldIds.default([]),
  webhook_url: webhookUrl.nullable().default(null),
  /** Messages an hour to each person, mails and texts together, and to the webhook. */
  per_hour: z.number().int().min(1, 'Give at least 1.').max(1_000, 'Give at most 1000.').default(10),
};

interface ToldByRule {
  readonly member_ids: readonly number[];
  readonly text_member_ids: readonly number[];
  readonly webhook_url: string | null;
}
/** Whether a rule tells anybody. */
export const tellsSomebody = ({ member_ids, text_member_ids, webhook_url }: ToldByRule): boolean =>
  member_ids.length + text_member_ids.length > 0 || webhook_url !== null;
export const TELLS_NOBODY = 'Choose people, or give the address of a webhook.';

/** Who is told of what geofences of a project tell: members by mail or text, and a program by a signed webhook. */
export const fenceRuleInput = z
  .strictObject({
    ...parts,
    /** Told by a text: of them a phone number must be known to be theirs. */
    text_member_ids: toldIds.default([]),
  })
  .refine(tellsSomebody, { message: TELLS_NOBODY, path: ['member_ids'] });
export type FenceRuleInput = z.output<typeof fenceRuleInput>;

/** What a rule is to be. Clients that know of no texts leave these as they are; then the server sees whether it tells anybody. */
export const fenceRuleChange = z
  .strictObject({
    ...parts,
    /** Left out: who is told by a text stays the same. */
    text_member_ids: toldIds.optional(),
  })
  .refine(
    ({ text_member_ids, ...rest }) =>
      text_member_ids === undefined || tellsSomebody({ ...rest, text_member_ids }),
    { message: TELLS_NOBODY, path: ['member_ids'] },
  );
export type FenceRuleChange = z.output<typeof fenceRuleChange>;

const toldMember = z.object({ member_id: id, display_name: z.string().nullable() });

export const fenceRule = z.object({
  rule_id: id,
  project_id: id,
  name: z.string(),
  code: z.string().nullable(),
  /** The name of the geofence; null: every one. */
  fence_name: z.string().nullable(),
  kinds: z.array(z.enum(FENCE_EVENT_KINDS)),
  /** Told by mail. */
  members: z.array(toldMember),
  /** Told by a text. */
  text_members: z.array(toldMember),
  webhook_url: z.string().nullable(),
  per_hour: z.number().int(),
  created_at: timestamp,
  /** Of the webhook, in the answer to its creation alone. */
  secret: z.string().nullable(),
});
export type FenceRule = z.infer<typeof fenceRule>;

/** Whom the rules of a project can tell by a text. */
export const fenceTextReceivers = z.object({
  /** False: the server has no gateway for texts, and sends none. */
  is_sent: z.boolean(),
  /** Those who may read the project and showed that a phone is theirs. */
  members: z.array(toldMember),
});
export type FenceTextReceivers = z.infer<typeof fenceTextReceivers>;

/**
 * `limited`: not sent, because its receiver, or for texts the organization, had enough in that hour. `kept`: a mail in
 * the outbox, since the server has no mail. A text has `failed` on a server without a gateway.
 */
export const FENCE_DELIVERY_STATES = ['waiting', 'sent', 'failed', 'limited', 'kept'] as const;

/** One message of a rule. */
export const fenceDelivery = z.object({
  delivery_id: z.string(),
  /** Null: the webhook. */
  member: toldMember.nullable(),
  /** Whether it is a text to the phone of the member, and not a mail. */
  by_text: z.boolean(),
  change: z.enum(['told', 'moved', 'withdrawn']),
  fence_name: z.string(),
  subject_name: z.string().nullable(),
  kind: z.enum(FENCE_EVENT_KINDS),
  at: timestamp,
  state: z.enum(FENCE_DELIVERY_STATES),
  attempts: z.number().int(),
  /** The HTTP status of the last answer; null: none came. */
  answer_status: z.number().int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  answer: z.string().nullable(),
  created_at: timestamp,
  tried_at: timestamp.nullable(),
});
export type FenceDelivery = z.infer<typeof fenceDelivery>;
