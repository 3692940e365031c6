import type { Organization, OrganizationLimits, Stats } from '@waypost/contract';
import type { PlatformGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { announceOrganization, getOrganization } from '../organizations/index.ts';
import { getStats, updateLimits } from './store.ts';

export interface AdministrationService {
  getStats(grant: PlatformGrant): Promise<Stats>;
  /** @throws AppError `organization_not_found`; `validation_failed` where the body names another organization. */
  updateLimits(
    grant: PlatformGrant,
    organizationId: number,
    limits: OrganizationLimits,
  ): Promise<Organization>;
}

export function createAdministrationService(database: Database): AdministrationService {
  return {
    getStats: () => getStats(database.read),
    async updateLimits({ memberId }, organizationId, limits) {
      if (limits.organization_id !== undefined && limits.organization_id !== organizationId) {
        throw new AppError('validation_failed', {
          issues: [{ path: 'body.organization_id', message: 'This is not the organization of the path.' }],
        });
      }
      await database.transaction(async (tx) => {
        if (!(await updateLimits(tx, organizationId, limits))) throw new AppError('organization_not_found');
        await announceOrganization(tx, organizationId, memberId);
      });
      return getOrganization(database.read, memberId, organizationId);
    },
  };
}
