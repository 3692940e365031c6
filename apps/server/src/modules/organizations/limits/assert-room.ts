import { PLAN_LIMITS } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockOrganization } from '../store.ts';
import { countPeople, countProjects } from './store.ts';

/** The error of a reached limit, with a detail to show to users. */
function toLimitError(limit: number, what: 'projects' | 'members'): AppError {
  return new AppError('limit_reached', {
    detail: `The organization has reached its limit of ${limit} ${what}. Ask its administrator for a larger plan.`,
  });
}

/** Whether a plan has limits at all. */
function isBounded(plan: number): boolean {
  return PLAN_LIMITS[plan]?.projects !== null;
}

/**
 * Asserts that an organization may have another project. Locks its row until the transaction ends, so that concurrent
 * requests cannot exceed the limit: call it first in the transaction.
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
 * Asserts that a member may join an organization or one of its projects; those already in any of them take no further
 * place. Locks like `assertRoomForProject`.
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
 * Runs work that may add any number of members, and fails if it exceeds the limit. Work that adds none succeeds even
 * above the limit. Locks like `assertRoomForProject`.
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
