import type { AuditPage } from '@waypost/contract';
import type { OrganizationGrant, PlatformGrant } from '../../access/grant.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AuditFilter, listAudit } from './store.ts';

interface Paging {
  readonly before?: number | undefined;
  readonly limit: number;
  readonly member_id?: number | undefined;
  readonly about?: string | undefined;
}

export interface AuditService {
  /** A confined super user sees the entries of the organizations that they administer. */
  list(grant: PlatformGrant, query: Paging & { organization_id?: number | undefined }): Promise<AuditPage>;
  listOfOrganization(grant: OrganizationGrant<'audit:read'>, query: Paging): Promise<AuditPage>;
}

export function createAuditService(database: Database): AuditService {
  async function readPage(
    organizationId: number | null,
    query: Paging,
    administratorId: number | null = null,
  ): Promise<AuditPage> {
    const { limit } = query;
    const filter: AuditFilter = {
      organizationId,
      administratorId,
      memberId: query.member_id ?? null,
      about: query.about ?? null,
      before: query.before ?? null,
      limit,
    };
    const found = await listAudit(database.read, filter);
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
  }
  return {
    list: ({ memberId, isConfined }, query) =>
      readPage(query.organization_id ?? null, query, isConfined ? memberId : null),
    listOfOrganization: (grant, query) => readPage(grant.organizationId, query),
  };
}
