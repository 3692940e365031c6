import { PLAN_LIMITS, PLAN_NAMES } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockOrganization } from '../store.ts';
import { updatePlan } from './store.ts';

/** A limit that belongs to a plan follows the plan; one set by a super user is kept. */
function toLimit(what: 'projects' | 'members', present: number, plan: number): number {
  const isOfPlan = PLAN_LIMITS.some((limits) => limits[what] === present);
  return isOfPlan ? (PLAN_LIMITS[plan]?.[what] ?? present) : present;
}

/** Changes the plan of an organization and its limits. @returns whether anything changed. */
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
