import type { DeletedProject } from '@waypost/contract';
import type { MemberGrant, ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../audit/index.ts';
import { assertRoomForProject, keepWithinMembersLimit } from '../../organizations/index.ts';
import { listDigestsOfProjects, removeUnusedFiles } from '../../resources/index.ts';
import { announceToAudience } from '../tree/announce.ts';
import { findPlace, isLive, listAudience, lockTree } from '../tree/store.ts';
import {
  insertDeletion,
  listDeletions,
  listPurgeable,
  purgeProjects,
  removeDeletion,
  restoreBelow,
} from './store.ts';

export interface ProjectTrash {
  delete(grant: ProjectGrant<'project:delete'>): Promise<DeletedProject>;
  /** The deletions that the member may undo, in all organizations or one. */
  list(grant: MemberGrant, organizationId: number | null): Promise<DeletedProject[]>;
  restore(grant: MemberGrant, deletionId: string): Promise<{ project_id: number; organization_id: number }>;
  /**
   * Purges projects after 30 days in the trash, with files that nothing else references.
   * @returns the number of projects purged.
   */
  purge(now?: Date): Promise<number>;
}

export function createProjectTrash(database: Database, storage: Storage): ProjectTrash {
  async function find(memberId: number, deletionId: string): Promise<DeletedProject> {
    const scope = { organizationId: null, deletionId };
    const [deletion] = isUuid(deletionId) ? await listDeletions(database.read, memberId, scope) : [];
    if (deletion === undefined) throw new AppError('project_not_found');
    return deletion;
  }

  return {
    async delete(grant) {
      const { memberId, organizationId, projectId } = grant;
      const deletionId = createUuidV7();
      await database.transaction(async (tx) => {
        await lockTree(tx, organizationId);
        // The project or an ancestor may have been deleted meanwhile.
        if (!(await isLive(tx, projectId))) throw new AppError('project_not_found');
        const audience = await listAudience(tx, projectId);
        await recordAudit(tx, { action: 'project.deleted', actorId: memberId, projectId });
        await insertDeletion(tx, deletionId, { organizationId, projectId, memberId });
        await announceToAudience(tx, audience, 'project.deleted', memberId);
      });
      return find(memberId, deletionId);
    },
    list: (grant, organizationId) =>
      listDeletions(database.read, grant.memberId, { organizationId, deletionId: null }),
    async restore(grant, deletionId) {
      const { project_id, organization_id } = await find(grant.memberId, deletionId);
      await database.transaction(async (tx) => {
        await lockTree(tx, organization_id);
        const place = await findPlace(tx, project_id);
        if (place === null) throw new AppError('project_not_found');
        if (place.parentId !== null && !(await isLive(tx, place.parentId))) {
          throw new AppError('parent_deleted');
        }
        await keepWithinMembersLimit(tx, organization_id, async () => {
          await restoreBelow(tx, deletionId, project_id);
          // Checks the limit for one more, which is the project itself after all others are restored.
          await assertRoomForProject(tx, organization_id);
          if (!(await removeDeletion(tx, deletionId, project_id))) throw new AppError('project_not_found');
        });
        await recordAudit(tx, {
          action: 'project.restored',
          actorId: grant.memberId,
          projectId: project_id,
        });
        await announceToAudience(tx, await listAudience(tx, project_id), 'project.restored', grant.memberId);
      });
      return { project_id, organization_id };
    },
    async purge(now = new Date()) {
      const { count, digests } = await database.transaction(async (tx) => {
        const projectIds = await listPurgeable(tx, now);
        if (projectIds.length === 0) return { count: 0, digests: [] };
        const named = await listDigestsOfProjects(tx, projectIds);
        return { count: await purgeProjects(tx, projectIds), digests: named };
      });
      await removeUnusedFiles(database, storage, digests, now);
      return count;
    },
  };
}
