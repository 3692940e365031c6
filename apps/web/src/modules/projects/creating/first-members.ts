import {
  type FirstMember,
  isProjectRoleAtLeast,
  type OrganizationMember,
  type OrganizationProjectMember,
  type OrganizationRole,
  type ProjectMember,
  type ProjectRole,
} from '@waypost/contract';

/** Somebody whom a new project may begin with. */
export interface Candidate {
  readonly member_id: number;
  readonly display_name: string;
  readonly email: string | null;
  readonly avatar_url: string | null;
  /** The strongest role they have where they come from, and keep in the new project. */
  readonly role_name: ProjectRole;
  /** In the new project in any case, since roles flow down from its parent. */
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

/** Those of the parent first, then the others by name; everybody once, as the first list that has them says. */
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

/** What somebody of the organization becomes who has no project yet. */
const FIRST_ROLES = {
  org_guest: 'project_viewer',
  org_viewer: 'project_viewer',
  org_member: 'project_editor',
  org_admin: 'project_admin',
} as const satisfies Record<OrganizationRole, ProjectRole>;

/** The people of the organization, whether or not they have a project. */
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

/** Who cannot be left out: oneself, and the people of the parent. */
export function isLocked({ member_id, isInherited }: Candidate, me: number | undefined): boolean {
  return isInherited || member_id === me;
}

/**
 * Who is checked while nobody has touched the list: who cannot be left out and, for a project at the top, those who
 * administer another one.
 */
export function toFirstChecked(candidates: readonly Candidate[], me: number | undefined): number[] {
  const isAtTop = !candidates.some((one) => one.isInherited);
  return candidates
    .filter((one) => isLocked(one, me) || (isAtTop && one.isAdministrator))
    .map((one) => one.member_id);
}

/** What is sent: those who are checked, without those who are in it anyway. */
export function toFirstMembers(
  candidates: readonly Candidate[],
  checked: readonly number[],
  me: number | undefined,
): FirstMember[] {
  return candidates
    .filter((one) => checked.includes(one.member_id) && !isLocked(one, me))
    .map(({ member_id, role_name }) => ({ member_id, role_name, manage_members: false }));
}
