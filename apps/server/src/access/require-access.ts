import {
  type Access,
  hasOrganizationPermission,
  hasProjectPermission,
  isPublicPermission,
  type OrganizationPermission,
  type ProjectPermission,
} from '@waypost/contract';
import { AppError } from '../platform/app-error.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { assertKeyMay, assertKeyReaches, type KeyLimits } from './api-key.ts';
import {
  brand,
  type FeatureGrant,
  type GrantOf,
  type InviteGrant,
  type MemberGrant,
  type NoteGrant,
  type OrganizationGrant,
  type PlatformGrant,
  type ProjectGrant,
  type ProjectParentGrant,
} from './grant.ts';
import {
  findInviteTarget,
  findNotePlace,
  findOrganizationRole,
  findProjectRole,
  findReachableFeature,
  findSuperUser,
} from './roles.ts';

/** The caller by their access token; null if not signed in. */
export interface Principal {
  readonly memberId: number;
  /** The session of the access token. */
  readonly sessionId?: string;
  /** The limits of the caller's API key. */
  readonly key?: KeyLimits;
}

/** The parsed request with the ids. */
export interface RequestParts {
  /** Absent for checks by the server itself. */
  readonly method?: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Checks the access that an endpoint declares and returns the grant that its service requires.
 * @throws AppError `unauthorized` if the caller is not signed in, `*_not_found` if they may not know of the resource,
 * `forbidden` if they may read it but not do this.
 */
export async function requireAccess<A extends Access>(
  db: Reader,
  principal: Principal | null,
  access: A,
  request: RequestParts,
): Promise<GrantOf<A>> {
  const key = access.kind === 'public' ? undefined : principal?.key;
  if (principal !== null && key !== undefined)
    await assertKeyMay(db, principal.memberId, key, access, request.method ?? '');
  const grant = await check(db, principal, access, request);
  if (key !== undefined && grant !== null) {
    await assertKeyReaches(db, key, {
      ...('organizationId' in grant ? { organizationId: grant.organizationId } : {}),
      ...('projectId' in grant ? { projectId: grant.projectId } : {}),
      isFeature: access.kind === 'feature',
    });
  }
  return grant as GrantOf<A>;
}

/**
 * Like `requireAccess`, but the result for a member and resource is kept until the next write. API keys are checked
 * every time.
 */
export function recallAccess<A extends Access>(
  { read, recent }: Database,
  principal: Principal | null,
  access: A,
  request: RequestParts,
): GrantOf<A> | Promise<GrantOf<A>> {
  const ask = () => requireAccess(read, principal, access, request);
  if (principal === null || principal.key !== undefined) return ask();
  return recent.get(nameAccess(principal, access, request), ask);
}

/** Whether `recallAccess` would return a grant synchronously. */
export function isAccessRecalled(
  { recent }: Pick<Database, 'recent'>,
  principal: Principal,
  access: Access,
  request: RequestParts,
): boolean {
  // Only grants are kept: a refusal is an error.
  return principal.key === undefined && recent.find(nameAccess(principal, access, request)) !== undefined;
}

/** A unique key for a check: texts are quoted, numbers are not. */
function nameAccess({ memberId, sessionId }: Principal, access: Access, request: RequestParts): string {
  // A grant may name its session, so those of two sessions differ.
  let name = `access ${memberId} ${access.kind === 'member' ? (sessionId ?? '') : ''}`;
  for (const [part, source] of Object.entries(access)) {
    const id = readSource(request, String(source));
    name += ` ${part} ${source} ${typeof id === 'number' ? id : JSON.stringify(id)}`;
  }
  return name;
}

async function check(db: Reader, principal: Principal | null, access: Access, request: RequestParts) {
  if (access.kind === 'public') return null;
  if (principal === null) throw new AppError('unauthorized');
  switch (access.kind) {
    case 'member':
      return brand<MemberGrant>({
        memberId: principal.memberId,
        ...(principal.sessionId === undefined ? {} : { sessionId: principal.sessionId }),
      });
    case 'platform':
      return requirePlatform(db, principal);
    case 'organization':
      return requireOrganization(db, principal, toId(request, access.organization_id), access.needs);
    case 'project':
      return requireProject(
        db,
        principal,
        toId(request, access.project_id),
        access.needs,
        access.organization_id === undefined ? undefined : toId(request, access.organization_id),
      );
    case 'feature':
      return requireFeature(
        db,
        principal,
        // Normalizes the spelling of a code, since events and clients compare codes as text.
        String(readSource(request, access.code)).toLowerCase(),
        access.needs,
      );
    case 'note':
      return requireNote(db, principal, toId(request, access.note_id), access.needs);
    case 'invite':
      return requireInvite(db, principal, String(readSource(request, access.uuid)), access.action);
    case 'project_parent':
      return requireProjectParent(
        db,
        principal,
        toId(request, access.organization_id),
        readSource(request, access.parent_id),
      );
  }
}

async function requirePlatform(db: Reader, { memberId }: Principal): Promise<PlatformGrant> {
  const found = await findSuperUser(db, memberId);
  if (found === null) throw new AppError('forbidden');
  return brand<PlatformGrant>({ memberId, ...found });
}

/** Returns a grant on an organization. @throws AppError as `requireAccess` does. */
export async function requireOrganization<P extends OrganizationPermission>(
  db: Reader,
  principal: Principal,
  organizationId: number,
  permission: P,
): Promise<OrganizationGrant<P>> {
  const role = await findOrganizationRole(db, principal.memberId, organizationId);
  if (role === null) throw new AppError('organization_not_found');
  if (!hasOrganizationPermission(role, permission)) throw new AppError('forbidden');
  return brand<OrganizationGrant<P>>({ memberId: principal.memberId, organizationId, role });
}

/**
 * Returns a grant on a project.
 * @param organizationId if the path has one: a project of another organization is not found.
 * @throws AppError as `requireAccess` does.
 */
export async function requireProject<P extends ProjectPermission>(
  db: Reader,
  principal: Principal,
  projectId: number,
  permission: P,
  organizationId?: number,
): Promise<ProjectGrant<P>> {
  const held = await findProjectRole(db, principal.memberId, projectId);
  if (held === null || (organizationId !== undefined && held.organizationId !== organizationId)) {
    throw new AppError('project_not_found');
  }
  if (!hasProjectPermission(held.role, held.manageMembers, permission)) throw new AppError('forbidden');
  return brand<ProjectGrant<P>>({ memberId: principal.memberId, ...held });
}

/**
 * The grant on a feature that follows from a grant on its project; the caller has verified that the feature belongs to
 * it.
 */
export function toFeatureGrant<P extends ProjectPermission>(
  { memberId, projectId, role }: ProjectGrant<P>,
  code: string,
): FeatureGrant<P> {
  return brand<FeatureGrant<P>>({ memberId, projectId, code, role });
}

async function requireFeature<P extends ProjectPermission>(
  db: Reader,
  principal: Principal,
  code: string,
  permission: P,
): Promise<FeatureGrant<P>> {
  const found = isUuid(code) ? await findReachableFeature(db, principal.memberId, code) : null;
  if (found === null) throw new AppError('feature_not_found');
  const { held, projectId } = found;
  const isAllowed =
    held === null
      ? isPublicPermission(permission)
      : hasProjectPermission(held.role, held.manageMembers, permission);
  if (!isAllowed) throw new AppError('forbidden');
  const { memberId, key } = principal;
  const role = held?.role ?? null;
  return brand<FeatureGrant<P>>({ memberId, projectId, code, role, ...(key === undefined ? {} : { key }) });
}

/**
 * Checks a grant on a feature again, which may have moved to another project since.
 * @throws AppError as `requireAccess` does: the member, or their key, may lack the right in the new project.
 */
export async function renewFeatureGrant<P extends ProjectPermission>(
  db: Reader,
  { memberId, code, key }: FeatureGrant<P>,
  permission: P,
): Promise<FeatureGrant<P>> {
  const principal = { memberId, ...(key === undefined ? {} : { key }) };
  const renewed = await requireFeature(db, principal, code, permission);
  if (key !== undefined) await assertKeyReaches(db, key, { projectId: renewed.projectId, isFeature: true });
  return renewed;
}

async function requireNote(
  db: Reader,
  principal: Principal,
  noteId: number,
  permission: ProjectPermission,
): Promise<NoteGrant> {
  const { memberId } = principal;
  const place = await findNotePlace(db, noteId);
  const found = place === null ? null : await findReachableFeature(db, memberId, place.code);
  // Notes are for members of the project only, even if the feature is Public.
  if (place === null || found === null || found.held === null) throw new AppError('note_not_found');
  const { role, manageMembers } = found.held;
  if (place.authorId !== memberId && !hasProjectPermission(role, manageMembers, permission)) {
    throw new AppError('forbidden');
  }
  return brand<NoteGrant>({ memberId, projectId: found.projectId, code: place.code, noteId });
}

async function requireInvite(
  db: Reader,
  principal: Principal,
  given: string,
  action: 'create' | 'delete',
): Promise<InviteGrant> {
  const uuid = given.toLowerCase();
  const target = isUuid(uuid) ? await findInviteTarget(db, uuid) : null;
  if (target === null) throw new AppError('invite_not_found');
  try {
    const on =
      target.projectId === null
        ? await requireOrganization(db, principal, target.organizationId, `org_member:${action}`)
        : await requireProject(db, principal, target.projectId, `project_invite:${action}`);
    return brand<InviteGrant>({ memberId: principal.memberId, uuid, on });
  } catch (cause) {
    // A caller who may not know of the project or organization may not know of its invites.
    const isHidden = cause instanceof AppError && cause.status === 404;
    throw isHidden ? new AppError('invite_not_found', { cause }) : cause;
  }
}

async function requireProjectParent(
  db: Reader,
  principal: Principal,
  organizationId: number,
  parentId: unknown,
): Promise<ProjectParentGrant> {
  if (parentId === undefined || parentId === null) {
    await requireOrganization(db, principal, organizationId, 'project:create');
  } else {
    await requireProject(db, principal, Number(parentId), 'project:create', organizationId);
  }
  return brand<ProjectParentGrant>({
    memberId: principal.memberId,
    organizationId,
    parentId: typeof parentId === 'number' ? parentId : null,
  });
}

function readSource(request: RequestParts, source: string): unknown {
  const dot = source.indexOf('.');
  if (dot < 0) return undefined;
  const holder = request[source.slice(0, dot) as keyof RequestParts];
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[source.slice(dot + 1)]
    : undefined;
}

function toId(request: RequestParts, source: string): number {
  return Number(readSource(request, source));
}
