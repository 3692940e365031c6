/** Roles in a project, weakest first. A role includes the ones before it. */
export const PROJECT_ROLES = ['project_viewer', 'project_editor', 'project_admin'] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];

/**
 * Roles in an organization, weakest first. `org_guest` is never stored: it is the role of a person in one of the
 * organization's projects who does not belong to the organization itself.
 */
export const ORGANIZATION_ROLES = ['org_guest', 'org_viewer', 'org_member', 'org_admin'] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];
/** The roles that can be given: all except the guest’s. */
export const GIVEN_ORGANIZATION_ROLES = ['org_viewer', 'org_member', 'org_admin'] as const;
export type GivenOrganizationRole = (typeof GIVEN_ORGANIZATION_ROLES)[number];

/** For each resource of a project and each action on it, the weakest role that permits it. */
export const PROJECT_ACCESS = {
  project: {
    read: 'project_viewer',
    create: 'project_admin',
    update: 'project_admin',
    delete: 'project_admin',
  },
  project_settings: { read: 'project_admin', update: 'project_admin' },
  project_member: {
    read: 'project_viewer',
    create: 'project_admin',
    update: 'project_admin',
    delete: 'project_admin',
  },
  project_invite: { read: 'project_admin', create: 'project_admin', delete: 'project_admin' },
  feature: {
    read: 'project_viewer',
    create: 'project_editor',
    update: 'project_editor',
    delete: 'project_editor',
    /** Exporting what one may read. */
    export: 'project_viewer',
  },
  feature_history: { read: 'project_viewer' },
  resource: {
    read: 'project_viewer',
    create: 'project_editor',
    update: 'project_editor',
    delete: 'project_editor',
  },
  note: { read: 'project_viewer', create: 'project_editor', delete: 'project_admin' },
  /** Where members are who share it; sharing one's own. */
  beacon: { read: 'project_viewer', share: 'project_viewer' },
  device: {
    read: 'project_viewer',
    create: 'project_admin',
    update: 'project_admin',
    delete: 'project_admin',
  },
  geofence_event: { read: 'project_viewer', create: 'project_viewer' },
  /** Who is told of geofences; rules hold addresses of programs. */
  fence_rule: {
    read: 'project_admin',
    create: 'project_admin',
    update: 'project_admin',
    delete: 'project_admin',
  },
  tag: {
    read: 'project_viewer',
    create: 'project_editor',
    update: 'project_editor',
    delete: 'project_editor',
  },
  template: {
    read: 'project_viewer',
    create: 'project_admin',
    update: 'project_admin',
    delete: 'project_admin',
  },
  view: {
    read: 'project_viewer',
    /** These three of one's own. */
    create: 'project_viewer',
    update: 'project_viewer',
    delete: 'project_viewer',
    share: 'project_editor',
    /** Changing and deleting what others have shared. */
    manage: 'project_admin',
  },
} as const satisfies Record<string, Record<string, ProjectRole>>;

/** For each resource of an organization and each action on it, the weakest role that permits it. */
export const ORGANIZATION_ACCESS = {
  organization: { read: 'org_guest', update: 'org_admin' },
  org_member: { read: 'org_viewer', create: 'org_admin', update: 'org_admin', delete: 'org_admin' },
  audit: { read: 'org_admin' },
  api_key: { read: 'org_admin', create: 'org_admin', delete: 'org_admin' },
  org_billing: { read: 'org_admin', update: 'org_admin' },
  layer: {
    read: 'org_viewer',
    create: 'org_member',
    update: 'org_member',
    /** Of one's own. */
    delete: 'org_member',
    /** Deleting those of others. */
    manage: 'org_admin',
  },
  /** Written reports; each shows itself only to those who may read what it rests on. */
  ai_report: { read: 'org_viewer', create: 'org_member', manage: 'org_admin' },
  project: { list: 'org_guest', create: 'org_admin' },
} as const satisfies Record<string, Record<string, OrganizationRole>>;

type PermissionOf<Table> = {
  [R in keyof Table & string]: `${R}:${keyof Table[R] & string}`;
}[keyof Table & string];

/** `resource:action` on a project, for example `feature:create`. */
export type ProjectPermission = PermissionOf<typeof PROJECT_ACCESS>;
/** `resource:action` on an organization, for example `org_member:read`. */
export type OrganizationPermission = PermissionOf<typeof ORGANIZATION_ACCESS>;

/** What a member may do, by resource: the shape of every `access_map` on the wire. */
export type AccessMap = Record<string, string[]>;

/** Where an endpoint finds the id that its access is checked against. */
export type IdSource = `params.${string}` | `query.${string}` | `body.${string}`;

