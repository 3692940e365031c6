import { PLAN_LIMITS, PLAN_NAMES } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockOrganization } from '../store.ts';
import { updatePlan } from './store.ts';

/** A limit that is a plan’s own follows the plan; one that a super user chose stays. */
function toLimit(what: 'projects' | 'members', present: number, plan: number): number {
  const isOfPlan = PLAN_LIMITS.some((limits) => limits[what] === present);
  return isOfPlan ? (PLAN_LIMITS[plan]?.[what] ?? present) : present;
}

/** Gives an organization another plan with its limits. @returns whether that changed anything. */
export async function changePlan(tx: Tx, organizationId: number, plan: number): Promise<boolean> {
  const organization = await lockOrganization(tx, organizationId);
  if (organization === null || organization.plan === plan) return false;
  await updatePlan(tx, organizationId, {
    plan,
    projects_limit: toLimit('projects', organization.projects_limit, plan),
    members_limit: toLimit('members', organization.members_limit, plan),
  });
  const entry = { was: PLAN_NAMES[organization.plan] ?? null, became: PLAN_NAMES[plan] ?? null };
  await recordAudit(tx, { action: 'plan.changed', actorId: null, organizationId, ...entry });
  return true;
}
