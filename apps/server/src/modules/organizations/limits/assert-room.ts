import { PLAN_LIMITS } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockOrganization } from '../store.ts';
import { countPeople, countProjects } from './store.ts';

/** Why nothing more fits, in the words that are shown to people. */
function toLimitError(limit: number, what: 'projects' | 'members'): AppError {
  return new AppError('limit_reached', {
    detail: `The organization has reached its limit of ${limit} ${what}. Ask its administrator for a larger plan.`,
  });
}

/** Whether a plan sets bounds at all. */
function isBounded(plan: number): boolean {
  return PLAN_LIMITS[plan]?.projects !== null;
}

/**
 * Asserts that an organization may have one project more. Its row stays locked until the transaction ends,
 * so that of fifty at once no more pass than fit: call it before anything else of the transaction.
 * @throws AppError `limit_reached`, `organization_not_found`.
 */
export async function assertRoomForProject(tx: Tx, organizationId: number): Promise<void> {
  const organization = await lockOrganization(tx, organizationId);
  if (organization === null) throw new AppError('organization_not_found');
  if (!isBounded(organization.plan)) return;
  if ((await countProjects(tx, organizationId)) >= organization.projects_limit) {
    throw toLimitError(organization.projects_limit, 'projects');
  }
}

/**
 * Asserts that a person may join an organization or one of its projects; whoever is in it already, anywhere,
 * takes no further place. Locks as `assertRoomForProject` does.
 * @throws AppError `limit_reached`, `organization_not_found`.
 */
export async function assertRoomForMember(tx: Tx, organizationId: number, memberId: number): Promise<void> {
  const organization = await lockOrganization(tx, organizationId);
  if (organization === null) throw new AppError('organization_not_found');
  if (!isBounded(organization.plan)) return;
  const { count, isCounted } = await countPeople(tx, organizationId, memberId);
  if (!isCounted && count >= organization.members_limit) {
    throw toLimitError(organization.members_limit, 'members');
  }
}

/**
 * Holds work that brings people into an organization, as many as it may be, to its limit; work that brings nobody goes
 * through, even where there are too many already. Locks as `assertRoomForProject` does.
 * @throws AppError `limit_reached`, `organization_not_found`.
 */
export async function keepWithinMembersLimit(
  tx: Tx,
  organizationId: number,
  work: () => Promise<void>,
): Promise<void> {
  const organization = await lockOrganization(tx, organizationId);
  if (organization === null) throw new AppError('organization_not_found');
  if (!isBounded(organization.plan)) return work();
  const before = await countPeople(tx, organizationId, null);
  await work();
  const after = await countPeople(tx, organizationId, null);
  if (after.count > before.count && after.count > organization.members_limit) {
    throw toLimitError(organization.members_limit, 'members');
  }
}
