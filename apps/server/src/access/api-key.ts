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

/** What a key narrows its maker's rights to. */
export interface KeyLimits {
  readonly organizationId: number;
  readonly scope: ApiKeyScope;
  /** The project, with those below it; null: all of the organization. */
  readonly projectId: number | null;
}

type Permission = ProjectPermission | OrganizationPermission;

/** All that a key may ever do, by scope. What is not here is refused, endpoints that are added later too. */
const READ: readonly Permission[] = [
  'organization:read',
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

/** A right to read opens no call that changes something: leaving a project, for one, asks for no more than that. */
const isForThis = (permission: Permission, method: string) =>
  !/:(read|list)$/.test(permission) || method === 'GET';

const refuse = () => new AppError('forbidden', { detail: 'An API key may not do this.' });

/**
 * Asserts that the kind of access is one a key may have at all, and that its maker still administers the organization.
 * @throws AppError `forbidden`, or `token_invalid` for a key whose maker may no longer make one.
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

/** Asserts that what was granted lies within the reach of a key. To the key everything else does not exist. */
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
