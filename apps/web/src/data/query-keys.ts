/** Query keys by module. The first part is what events invalidate by. */
export const queryKeys = {
  frontConfig: ['front-config'],
  member: ['member'],
  organizations: ['organizations'],
  organizationMembers: (organizationId: number) => ['organization-members', organizationId],
  organizationProjectMembers: (organizationId: number) => ['organization-project-members', organizationId],
  stats: ['stats'],
  projects: (organizationId: number) => ['projects', organizationId],
  project: (projectId: number) => ['project', projectId],
  projectTrash: (organizationId: number) => ['project-trash', organizationId],
  tags: (projectId: number) => ['tags', 'project', projectId],
  organizationTags: (organizationId: number) => ['tags', 'organization', organizationId],
  search: (text: string) => ['search', text],
  projectMembers: (projectId: number) => ['project-members', projectId],
  projectInvites: (projectId: number) => ['project-invites', projectId],
  organizationInvites: (organizationId: number) => ['organization-invites', organizationId],
  receivedInvites: ['received-invites'],
  invitation: (code: string) => ['invitation', code],
  platformOutbox: ['platform-outbox'],
  outbox: (organizationId: number) => ['outbox', organizationId],
  templates: (projectId: number) => ['templates', projectId],
  /** Lists and totals of features; `filter` is any plain object. */
  features: (projectId: number, filter?: object) =>
    filter === undefined ? ['features', projectId] : ['features', projectId, filter],
  feature: (code: string) => ['feature', code],
  tileState: (projectId: number) => ['tile-state', projectId],
} as const;
