import {
  type Access,
  type ApiKeyScope,
  hasOrganizationPermission,
  type OrganizationPermission,
  type ProjectPermission,
} from '@waypost/contract';
import { AppError } from '../platform/app-error.ts';
import type { Reader } from '../platform/db/database.ts';
import { findOrganizationRole, isProjectWithin } from './roles.ts';

/** The limits of a key, within its creator's rights. */
export interface KeyLimits {
  readonly organizationId: number;
  readonly scope: ApiKeyScope;
  /** The project with its subprojects; null: the whole organization. */
  readonly projectId: number | null;
}

type Permission = ProjectPermission | OrganizationPermission;

/** Everything a key can be allowed, by scope. All else is refused, including endpoints added later. */
const READ: readonly Permission[] = [
  'organization:read',
  'layer:read',
  'project:list',
  'project:read',
  'feature:read',
  'feature:export',
  'resource:read',
  'tag:read',
  'template:read',
];
const WRITE: readonly Permission[] = [
  ...READ,
  'layer:create',
  'layer:update',
  'layer:delete',
  'feature:create',
  'feature:update',
  'feature:delete',
  'resource:create',
  'tag:create',
  'tag:update',
  'tag:delete',
];
const ALLOWED: Readonly<Record<ApiKeyScope, ReadonlySet<Permission>>> = {
  read: new Set(READ),
  write: new Set(WRITE),
};

/**
 * A right to read does not allow calls that change something: leaving a project, for one, requires no more than
 * reading.
 */
const isForThis = (permission: Permission, method: string) =>
  !/:(read|list)$/.test(permission) || method === 'GET';

const refuse = () => new AppError('forbidden', { detail: 'An API key may not do this.' });

/**
 * Asserts that a key may have this kind of access at all, and that its creator still administers the organization.
 * @throws AppError `forbidden`, or `token_invalid` for a key whose creator may no longer create one.
 */
export async function assertKeyMay(
  db: Reader,
  memberId: number,
  key: KeyLimits,
  access: Access,
  method: string,
): Promise<void> {
  const isNarrow = access.kind === 'project' || access.kind === 'feature';
  const isOfKind = isNarrow || (access.kind === 'organization' && key.projectId === null);
  if (!isOfKind || !ALLOWED[key.scope].has(access.needs) || !isForThis(access.needs, method)) throw refuse();
  const role = await findOrganizationRole(db, memberId, key.organizationId);
  if (role === null || !hasOrganizationPermission(role, 'api_key:create'))
    throw new AppError('token_invalid');
}

/** Asserts that a grant is within the scope of a key. For the key, everything else does not exist. */
export async function assertKeyReaches(
  db: Reader,
  key: KeyLimits,
  granted: { readonly organizationId?: number; readonly projectId?: number; readonly isFeature: boolean },
): Promise<void> {
  const { organizationId, projectId, isFeature } = granted;
  if (projectId === undefined) {
    if (organizationId !== key.organizationId) throw new AppError('organization_not_found');
    return;
  }
  if (await isProjectWithin(db, projectId, key)) return;
  throw new AppError(isFeature ? 'feature_not_found' : 'project_not_found');
}
