import {
  hasProjectPermission,
  MAX_VIEWS,
  type ProjectPermission,
  type SavedView,
  type SavedViewCreate,
  type SavedViewUpdate,
} from '@waypost/contract';
import type { ProjectGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import { countOwnViews, deleteView, insertView, listViews, lockView, updateView } from './store.ts';

export interface ViewService {
  list(grant: ProjectGrant<'view:read'>): Promise<SavedView[]>;
  create(grant: ProjectGrant<'view:create'>, input: SavedViewCreate): Promise<SavedView>;
  /** @throws AppError `view_not_found` also for what another has not shared; `forbidden` for what is another's. */
  update(grant: ProjectGrant<'view:update'>, viewId: number, change: SavedViewUpdate): Promise<SavedView>;
  delete(grant: ProjectGrant<'view:delete'>, viewId: number): Promise<void>;
}

function assertMay({ role, manageMembers }: ProjectGrant, permission: ProjectPermission): void {
  if (!hasProjectPermission(role, manageMembers, permission)) throw new AppError('forbidden');
}

/** A view that the caller may change: their own, or for administrators a shared view of another member. */
async function requireView(tx: Tx, grant: ProjectGrant, viewId: number): Promise<SavedView> {
  const view = await findView(tx, grant, viewId);
  if (view.member_id !== grant.memberId) assertMay(grant, 'view:manage');
  return view;
}

async function findView(tx: Tx, { projectId, memberId }: ProjectGrant, viewId: number): Promise<SavedView> {
  const view = await lockView(tx, projectId, memberId, viewId);
  if (view === null) throw new AppError('view_not_found');
  return view;
}

/** Announces a changed view: a private one only to its owner, for their other windows. */
async function announce(tx: Tx, { projectId, memberId }: ProjectGrant, isShared: boolean): Promise<void> {
  await appendEvent(tx, {
    topic: isShared ? `project:${projectId}` : `member:${memberId}`,
    type: 'view.changed',
    payload: { project_id: projectId },
    memberId,
  });
}

export function createViewService(database: Database): ViewService {
  return {
    list: ({ projectId, memberId }) => listViews(database.read, projectId, memberId),
    create: (grant, input) =>
      database.transaction(async (tx) => {
        if (input.is_shared) assertMay(grant, 'view:share');
        const { projectId, memberId } = grant;
        if ((await countOwnViews(tx, projectId, memberId)) >= MAX_VIEWS) throw new AppError('too_many_views');
        const view = await findView(tx, grant, await insertView(tx, projectId, memberId, input));
        await announce(tx, grant, view.is_shared);
        return view;
      }),
    update: (grant, viewId, change) =>
      database.transaction(async (tx) => {
        const before = await requireView(tx, grant, viewId);
        // Former editors may still stop sharing their views.
        if (change.is_shared === true && !before.is_shared) assertMay(grant, 'view:share');
        await updateView(tx, viewId, change);
        const isShared = change.is_shared ?? before.is_shared;
        await announce(tx, grant, before.is_shared || isShared);
        const { name = before.name, query = before.query } = change;
        return { ...before, name, query, is_shared: isShared };
      }),
    delete: (grant, viewId) =>
      database.transaction(async (tx) => {
        const { is_shared } = await requireView(tx, grant, viewId);
        await deleteView(tx, viewId);
        await announce(tx, grant, is_shared);
      }),
  };
}
