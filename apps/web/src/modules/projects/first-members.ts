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
}

/** The people of the parent. */
export function toCandidates(members: readonly ProjectMember[]): Candidate[] {
  return members.map(({ member_id, display_name, email, avatar_url, role_name }) => ({
    member_id,
    display_name,
    email,
    avatar_url,
    role_name,
  }));
}

/** The people of all projects, for a new one at the top. */
export function toRootCandidates(members: readonly OrganizationProjectMember[]): Candidate[] {
  return members.flatMap(({ projects, member_id, display_name, email, avatar_url }) => {
    const [first, ...others] = projects.map((one) => one.role_name);
    if (first === undefined) return [];
    const role_name = others.reduce((best, role) => (isProjectRoleAtLeast(role, best) ? role : best), first);
    return [{ member_id, display_name, email, avatar_url, role_name }];
  });
}

/** Who is checked while nobody has touched the list: administrators, and oneself. */
export function toFirstChecked(candidates: readonly Candidate[], memberId: number | undefined): number[] {
  return candidates
    .filter((one) => one.role_name === 'project_admin' || one.member_id === memberId)
    .map((one) => one.member_id);
}

/** What is sent: those who are checked, without oneself, who is its administrator anyway. */
export function toFirstMembers(
  candidates: readonly Candidate[],
  checked: readonly number[],
  memberId: number | undefined,
): FirstMember[] {
  return candidates
    .filter((one) => checked.includes(one.member_id) && one.member_id !== memberId)
    .map(({ member_id, role_name }) => ({ member_id, role_name, manage_members: false }));
}
