import type { Organization, OrganizationLimits, Stats } from '@waypost/contract';
import type { PlatformGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { announceOrganization, getOrganization } from '../organizations/index.ts';
import { getStats, type Limits, updateLimits } from './store.ts';

export interface AdministrationService {
  getStats(grant: PlatformGrant): Promise<Stats>;
  /**
   * A confined super user reaches only their own organizations. @throws AppError `organization_not_found`, or `validation_failed` when the
   * body names another organization.
   */
  updateLimits(
    grant: PlatformGrant,
    organizationId: number,
    limits: OrganizationLimits,
  ): Promise<Organization>;
}

const toText = (limits: Limits) => `${limits.projects_limit} / ${limits.members_limit}`;

export function createAdministrationService(database: Database): AdministrationService {
  return {
    getStats: () => getStats(database.read),
    async updateLimits({ memberId, isConfined }, organizationId, limits) {
      if (limits.organization_id !== undefined && limits.organization_id !== organizationId) {
        throw new AppError('validation_failed', {
          issues: [{ path: 'body.organization_id', message: 'This is not the organization of the path.' }],
        });
      }
      if (isConfined) await getOrganization(database.read, memberId, organizationId);
      await database.transaction(async (tx) => {
        const was = await updateLimits(tx, organizationId, limits);
        if (was === null) throw new AppError('organization_not_found');
        const became = toText(limits);
        const entry = { actorId: memberId, organizationId, was: toText(was), became };
        if (entry.was !== became) await recordAudit(tx, { action: 'limits.changed', ...entry });
        await announceOrganization(tx, organizationId, memberId);
      });
      return getOrganization(database.read, memberId, organizationId);
    },
  };
}
