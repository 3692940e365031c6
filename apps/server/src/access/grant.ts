import type {
  Access,
  OrganizationPermission,
  OrganizationRole,
  ProjectPermission,
  ProjectRole,
} from '@waypost/contract';
import type { KeyLimits } from './api-key.ts';

declare const granted: unique symbol;

/** Somebody is signed in. */
export interface MemberGrant {
  readonly [granted]: 'member';
  readonly memberId: number;
}

/** A super user is at work. */
export interface PlatformGrant {
  readonly [granted]: 'platform';
  readonly memberId: number;
}

/** A member may do `P` on one organization. */
export interface OrganizationGrant<P extends OrganizationPermission = OrganizationPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly organizationId: number;
  readonly role: OrganizationRole;
}

/** A member may do `P` on one project. */
export interface ProjectGrant<P extends ProjectPermission = ProjectPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly organizationId: number;
  readonly projectId: number;
  readonly role: ProjectRole;
  readonly manageMembers: boolean;
}

/** A member may do `P` on one feature; `role` is null where only its being Public lets them read it. */
export interface FeatureGrant<P extends ProjectPermission = ProjectPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly projectId: number;
  readonly code: string;
  readonly role: ProjectRole | null;
  /** Where a program calls with a key: what it is narrowed to, should the feature go elsewhere meanwhile. */
  readonly key?: KeyLimits;
}

/** A member may do something on one note: it is theirs, or they have the permission on its project. */
export interface NoteGrant {
  readonly [granted]: 'note';
  readonly memberId: number;
  readonly projectId: number;
  /** The feature it is on. */
  readonly code: string;
  readonly noteId: number;
}

/** A member may do something on one invite: their grant on the project or the organization it leads to. */
export interface InviteGrant {
  readonly [granted]: 'invite';
  readonly memberId: number;
  readonly uuid: string;
  readonly on:
    | ProjectGrant<'project_invite:create' | 'project_invite:delete'>
    | OrganizationGrant<'org_member:create' | 'org_member:delete'>;
}

/** A member may create a project: below `parentId`, or at the root of the organization when it is null. */
export interface ProjectParentGrant {
  readonly [granted]: 'project_parent';
  readonly memberId: number;
  readonly organizationId: number;
  readonly parentId: number | null;
}

/**
 * What a check of access yields, by the access an endpoint declares. Services take one first; only
 * `requireAccess` makes them, so a call without a check does not compile.
 */
export type GrantOf<A extends Access> = A extends { kind: 'public' }
  ? null
  : A extends { kind: 'member' }
    ? MemberGrant
    : A extends { kind: 'platform' }
      ? PlatformGrant
      : A extends { kind: 'organization'; needs: infer P extends OrganizationPermission }
        ? OrganizationGrant<P>
        : A extends { kind: 'project'; needs: infer P extends ProjectPermission }
          ? ProjectGrant<P>
          : A extends { kind: 'note' }
            ? NoteGrant
            : A extends { kind: 'invite' }
              ? InviteGrant
              : A extends { kind: 'feature'; needs: infer P extends ProjectPermission }
                ? FeatureGrant<P>
                : A extends { kind: 'project_parent' }
                  ? ProjectParentGrant
                  : never;

/** The one place that brands a grant; called by this folder alone (the arrows keep it inside). */
export function brand<G>(grant: Omit<G, typeof granted>): G {
  return grant as G;
}