/**
 * Who may call an endpoint.
 * - `public`: anyone, for a stated reason.
 * - `member`: anyone signed in, about themselves.
 * - `organization`, `project`, `feature`: members with the permission on the one named in the request. If
 * `organization_id` is given too, the project must belong to it.
 * - `note`: its author, and members with the permission on the project of its feature.
 * - `invite`: members who may perform `action` on invites to its target: `project_invite` or, for an organization,
 * `org_member`.
 * - `platform`: super users, about the whole installation.
 * - `project_parent`: `project:create` on the parent project when the body names one, else on the organization.
 */
export type Access =
  | { readonly kind: 'public'; readonly reason: string }
  | { readonly kind: 'member' }
  | { readonly kind: 'platform' }
  | {
      readonly kind: 'organization';
      readonly needs: OrganizationPermission;
      readonly organization_id: IdSource;
    }
  | {
      readonly kind: 'project';
      readonly needs: ProjectPermission;
      readonly project_id: IdSource;
      readonly organization_id?: IdSource;
    }
  | { readonly kind: 'feature'; readonly needs: ProjectPermission; readonly code: IdSource }
  | { readonly kind: 'note'; readonly needs: ProjectPermission; readonly note_id: IdSource }
  | { readonly kind: 'invite'; readonly action: 'create' | 'delete'; readonly uuid: IdSource }
  | { readonly kind: 'project_parent'; readonly organization_id: IdSource; readonly parent_id: IdSource };

/**
 * What _Public_ opens to the members of the organization: neither earlier versions of a feature, nor the project's
 * notes on it.
 */
const PUBLIC_PERMISSIONS: ReadonlySet<ProjectPermission> = new Set(['feature:read', 'resource:read']);

/** Whether a Public feature permits something to a member of its organization without a role in its project. */
export function isPublicPermission(permission: ProjectPermission): boolean {
  return PUBLIC_PERMISSIONS.has(permission);
}

/** Permissions that `manage_members` adds to an editor. */
const MANAGE_MEMBERS_RESOURCES = new Set(['project_member', 'project_invite']);

function isAtLeast<Role extends string>(order: readonly Role[], role: Role, needed: Role): boolean {
  return order.indexOf(role) >= order.indexOf(needed);
}

/** Whether a project role (with or without `manage_members`) includes a permission. */
export function hasProjectPermission(
  role: ProjectRole,
  manageMembers: boolean,
  permission: ProjectPermission,
): boolean {
  const [resource = '', action = ''] = permission.split(':');
  const table: Record<string, Record<string, ProjectRole>> = PROJECT_ACCESS;
  const needed = table[resource]?.[action];
  if (needed === undefined) return false;
  if (isAtLeast(PROJECT_ROLES, role, needed)) return true;
  return manageMembers && role === 'project_editor' && MANAGE_MEMBERS_RESOURCES.has(resource);
}

/** Whether an organization role includes a permission. */
export function hasOrganizationPermission(
  role: OrganizationRole,
  permission: OrganizationPermission,
): boolean {
  const [resource = '', action = ''] = permission.split(':');
  const table: Record<string, Record<string, OrganizationRole>> = ORGANIZATION_ACCESS;
  const needed = table[resource]?.[action];
  return needed !== undefined && isAtLeast(ORGANIZATION_ROLES, role, needed);
}

/** The access map of a project role, as sent in `current_member.access_map`. */
export function toProjectAccessMap(role: ProjectRole, manageMembers: boolean): AccessMap {
  return toAccessMap(PROJECT_ACCESS, (permission) =>
    hasProjectPermission(role, manageMembers, permission as ProjectPermission),
  );
}

/** The access map of an organization role. */
export function toOrganizationAccessMap(role: OrganizationRole): AccessMap {
  return toAccessMap(ORGANIZATION_ACCESS, (permission) =>
    hasOrganizationPermission(role, permission as OrganizationPermission),
  );
}

function toAccessMap(
  table: Record<string, Record<string, string>>,
  allows: (permission: string) => boolean,
): AccessMap {
  const map: AccessMap = {};
  for (const [resource, actions] of Object.entries(table)) {
    const allowed = Object.keys(actions).filter((action) => allows(`${resource}:${action}`));
    if (allowed.length > 0) map[resource] = allowed;
  }
  return map;
}

/** Whether role `a` is equal to or stronger than role `b`: nobody grants more than they have. */
export function isProjectRoleAtLeast(a: ProjectRole, b: ProjectRole): boolean {
  return isAtLeast(PROJECT_ROLES, a, b);
}

/** Whether organization role `a` is equal to or stronger than role `b`. */
export function isOrganizationRoleAtLeast(a: OrganizationRole, b: OrganizationRole): boolean {
  return isAtLeast(ORGANIZATION_ROLES, a, b);
}
