/** Query keys by module. The first part is what events invalidate by. */
export const queryKeys = {
  frontConfig: ['front-config'],
  member: ['member'],
  organizations: ['organizations'],
  organizationMembers: (organizationId: number) => ['organization-members', organizationId],
  projects: (organizationId: number) => ['projects', organizationId],
  project: (projectId: number) => ['project', projectId],
  projectMembers: (projectId: number) => ['project-members', projectId],
  templates: (projectId: number) => ['templates', projectId],
  /** Lists and totals of features; `filter` is any plain object. */
  features: (projectId: number, filter?: object) =>
    filter === undefined ? ['features', projectId] : ['features', projectId, filter],
  feature: (code: string) => ['feature', code],
  tileState: (projectId: number) => ['tile-state', projectId],
} as const;
