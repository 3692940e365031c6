import type { Organization, OrganizationLimits, OrganizationsPage, Stats } from '@waypost/contract';
import type { PlatformGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { getOrganization } from '../organizations/index.ts';
import { listOrganizationsPage, type OrganizationsQuery } from './organizations/list-organizations.ts';
import { setLimits } from './organizations/set-limits.ts';
import { getStats } from './store.ts';

export interface AdministrationService {
  getStats(grant: PlatformGrant): Promise<Stats>;
  /** A confined super user sees only their own organizations. */
  listOrganizations(grant: PlatformGrant, query: OrganizationsQuery): Promise<OrganizationsPage>;
  /**
   * A confined super user reaches only their own organizations, and does not give access to Planet. @throws AppError
   * `organization_not_found`, `forbidden`, or `validation_failed` when the
   * body names another organization.
   */
  updateLimits(
    grant: PlatformGrant,
    organizationId: number,
    limits: OrganizationLimits,
  ): Promise<Organization>;
}

export function createAdministrationService(database: Database): AdministrationService {
  return {
    getStats: () => getStats(database.read),
    listOrganizations: (grant, query) => listOrganizationsPage(database.read, grant, query),
    async updateLimits({ memberId, isConfined }, organizationId, limits) {
      if (limits.organization_id !== undefined && limits.organization_id !== organizationId) {
        throw new AppError('validation_failed', {
          issues: [{ path: 'body.organization_id', message: 'This is not the organization of the path.' }],
        });
      }
      // What an account of the installation pays for is not for visitors of the demo to give.
      if (isConfined && limits.planet_access !== undefined) throw new AppError('forbidden');
      if (isConfined) await getOrganization(database.read, memberId, organizationId);
      if (!(await setLimits(database, memberId, organizationId, limits))) {
        throw new AppError('organization_not_found');
      }
      return getOrganization(database.read, memberId, organizationId);
    },
  };
}
