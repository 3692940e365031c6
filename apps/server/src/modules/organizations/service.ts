import type { Organization, OrganizationMember } from '@waypost/contract';
import type { MemberGrant, OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import {
  insertOrganization,
  insertOrganizationMember,
  listOrganizationMembers,
  listOrganizations,
} from './store.ts';

export interface OrganizationService {
  list(grant: MemberGrant): Promise<Organization[]>;
  create(grant: MemberGrant, name: string): Promise<Organization>;
  get(grant: OrganizationGrant<'organization:read'>): Promise<Organization>;
  listMembers(grant: OrganizationGrant<'org_member:read'>): Promise<OrganizationMember[]>;
}

/** Creates an organization with one member, its administrator. @returns its id. */
export async function foundOrganization(tx: Tx, memberId: number, name: string): Promise<number> {
  const organizationId = await insertOrganization(tx, name);
  await insertOrganizationMember(tx, organizationId, memberId, 'org_admin');
  return organizationId;
}

export function createOrganizationService(database: Database): OrganizationService {
  async function get(memberId: number, organizationId: number): Promise<Organization> {
    const [organization] = await listOrganizations(database.read, memberId, organizationId);
    if (organization === undefined) throw new AppError('organization_not_found');
    return organization;
  }
  return {
    list: (grant) => listOrganizations(database.read, grant.memberId, null),
    async create(grant, name) {
      const id = await database.transaction((tx) => foundOrganization(tx, grant.memberId, name));
      return get(grant.memberId, id);
    },
    get: (grant) => get(grant.memberId, grant.organizationId),
    listMembers: (grant) => listOrganizationMembers(database.read, grant.organizationId),
  };
}
