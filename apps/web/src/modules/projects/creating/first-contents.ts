import type { FirstMember, Project, ProjectCreateInput } from '@waypost/contract';
import { createProject, createProjectGroup } from '../api.ts';

/** The initial contents of a new project. */
export interface FirstContents {
  readonly member: readonly FirstMember[];
  /** Projects to move below it. */
  readonly projects: readonly number[];
}

export const NO_CONTENTS: FirstContents = { member: [], projects: [] };

/** Creates a project; together with the moves if there are any. */
export function createProjectWith(
  { member, projects }: FirstContents,
  input: ProjectCreateInput & { orgId: number },
): Promise<Project> {
  const body = { ...input, ...(member.length === 0 ? {} : { member: [...member] }) };
  return projects.length === 0
    ? createProject(input.orgId, body)
    : createProjectGroup({ ...body, projects: [...projects] });
}
