import {
  type FirstMember,
  isProjectRoleAtLeast,
  type OrganizationMember,
  type OrganizationProjectMember,
  type OrganizationRole,
  type ProjectMember,
  type ProjectRole,
} from '@waypost/contract';

/** Someone who may be an initial member of a project. */
export interface Candidate {
  readonly member_id: number;
  readonly display_name: string;
  readonly email: string | null;
  readonly avatar_url: string | null;
  /** Their strongest role, which they keep in the new project. */
  readonly role_name: ProjectRole;
  /** In the new project anyway, since roles are inherited from its parent. */
  readonly isInherited: boolean;
  /** Administers a project already. */
  readonly isAdministrator: boolean;
}

/** The people of the parent. */
export function toInherited(members: readonly ProjectMember[]): Candidate[] {
  return members.map(({ member_id, display_name, email, avatar_url, role_name }) => ({
    member_id,
    display_name,
    email,
    avatar_url,
    role_name,
    isInherited: true,
    isAdministrator: role_name === 'project_admin',
  }));
}

/** The parent's people first, then others by name; each once, from the first list that has them. */
export function joinCandidates(
  inherited: readonly Candidate[],
  ...others: readonly (readonly Candidate[])[]
): Candidate[] {
  const known = new Set(inherited.map((one) => one.member_id));
  const joined: Candidate[] = [];
  for (const one of others.flat()) {
    if (known.has(one.member_id)) continue;
    known.add(one.member_id);
    joined.push(one);
  }
  return [...inherited, ...joined.sort((a, b) => a.display_name.localeCompare(b.display_name))];
}

/** The people of all projects. */
export function toCandidates(members: readonly OrganizationProjectMember[]): Candidate[] {
  return members.flatMap(({ projects, member_id, display_name, email, avatar_url }) => {
    const [first, ...others] = projects.map((one) => one.role_name);
    if (first === undefined) return [];
    const role_name = others.reduce((best, role) => (isProjectRoleAtLeast(role, best) ? role : best), first);
    const isAdministrator = role_name === 'project_admin';
    return [{ member_id, display_name, email, avatar_url, role_name, isInherited: false, isAdministrator }];
  });
}

/** The role of someone in the organization without a project. */
const FIRST_ROLES = {
  org_guest: 'project_viewer',
  org_viewer: 'project_viewer',
  org_member: 'project_editor',
  org_admin: 'project_admin',
} as const satisfies Record<OrganizationRole, ProjectRole>;

/** The people of the organization, with or without a project. */
export function toColleagues(members: readonly OrganizationMember[]): Candidate[] {
  return members.map(({ member_id, display_name, email, avatar_url, role }) => ({
    member_id,
    display_name,
    email,
    avatar_url,
    role_name: FIRST_ROLES[role],
    isInherited: false,
    isAdministrator: false,
  }));
}

/** People who cannot be unchecked: oneself, and the people of the parent. */
export function isLocked({ member_id, isInherited }: Candidate, me: number | undefined): boolean {
  return isInherited || member_id === me;
}

/**
 * The default selection: people who cannot be unchecked and, for a project at the top, administrators of other
 * projects.
 */
export function toFirstChecked(candidates: readonly Candidate[], me: number | undefined): number[] {
  const isAtTop = !candidates.some((one) => one.isInherited);
  return candidates
    .filter((one) => isLocked(one, me) || (isAtTop && one.isAdministrator))
    .map((one) => one.member_id);
}

/** The people to send: those checked, except those who are in it anyway. */
export function toFirstMembers(
  candidates: readonly Candidate[],
  checked: readonly number[],
  me: number | undefined,
): FirstMember[] {
  return candidates
    .filter((one) => checked.includes(one.member_id) && !isLocked(one, me))
    .map(({ member_id, role_name }) => ({ member_id, role_name, manage_members: false }));
}
