import type { Tag, TagCreate, TagUpdate } from '@waypost/contract';
import type { OrganizationGrant, ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import {
  deleteTag,
  hasOtherTag,
  insertTag,
  listOrganizationTags,
  listTags,
  lockTags,
  updateTag,
} from './store.ts';

export interface TagService {
  listOfOrganization(grant: OrganizationGrant<'project:list'>): Promise<Tag[]>;
  list(grant: ProjectGrant<'tag:read'>): Promise<Tag[]>;
  create(grant: ProjectGrant<'tag:create'>, input: TagCreate): Promise<Tag>;
  update(grant: ProjectGrant<'tag:update'>, tagId: number, change: TagUpdate): Promise<Tag>;
  delete(grant: ProjectGrant<'tag:delete'>, tagId: number): Promise<void>;
}

async function announce(tx: Tx, grant: ProjectGrant): Promise<void> {
  await appendEvent(tx, {
    topic: `project:${grant.projectId}`,
    type: 'tag.changed',
    payload: { project_id: grant.projectId },
    memberId: grant.memberId,
  });
}

export function createTagService(database: Database): TagService {
  return {
    listOfOrganization: (grant) => listOrganizationTags(database.read, grant.memberId, grant.organizationId),
    list: (grant) => listTags(database.read, grant.memberId, grant.projectId),
    create: (grant, input) =>
      database.transaction(async (tx) => {
        await lockTags(tx, grant.projectId);
        const tag = await insertTag(tx, grant.projectId, input);
        if (tag === null) throw new AppError('tag_exists');
        await announce(tx, grant);
        return tag;
      }),
    update: (grant, tagId, change) =>
      database.transaction(async (tx) => {
        await lockTags(tx, grant.projectId);
        if (change.name !== undefined && (await hasOtherTag(tx, grant.projectId, tagId, change.name))) {
          throw new AppError('tag_exists');
        }
        const tag = await updateTag(tx, grant.projectId, tagId, change);
        if (tag === null) throw new AppError('tag_not_found');
        await announce(tx, grant);
        return tag;
      }),
    delete: (grant, tagId) =>
      database.transaction(async (tx) => {
        if (!(await deleteTag(tx, grant.projectId, tagId))) throw new AppError('tag_not_found');
        await announce(tx, grant);
      }),
  };
}
