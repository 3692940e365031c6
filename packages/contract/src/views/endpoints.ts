import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { savedView, savedViewCreate, savedViewUpdate } from './schema.ts';

const params = z.object({ project_id: idParam });
const viewParams = params.extend({ view_id: idParam });
const inProject = { kind: 'project', project_id: 'params.project_id' } as const;

export const viewEndpoints = {
  listViews: endpoint({
    method: 'GET',
    path: '/project/{project_id}/views',
    summary: 'The saved views of a project: one’s own and those shared with it, by name',
    params,
    response: z.array(savedView),
    errors: ['project_not_found'],
    access: { ...inProject, needs: 'view:read' },
  }),
  createView: endpoint({
    method: 'POST',
    path: '/project/{project_id}/views',
    summary: 'Save a view; sharing it takes an editor',
    params,
    body: savedViewCreate,
    response: savedView,
    status: 201,
    errors: ['project_not_found', 'too_many_views'],
    access: { ...inProject, needs: 'view:create' },
  }),
  updateView: endpoint({
    method: 'PATCH',
    path: '/project/{project_id}/views/{view_id}',
    summary: 'Rename, replace or share one’s own view; administrators change shared ones too',
    params: viewParams,
    body: savedViewUpdate,
    response: savedView,
    errors: ['project_not_found', 'view_not_found'],
    access: { ...inProject, needs: 'view:update' },
  }),
  deleteView: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/views/{view_id}',
    summary: 'Delete one’s own view; administrators delete shared ones too',
    params: viewParams,
    response: noContent,
    status: 204,
    errors: ['project_not_found', 'view_not_found'],
    access: { ...inProject, needs: 'view:delete' },
  }),
};
