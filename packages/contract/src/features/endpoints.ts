import { z } from 'zod';
import { id, idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_RESOURCE_BYTES } from '../resources/limits.ts';
import {
  feature,
  featureCreate,
  featureFilter,
  featureListItem,
  featureListQuery,
  featureNeighbours,
  featureUpdate,
  geometryUpdate,
} from './schema.ts';
import { timeline, timelineQuery } from './timeline.ts';

const NO_PROJECT = 'A project must be selected before creating a feature';
const projectParams = z.object({ project_id: idParam });
const codeParams = z.object({ code: z.string().min(1).max(64) });
const readProject = {
  kind: 'project',
  needs: 'feature:read',
  project_id: 'params.project_id',
} as const;

export const featureEndpoints = {
  listFeatures: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}',
    summary: 'A page of the features of a project and of the projects below it, newest first',
    params: projectParams,
    query: featureListQuery,
    response: z.array(featureListItem),
    errors: ['project_not_found'],
    access: readProject,
  }),
  listFeaturesWithTotal: endpoint({
    method: 'GET',
    path: '/geo/features-v2/{project_id}',
    summary: 'A page of features and how many there are',
    params: projectParams,
    query: featureListQuery,
    response: z.object({ features: z.array(featureListItem), total: z.number().int() }),
    errors: ['project_not_found'],
    access: readProject,
  }),
  getFeaturesTotal: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/total',
    summary: 'How many features pass the filter',
    params: projectParams,
    query: featureFilter,
    response: z.number().int(),
    errors: ['project_not_found'],
    access: readProject,
  }),
  getTimeline: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/timeline',
    summary: 'How many features that pass the filter were observed when',
    params: projectParams,
    query: timelineQuery,
    response: timeline,
    errors: ['project_not_found'],
    access: readProject,
  }),
  getNeighbours: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/neighbours',
    summary: 'The features before and after one in the list of a filter, newest first',
    params: projectParams,
    query: featureFilter.extend({ code: z.uuid() }),
    response: featureNeighbours,
    errors: ['project_not_found', 'feature_not_found'],
    access: readProject,
  }),
  getFeature: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}',
    summary: 'One feature, whole',
    params: codeParams,
    response: feature,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'feature:read', code: 'params.code' },
  }),
  createFeature: endpoint({
    method: 'POST',
    path: '/geo/feature',
    summary: 'Create a feature; files may travel with it',
    query: z.object({ project_id: z.coerce.number({ error: NO_PROJECT }).min(1, NO_PROJECT).pipe(id) }),
    body: z.strictObject({ feature: featureCreate.extend({ project_id: id.optional() }).strict() }),
    files: { field: 'files', maxCount: 30, maxBytes: MAX_RESOURCE_BYTES },
    response: feature,
    status: 201,
    errors: ['project_not_found', 'geometry_invalid', 'local_uuid_reused'],
    access: { kind: 'project', needs: 'feature:create', project_id: 'query.project_id' },
  }),
  updateFeature: endpoint({
    method: 'PUT',
    path: '/geo/feature/{code}',
    summary:
      'Change a feature or move it to another project, from a version of it (`version`, or the header `If-Match`)',
    params: codeParams,
    body: z.strictObject({ feature: featureUpdate }),
    response: feature,
    errors: ['feature_not_found', 'project_not_found', 'geometry_invalid', 'feature_changed'],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
  }),
  updateGeometry: endpoint({
    method: 'PUT',
    path: '/geo/feature/{code}/geometry',
    summary: 'Change where a feature is, starting from a version of it',
    params: codeParams,
    body: geometryUpdate,
    response: feature,
    errors: ['feature_not_found', 'geometry_invalid', 'feature_changed'],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
  }),
  pairFeature: endpoint({
    method: 'PUT',
    path: '/geo/feature/{code}/pair',
    summary: 'Make an area the boundary of its project, which asks for `project:update`; or a feature again',
    params: codeParams,
    body: z.strictObject({ is_boundary: z.boolean().default(true) }),
    response: feature,
    errors: ['feature_not_found', 'geometry_invalid'],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
  }),
  listChilds: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/childs',
    summary: 'The features that belong to a feature, newest first',
    params: codeParams,
    response: z.array(featureListItem),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'feature:read', code: 'params.code' },
  }),
  deleteFeature: endpoint({
    method: 'DELETE',
    path: '/geo/feature/{code}',
    summary: 'Put a feature into the trash, for 30 days',
    params: codeParams,
    response: noContent,
    status: 204,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'feature:delete', code: 'params.code' },
  }),
};
