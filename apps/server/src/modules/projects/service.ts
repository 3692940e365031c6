import type { ComponentName, ListedProject, Project, ProjectCreate, ProjectUpdate } from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant, ProjectParentGrant } from '../../access/grant.ts';
import { requireOrganization, requireProject } from '../../access/require-access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { recordAudit } from '../audit/index.ts';
import { assertRoomForProject } from '../organizations/index.ts';
import { putProjectMember } from './members/store.ts';
import { nestProjects } from './nest-projects.ts';
import { insertProject, listProjects, setComponent, updateProject } from './store.ts';
import { announceToAudience, joinAudiences } from './tree/announce.ts';
import { findPlace, isLive, listAudience, lockTree, moveProject } from './tree/store.ts';

export interface ProjectFilter {
  /** Children in their parent’s `children` instead of beside it. */
  readonly nested?: boolean | undefined;
  readonly country?: string | undefined;
}

export interface ProjectService {
  list(grant: OrganizationGrant<'project:list'>, filter?: ProjectFilter): Promise<ListedProject[]>;
  get(grant: ProjectGrant<'project:read'>): Promise<Project>;
  create(grant: ProjectParentGrant, input: ProjectCreate): Promise<Project>;
  /** Changes what is given; with `parent_id` the project moves, which needs `project:create` where it goes to. */
  update(grant: ProjectGrant<'project:update'>, change: ProjectUpdate): Promise<Project>;
  setComponent(
    grant: ProjectGrant<'project_settings:update'>,
    name: ComponentName,
    isShown: boolean,
  ): Promise<Project>;
}

/** Moves a project with everything below it, telling those who could read it before and those who can now. */
async function move(tx: Tx, grant: ProjectGrant<'project:update'>, parentId: number | null): Promise<void> {
  const { memberId, organizationId, projectId } = grant;
  // Under the lock of the tree, so that neither the path nor the right to go there changes meanwhile.
  await lockTree(tx, organizationId);
  const place = await findPlace(tx, projectId);
  if (place === null || !(await isLive(tx, projectId))) throw new AppError('project_not_found');
  if (place.parentId === parentId) return;
  if (parentId === null) await requireOrganization(tx, { memberId }, organizationId, 'project:create');
  else await requireProject(tx, { memberId }, parentId, 'project:create', organizationId);
  const target = parentId === null ? null : await findPlace(tx, parentId);
  if (target?.ancestorIds.includes(projectId)) throw new AppError('project_cycle');
  const before = await listAudience(tx, projectId);
  await moveProject(tx, projectId, parentId);
  const after = await listAudience(tx, projectId);
  await announceToAudience(tx, joinAudiences(before, after), 'project.moved', memberId);
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

export function createProjectService(database: Database): ProjectService {
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
      const { memberId, organizationId, parentId } = grant;
      const projectId = await database.transaction(async (tx) => {
        await lockTree(tx, organizationId);
        if (parentId !== null && !(await isLive(tx, parentId))) throw new AppError('project_not_found');
        await assertRoomForProject(tx, organizationId);
        const id = await insertProject(tx, organizationId, parentId, input);
        await putProjectMember(tx, id, memberId, 'project_admin', false);
        await recordAudit(tx, { action: 'project.created', actorId: memberId, projectId: id });
        // Only who may read the parent may learn of the child; a root project is its creator's alone at first.
        await appendEvent(tx, {
          topic: parentId === null ? `member:${memberId}` : `project:${parentId}`,
          type: 'project.created',
          payload: { project_id: id, parent_id: parentId },
          memberId,
        });
        return id;
      });
      return get(memberId, organizationId, projectId);
    },
    async update(grant, change) {
      assertSamePath(grant, change);
      const { parent_id, project_id: _id, organization_id: _organization, ...fields } = change;
      await database.transaction(async (tx) => {
        if (parent_id !== undefined) await move(tx, grant, parent_id);
        await updateProject(tx, grant.projectId, fields);
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
