import type {
  Access,
  OrganizationPermission,
  OrganizationRole,
  ProjectPermission,
  ProjectRole,
} from '@waypost/contract';
import type { KeyLimits } from './api-key.ts';

declare const granted: unique symbol;

/** The caller is signed in. */
export interface MemberGrant {
  readonly [granted]: 'member';
  readonly memberId: number;
  /** The session of the access token; absent for an API key. */
  readonly sessionId?: string;
}

/** The caller is a super user. */
export interface PlatformGrant {
  readonly [granted]: 'platform';
  readonly memberId: number;
  /** Whether their rights end at the organizations they are a member of. */
  readonly isConfined: boolean;
}

/** A member may do `P` in one organization. */
export interface OrganizationGrant<P extends OrganizationPermission = OrganizationPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly organizationId: number;
  readonly role: OrganizationRole;
}

/** A member may do `P` in one project. */
export interface ProjectGrant<P extends ProjectPermission = ProjectPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly organizationId: number;
  readonly projectId: number;
  readonly role: ProjectRole;
  readonly manageMembers: boolean;
}

/** A member may do `P` on one feature; `role` is null if they may only read it because it is Public. */
export interface FeatureGrant<P extends ProjectPermission = ProjectPermission> {
  readonly [granted]: P;
  readonly memberId: number;
  readonly projectId: number;
  readonly code: string;
  readonly role: ProjectRole | null;
  /** The limits of the caller's API key, for when the feature moves to another project meanwhile. */
  readonly key?: KeyLimits;
}

/** A member may act on one note: as its author, or with a permission in its project. */
export interface NoteGrant {
  readonly [granted]: 'note';
  readonly memberId: number;
  readonly projectId: number;
  /** The feature of the note. */
  readonly code: string;
  readonly noteId: number;
}

/** A member may act on one invite: the grant is on its project or organization. */
export interface InviteGrant {
  readonly [granted]: 'invite';
  readonly memberId: number;
  readonly uuid: string;
  readonly on:
    | ProjectGrant<'project_invite:create' | 'project_invite:delete'>
    | OrganizationGrant<'org_member:create' | 'org_member:delete'>;
}

/** A member may create a project: below `parentId`, or at the root of the organization if that is null. */
export interface ProjectParentGrant {
  readonly [granted]: 'project_parent';
  readonly memberId: number;
  readonly organizationId: number;
  readonly parentId: number | null;
}

/**
 * The grant of an access check, by the access that an endpoint declares. Services require one as their first parameter;
 * only `requireAccess` creates them, so a call without a check does not compile.
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

/** The only place that brands a grant; used in this folder only, which the import rules enforce. */
export function brand<G>(grant: Omit<G, typeof granted>): G {
  return grant as G;
}
