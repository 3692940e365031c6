import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';

/** Recorded actions, as `subject.action`. */
export const AUDIT_ACTIONS = [
  'organization.created',
  'organization.renamed',
  'organization.deleted',
  'organization.exported',
  'organization.imported',
  'limits.changed',
  'planet.allowed',
  'planet.denied',
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
  'radar_key.set',
  'radar_key.deleted',
  'model_key.set',
  'model_key.deleted',
  'radar.keep_changed',
  'imagery.ceiling_changed',
  'imagery_order.placed',
  'imagery_order.cancelled',
  'imagery_order.retried',
  'imagery_variable.placed',
  'imagery_variable.cancelled',
  'imagery_variable.retried',
  'image.look_changed',
  'report.shared',
  'report.unshared',
  'data.exported',
  'project.created',
  'project.moved',
  'project.deleted',
  'project.restored',
  'trails.changed',
  'device.created',
  'device.key_renewed',
  'device.key_revoked',
  'device.deleted',
  'fence_rule.created',
  'fence_rule.changed',
  'fence_rule.deleted',
  'super_user.granted',
  'super_user.revoked',
  'sessions.ended',
  'password.link_made',
  'password.mail_asked',
  'backup.started',
  'backup.tried',
  'log.exported',
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

/** Which entries: those that fulfil every condition that is given. */
export const auditFilter = z.object({
  member_id: idParam.optional(),
  /** Part of a name, in any case: of who acted, or of the object of the action. */
  who: z.string().trim().min(1).max(100).optional(),
  /** The part of an action before its dot: `invite`, `api_key`. */
  about: z.string().max(40).optional(),
  /** From this time on. */
  from: timestamp.optional(),
  /** Before this time. */
  until: timestamp.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** Newest first; `before` is the `next` of the previous page. */
export const auditQuery = auditFilter.extend({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(AUDIT_PAGE),
});

export const auditPage = z.object({ entries: z.array(auditEntry), next: z.number().int().nullable() });
export type AuditPage = z.infer<typeof auditPage>;
