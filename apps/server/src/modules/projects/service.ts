import type {
  ComponentName,
  ListedProject,
  Project,
  ProjectCreate,
  ProjectGroupCreate,
  ProjectUpdate,
} from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant, ProjectParentGrant } from '../../access/grant.ts';
import { requireProject } from '../../access/require-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { BaseMapService } from '../basemaps/index.ts';
import { putBoundary } from '../features/index.ts';
import { createWithin } from './create-within.ts';
import { nestProjects } from './nest-projects.ts';
import { listProjects, setComponent, updateProject } from './store.ts';
import { moveWithin } from './tree/move-within.ts';

export interface ProjectFilter {
  /** Subprojects in the `children` of their parent instead of a flat list. */
  readonly nested?: boolean | undefined;
  readonly country?: string | undefined;
}

export interface ProjectService {
  list(grant: OrganizationGrant<'project:list'>, filter?: ProjectFilter): Promise<ListedProject[]>;
  get(grant: ProjectGrant<'project:read'>): Promise<Project>;
  create(grant: ProjectParentGrant, input: ProjectCreate): Promise<Project>;
  /** Creates a project and moves others into it that the member may update, as a whole or not at all. */
  createGroup(grant: ProjectParentGrant, input: ProjectGroupCreate): Promise<Project>;
  /** Updates the given fields; `parent_id` moves the project, which needs `project:create` at the target. */
  update(grant: ProjectGrant<'project:update'>, change: ProjectUpdate): Promise<Project>;
  setComponent(
    grant: ProjectGrant<'project_settings:update'>,
    name: ComponentName,
    isShown: boolean,
  ): Promise<Project>;
}

function assertSamePath(grant: ProjectGrant, change: ProjectUpdate): void {
  const named = { project_id: grant.projectId, organization_id: grant.organizationId };
  for (const [key, value] of Object.entries(named)) {
    const given = change[key as keyof typeof named];
    if (given === undefined || given === value) continue;
    throw new AppError('validation_failed', {
      issues: [{ path: `body.${key}`, message: 'This is not the one of the path.' }],
    });
  }
}

async function announceUpdated(tx: Tx, grant: ProjectGrant): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'project.updated',
    payload: { project_id: grant.projectId },
    memberId: grant.memberId,
  });
}

/** @throws AppError `validation_failed` for a base map that this server does not have. */
async function assertBaseMap(
  baseMaps: Pick<BaseMapService, 'has' | 'list' | 'look'>,
  id: string | null | undefined,
): Promise<void> {
  if (id == null || baseMaps.has(id)) return;
  await baseMaps.look();
  if (baseMaps.has(id)) return;
  const known = baseMaps.list.maps.map((map) => map.id).join(', ');
  throw new AppError('validation_failed', {
    issues: [{ path: 'body.base_map', message: `This server has no such base map. It has: ${known}.` }],
  });
}

export function createProjectService(
  database: Database,
  baseMaps: Pick<BaseMapService, 'has' | 'list' | 'look'>,
): ProjectService {
  async function get(memberId: number, organizationId: number, projectId: number): Promise<Project> {
    const [project] = await listProjects(database.read, memberId, { organizationId, projectId });
    if (project === undefined) throw new AppError('project_not_found');
    return project;
  }

  return {
    async list(grant, filter = {}) {
      const { memberId, organizationId } = grant;
      const country = filter.country ?? null;
      const scope = { organizationId, projectId: null, country };
      const projects = await listProjects(database.read, memberId, scope);
      return filter.nested === true ? nestProjects(projects) : projects;
    },
    get: (grant) => get(grant.memberId, grant.organizationId, grant.projectId),
    async create(grant, input) {
      const projectId = await database.transaction((tx) => createWithin(tx, grant, input));
      return get(grant.memberId, grant.organizationId, projectId);
    },
    async createGroup(grant, { projects, ...input }) {
      const { memberId, organizationId } = grant;
      const groupId = await database.transaction(async (tx) => {
        const id = await createWithin(tx, grant, input);
        // In order of id, so that concurrent groups lock shared projects in the same order.
        for (const projectId of [...new Set(projects)].sort((a, b) => a - b)) {
          const moved = await requireProject(tx, { memberId }, projectId, 'project:update', organizationId);
          await moveWithin(tx, moved, id);
        }
        return id;
      });
      return get(memberId, organizationId, groupId);
    },
    async update(grant, change) {
      assertSamePath(grant, change);
      await assertBaseMap(baseMaps, change.base_map);
      const { parent_id, project_id: _id, organization_id: _organization, geometry, ...fields } = change;
      await database.transaction(async (tx) => {
        if (parent_id !== undefined) await moveWithin(tx, grant, parent_id);
        await updateProject(tx, grant.projectId, fields);
        if (geometry !== undefined) await putBoundary(tx, grant, geometry);
        await announceUpdated(tx, grant);
      });
      return get(grant.memberId, grant.organizationId, grant.projectId);
    },
    async setComponent(grant, name, isShown) {
      await database.transaction(async (tx) => {
        if (await setComponent(tx, grant.projectId, name, isShown)) await announceUpdated(tx, grant);
      });
      return get(grant.memberId, grant.organizationId, grant.projectId);
    },
  };
}
