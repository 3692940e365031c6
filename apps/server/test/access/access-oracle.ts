import type { Access, OrganizationPermission, ProjectPermission } from '@waypost/contract';

/**
 * The rules of roles from the architecture, written a second time by hand: the access matrix compares the server with
 * these, never with the tables that the server itself reads. A missing permission does not compile, so whoever adds one
 * decides it twice.
 */

/** 1 viewer, 2 editor, 3 administrator of a project. */
type ProjectRank = 1 | 2 | 3;
/** 0 guest, 1 viewer, 2 member, 3 administrator of an organization. */
type OrganizationRank = 0 | 1 | 2 | 3;

const VIEW = 1;
const EDIT = 2;
const ADMINISTER = 3;

const PROJECT_NEEDS: Readonly<Record<ProjectPermission, ProjectRank>> = {
  'project:read': VIEW,
  'project:create': ADMINISTER,
  'project:update': ADMINISTER,
  'project:delete': ADMINISTER,
  'project_settings:read': ADMINISTER,
  'project_settings:update': ADMINISTER,
  'project_member:read': VIEW,
  'project_member:create': ADMINISTER,
  'project_member:update': ADMINISTER,
  'project_member:delete': ADMINISTER,
  'project_invite:read': ADMINISTER,
  'project_invite:create': ADMINISTER,
  'project_invite:delete': ADMINISTER,
  'feature:read': VIEW,
  'feature:create': EDIT,
  'feature:update': EDIT,
  'feature:delete': EDIT,
  'feature:export': VIEW,
  'feature_history:read': VIEW,
  'resource:read': VIEW,
  'resource:create': EDIT,
  'resource:update': EDIT,
  'resource:delete': EDIT,
  'note:read': VIEW,
  'note:create': EDIT,
  'note:delete': ADMINISTER,
  'beacon:read': VIEW,
  'beacon:share': VIEW,
  'device:read': VIEW,
  'device:create': ADMINISTER,
  'device:update': ADMINISTER,
  'device:delete': ADMINISTER,
  'fence_rule:read': ADMINISTER,
  'fence_rule:create': ADMINISTER,
  'fence_rule:update': ADMINISTER,
  'fence_rule:delete': ADMINISTER,
  'geofence_event:read': VIEW,
  'geofence_event:create': VIEW,
  'tag:read': VIEW,
  'tag:create': EDIT,
  'tag:update': EDIT,
  'tag:delete': EDIT,
  'template:read': VIEW,
  'template:create': ADMINISTER,
  'template:update': ADMINISTER,
  'template:delete': ADMINISTER,
  'view:read': VIEW,
  'view:create': VIEW,
  'view:update': VIEW,
  'view:delete': VIEW,
  'view:share': EDIT,
  'view:manage': ADMINISTER,
};

/** What members of the organization may do with a Public feature. */
const OPEN_WHERE_PUBLIC: ReadonlySet<string> = new Set(['feature:read', 'resource:read']);

/** Additional permissions of an editor with `manage_members`. */
const MANAGED: ReadonlySet<string> = new Set([
  'project_member:create',
  'project_member:update',
  'project_member:delete',
  'project_invite:read',
  'project_invite:create',
  'project_invite:delete',
]);

const ORGANIZATION_NEEDS: Readonly<Record<OrganizationPermission, OrganizationRank>> = {
  'organization:read': 0,
  'organization:update': 3,
  'org_member:read': 1,
  'org_member:create': 3,
  'org_member:update': 3,
  'org_member:delete': 3,
  'audit:read': 3,
  'api_key:read': 3,
  'api_key:create': 3,
  'api_key:delete': 3,
  'org_billing:read': 3,
  'org_billing:update': 3,
  'layer:read': 1,
  'layer:create': 2,
  'layer:update': 2,
  'layer:delete': 2,
  'layer:manage': 3,
  'ai_report:read': 1,
  'ai_report:create': 2,
  'ai_report:manage': 3,
  'project:list': 0,
  'project:create': 3,
};

