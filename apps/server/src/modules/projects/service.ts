import type { Project, ProjectCreate, ProjectUpdate } from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant, ProjectParentGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { putProjectMember } from './members/store.ts';
import { insertProject, listProjects, updateProject } from './store.ts';

export interface ProjectService {
  list(grant: OrganizationGrant<'project:list'>): Promise<Project[]>;
  get(grant: ProjectGrant<'project:read'>): Promise<Project>;
  create(grant: ProjectParentGrant, input: ProjectCreate): Promise<Project>;
  update(grant: ProjectGrant<'project:update'>, change: ProjectUpdate): Promise<Project>;
}

export function createProjectService(database: Database): ProjectService {
  async function get(memberId: number, organizationId: number, projectId: number): Promise<Project> {
    const [project] = await listProjects(database.read, memberId, { organizationId, projectId });
    if (project === undefined) throw new AppError('project_not_found');
    return project;
  }

  return {
    list: (grant) =>
      listProjects(database.read, grant.memberId, { organizationId: grant.organizationId, projectId: null }),
    get: (grant) => get(grant.memberId, grant.organizationId, grant.projectId),
    async create(grant, input) {
      const { memberId, organizationId, parentId } = grant;
      const projectId = await database.transaction(async (tx) => {
        const id = await insertProject(tx, organizationId, parentId, input);
        await putProjectMember(tx, id, memberId, 'project_admin', false);
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
      await database.transaction(async (tx) => {
        await updateProject(tx, grant.projectId, change);
        await appendEvent(tx, {
          topic: `project:${grant.projectId}`,
          type: 'project.updated',
          payload: { project_id: grant.projectId },
          memberId: grant.memberId,
        });
      });
      return get(grant.memberId, grant.organizationId, grant.projectId);
    },
  };
}
