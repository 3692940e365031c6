import {
  type FirstMember,
  isProjectRoleAtLeast,
  type OrganizationProjectMember,
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
  }));
}

/** Those of the parent first, everybody once. */
export function joinCandidates(inherited: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const known = new Set(inherited.map((one) => one.member_id));
  return [...inherited, ...all.filter((one) => !known.has(one.member_id))];
}

/** The people of all projects. */
export function toCandidates(members: readonly OrganizationProjectMember[]): Candidate[] {
  return members.flatMap(({ projects, member_id, display_name, email, avatar_url }) => {
    const [first, ...others] = projects.map((one) => one.role_name);
    if (first === undefined) return [];
    const role_name = others.reduce((best, role) => (isProjectRoleAtLeast(role, best) ? role : best), first);
    return [{ member_id, display_name, email, avatar_url, role_name, isInherited: false }];
  });
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
    .filter((one) => isLocked(one, me) || (isAtTop && one.role_name === 'project_admin'))
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
