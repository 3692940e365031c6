import type { AdministeredOrganization, OrganizationOrder, OrganizationsPage } from '@waypost/contract';
import type { PlatformGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { listOverviews, type OverviewFilter } from './store.ts';

export interface OrganizationsQuery {
  readonly q?: string | undefined;
  readonly order: OrganizationOrder;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** How many organizations a command reads at a time. */
const CHUNK = 2_000;
const ANY: Omit<OverviewFilter, 'limit'> = {
  part: null,
  organizationId: null,
  viewerId: null,
  order: 'name',
  after: null,
};

const toCursor = (order: OrganizationOrder, last: AdministeredOrganization) =>
  order === 'name' ? last.organization_name : String(last.organization_id);

/** A page of organizations; to a confined super user, of their own. @throws AppError `validation_failed`. */
export async function listOrganizationsPage(
  db: Reader,
  { memberId, isConfined }: PlatformGrant,
  { q = '', order, limit, ...given }: OrganizationsQuery,
): Promise<OrganizationsPage> {
  const after = given.after ?? null;
  if (order === 'newest' && after !== null && !/^\d{1,9}$/.test(after)) {
    throw new AppError('validation_failed', {
      issues: [{ path: 'query.after', message: 'This is not the end of a page in this order.' }],
    });
  }
  const found = await listOverviews(db, {
    ...ANY,
    viewerId: isConfined ? memberId : null,
    part: q === '' ? null : q,
    order,
    after,
    limit: limit + 1,
  });
  const organizations = found.slice(0, limit);
  const last = organizations.at(-1);
  const next = found.length > limit && last !== undefined ? toCursor(order, last) : null;
  return { organizations, next };
}

/** Every organization by name, read some at a time. */
export async function* readOverviews(db: Reader): AsyncGenerator<AdministeredOrganization> {
  let after: string | null = null;
  for (;;) {
    const some: AdministeredOrganization[] = await listOverviews(db, { ...ANY, after, limit: CHUNK });
    yield* some;
    const last = some.at(-1);
    if (last === undefined || some.length < CHUNK) return;
    after = toCursor('name', last);
  }
}

/** One organization; null for an unknown one. */
export async function findOverview(
  db: Reader,
  organizationId: number,
): Promise<AdministeredOrganization | null> {
  const [found] = await listOverviews(db, { ...ANY, organizationId, limit: 1 });
  return found ?? null;
}
