import { firstQueryKeys } from './first-query-keys.ts';

/** Query keys by module. Events invalidate by the first element. */
export const queryKeys = {
  ...firstQueryKeys,
  sessions: ['sessions'],
  organizations: ['organizations'],
  /** Below `organizations`: whatever changes one changes the list of super users. */
  administeredOrganizations: (part: string, order: string) => ['organizations', 'administered', part, order],
  organizationMembers: (organizationId: number) => ['organization-members', organizationId],
  organizationProjectMembers: (organizationId: number) => ['organization-project-members', organizationId],
  stats: ['stats'],
  health: ['health'],
  backups: ['backups'],
  /** All below. */
  jobs: ['jobs'],
  jobQueues: ['jobs', 'queues'],
  allJobs: (state: string | null) => ['jobs', 'all', state],
  job: (id: string) => ['jobs', 'one', id],
  newestJob: (kind: string) => ['jobs', 'all', { newest: kind }],
  projects: (organizationId: number) => ['projects', organizationId],
  project: (projectId: number) => ['project', projectId],
  projectTrash: (organizationId: number) => ['project-trash', organizationId],
  views: (projectId: number) => ['views', projectId],
  tags: (projectId: number) => ['tags', 'project', projectId],
  organizationTags: (organizationId: number) => ['tags', 'organization', organizationId],
  search: (text: string) => ['search', text],
  places: (text: string, limit: number, lang: string, view: object) => ['places', text, limit, lang, view],
  boundary: (projectId: number) => ['boundary', projectId],
  /** Below `features`: an area that is added, removed or renamed changes the choices. */
  boundaryCandidates: (projectId: number, text: string) => ['features', projectId, { candidates: text }],
  boundaries: (organizationId: number) => ['boundary', 'organization', organizationId],
  projectMembers: (projectId: number) => ['project-members', projectId],
  /** Below `project-members`: a change of people in any project changes the choices. */
  membersOfProjects: (projectIds: readonly number[]) => ['project-members', { of: projectIds }],
  projectInvites: (projectId: number) => ['project-invites', projectId],
  organizationInvites: (organizationId: number) => ['organization-invites', organizationId],
  receivedInvites: ['received-invites'],
  invitation: (code: string) => ['invitation', code],
  plans: (organizationId: number) => ['plans', organizationId],
  billingAccounts: (organizationId: number) => ['billing-accounts', organizationId],
  audit: (organizationId: number | null, filter: object) => ['audit', organizationId, filter],
  apiKeys: (organizationId: number) => ['api-keys', organizationId],
  platformOutbox: ['platform-outbox'],
  outbox: (organizationId: number) => ['outbox', organizationId],
  templates: (projectId: number) => ['templates', projectId],
  organizationTemplates: (organizationId: number) => ['templates', 'organization', organizationId],
  /** Lists and totals of features; `filter` is any plain object. */
  features: (projectId: number, filter?: object) =>
    filter === undefined ? ['features', projectId] : ['features', projectId, filter],
  /** Below `features`: whatever changes a feature may change to whom it belongs. */
  childs: (projectId: number, code: string) => ['features', projectId, { childsOf: code }],
  feature: (code: string) => ['feature', code],
  featureHistory: (code: string) => ['feature-history', code],
  imports: (projectId: number) => ['imports', projectId],
  featureTrash: (projectId: number) => ['feature-trash', projectId],
  featureTrashExport: (projectId: number) => ['feature-trash', projectId, 'export'],
  beacons: (projectId: number) => ['beacons', projectId],
  /** Read again with the beacons, when positions were missed. */
  trails: (projectId: number) => ['beacons', 'trails', projectId],
  devices: (projectId: number) => ['beacons', 'devices', projectId],
  presence: (projectId: number) => ['beacons', 'presence', projectId],
  /** Whether one is told in this browser. */
  pushes: ['pushes'],
  trailSettings: (projectId: number) => ['trail-settings', projectId],
  geofenceEvents: (code: string) => ['geofence-events', code],
  /** The member's own exports of a project. */
  exports: (projectId: number) => ['exports', projectId],
  notes: (code: string) => ['notes', code],
  weather: (code: string) => ['weather', code],
  aiConfig: (organizationId: number) => ['ai-config', organizationId],
  aiReports: (organizationId: number, layer?: string) => ['ai-reports', organizationId, layer ?? null],
  aiReport: (organizationId: number, code: string) => ['ai-report', organizationId, code],
  /** Not below the report: what changes one leaves the features alone that its facts rest on. */
  factFeatures: (organizationId: number, code: string, factId: string) => [
    'fact-features',
    organizationId,
    code,
    factId,
  ],
  imageryAccess: (organizationId: number) => ['imagery-access', organizationId],
  imageryCosts: (organizationId: number) => ['imagery-costs', organizationId],
  imageryKey: (organizationId: number) => ['imagery-key', organizationId],
  mosaics: (organizationId: number) => ['mosaics', organizationId],
  layers: (organizationId: number) => ['layers', organizationId],
  /** The version of a layer's tiles, and how many features there are; `range` is a plain object. */
  layerTiles: (code: string, range: object) => ['layer-tiles', code, range],
  layerOrder: (code: string) => ['layer-order', code],
  sceneTypes: (organizationId: number) => ['scene-types', organizationId],
  sceneSearch: (organizationId: number, body: object) => ['scene-search', organizationId, body],
  scene: (organizationId: number, type: string, id: string) => ['scene', organizationId, type, id],
  /** Pages of a layer's features. */
  layerFeatures: (code: string, page: object) => ['layer-features', code, page],
  /** What a radar saw, which does not depend on features. */
  layerRadar: (code: string, part: object) => ['layer-radar', code, part],
} as const;