/** The caller's roles in the organization and the project of a call. */
export interface Standing {
  readonly isSignedIn: boolean;
  /** Null: the organization is unknown to the caller. */
  readonly organization: OrganizationRank | null;
  /** The effective role in the project; null: it is unknown to the caller. */
  readonly project: ProjectRank | null;
  readonly managesMembers: boolean;
  /** The caller is a super user. */
  readonly isSuperUser?: boolean;
}

/** The subject of a call, where the declared access is not sufficient to decide. */
export interface Circumstance {
  /** The feature is Public in its organization. */
  readonly isShared?: boolean;
  /** The note is the caller's own. */
  readonly isOwn?: boolean;
  /** The new project is at the root, so the organization decides instead of a parent project. */
  readonly isRoot?: boolean;
  /** The invite is to the organization itself. */
  readonly isIntoOrganization?: boolean;
  /** Project permission required beyond the declared one (to remove another member). */
  readonly alsoNeeds?: ProjectPermission;
  /** Organization permission required beyond the declared one (to remove another member). */
  readonly alsoNeedsInOrganization?: OrganizationPermission;
}

export type Verdict = 'allowed' | 401 | 403 | 404;

function judge(isKnown: boolean, isAllowed: boolean): Verdict {
  if (!isKnown) return 404;
  return isAllowed ? 'allowed' : 403;
}

function mayInProject(who: Standing, permission: ProjectPermission): boolean {
  if (who.project === null) return false;
  if (who.project >= PROJECT_NEEDS[permission]) return true;
  return who.project === EDIT && who.managesMembers && MANAGED.has(permission);
}

function mayInOrganization(who: Standing, permission: OrganizationPermission): boolean {
  return who.organization !== null && who.organization >= ORGANIZATION_NEEDS[permission];
}

/** The expected response: not signed in → 401, may not read → 404, may not act → 403. */
export function expectVerdict(access: Access, who: Standing, circumstance: Circumstance = {}): Verdict {
  if (access.kind === 'public') return 'allowed';
  if (!who.isSignedIn) return 401;
  const alsoMay = circumstance.alsoNeeds === undefined || mayInProject(who, circumstance.alsoNeeds);
  switch (access.kind) {
    case 'member':
      return 'allowed';
    case 'platform':
      // Nothing is hidden: everyone knows that the installation exists.
      return who.isSuperUser === true ? 'allowed' : 403;
    case 'organization': {
      const also = circumstance.alsoNeedsInOrganization;
      const mayAlso = also === undefined || mayInOrganization(who, also);
      return judge(who.organization !== null, mayInOrganization(who, access.needs) && mayAlso);
    }
    case 'project':
      return judge(who.project !== null, mayInProject(who, access.needs) && alsoMay);
    case 'feature': {
      // Members of the organization may read a Public feature; guests of one of its projects are not members.
      const readsShared = circumstance.isShared === true && (who.organization ?? 0) > 0;
      if (who.project !== null) return judge(true, mayInProject(who, access.needs) && alsoMay);
      return judge(readsShared, OPEN_WHERE_PUBLIC.has(access.needs));
    }
    case 'note':
      return judge(who.project !== null, circumstance.isOwn === true || mayInProject(who, access.needs));
    case 'invite':
      return circumstance.isIntoOrganization === true
        ? judge(who.organization !== null, mayInOrganization(who, `org_member:${access.action}`))
        : judge(who.project !== null, mayInProject(who, `project_invite:${access.action}`));
    case 'project_parent':
      return circumstance.isRoot === true
        ? judge(who.organization !== null, mayInOrganization(who, 'project:create'))
        : judge(who.project !== null, mayInProject(who, 'project:create'));
  }
}

/** The oracle's answer for a single permission, to compare with the contract's tables. */
export function mayByArchitecture(
  permission: ProjectPermission,
  rank: ProjectRank,
  managesMembers: boolean,
): boolean {
  return mayInProject({ isSignedIn: true, organization: 0, project: rank, managesMembers }, permission);
}

/** As `mayByArchitecture`, for an organization. */
export function mayInOrganizationByArchitecture(
  permission: OrganizationPermission,
  rank: OrganizationRank,
): boolean {
  return mayInOrganization(
    { isSignedIn: true, organization: rank, project: null, managesMembers: false },
    permission,
  );
}
