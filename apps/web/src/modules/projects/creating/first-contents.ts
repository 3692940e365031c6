import type { FirstMember, Project, ProjectCreateInput } from '@waypost/contract';
import { createProject, createProjectGroup } from '../api.ts';

/** What a new project begins with, beside what every project has. */
export interface FirstContents {
  readonly member: readonly FirstMember[];
  /** Projects that move below it. */
  readonly projects: readonly number[];
}

export const NO_CONTENTS: FirstContents = { member: [], projects: [] };

/** Makes a project; one with projects to move below it is made together with the moves. */
export function createProjectWith(
  { member, projects }: FirstContents,
  input: ProjectCreateInput & { orgId: number },
): Promise<Project> {
  const body = { ...input, ...(member.length === 0 ? {} : { member: [...member] }) };
  return projects.length === 0
    ? createProject(input.orgId, body)
    : createProjectGroup({ ...body, projects: [...projects] });
}
