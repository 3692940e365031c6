import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';

/** Recorded actions, as `subject.action`. */
export const AUDIT_ACTIONS = [
  'organization.created',
  'organization.renamed',
  'limits.changed',
  'plan.changed',
  'member.joined',
  'member.renamed',
  'member.role_changed',
  'member.access_changed',
  'member.removed',
  'member.left',
  'project_member.added',
  'project_member.role_changed',
  'project_member.management_granted',
  'project_member.management_withdrawn',
  'project_member.removed',
  'project_member.left',
  'invite.sent',
  'invite.resent',
  'invite.removed',
  'api_key.created',
  'api_key.deleted',
  'provider_key.set',
  'imagery_key.set',
  'imagery_key.deleted',
  'data.exported',
  'project.created',
  'project.moved',
  'project.deleted',
  'project.restored',
  'super_user.granted',
  'super_user.revoked',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const named = z.object({ id, name: z.string() });

/** One recorded action; all names are those at the time. */
export const auditEntry = z.object({
  id: z.number().int(),
  created_at: timestamp,
  action: z.enum(AUDIT_ACTIONS),
  /** Null: nobody who was signed in, as when a payment changes a plan. */
  actor: named.nullable(),
  organization: named.nullable(),
  project: named.nullable(),
  /** The object of the action: a person, an address, a key. */
  subject: z.string().nullable(),
  was: z.string().nullable(),
  became: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const AUDIT_PAGE = 50;

/** Newest first; `before` is the `next` of the previous page. */
export const auditQuery = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(AUDIT_PAGE),
  member_id: idParam.optional(),
  /** The part of an action before its dot: `invite`, `api_key`. */
  about: z.string().max(40).optional(),
});

export const auditPage = z.object({ entries: z.array(auditEntry), next: z.number().int().nullable() });
export type AuditPage = z.infer<typeof auditPage>;
