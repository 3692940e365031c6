import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { GEOMETRY_TYPES, geometry } from './geometry.ts';
import { DEFAULT_HISTORY_PAGE } from './limits.ts';
import { feature, featureUpdate } from './schema.ts';
import { featureTag } from './tags/schema.ts';

/**
 * Actions on a feature. `recovered`: from the trash; `restored`: to an earlier version; `paired`: it became the
 * boundary of its project.
 */
export const FEATURE_ACTIONS = [
  'created',
  'updated',
  'restored',
  'file_added',
  'file_removed',
  'file_restored',
  'files_ordered',
  'paired',
  'unpaired',
  'deleted',
  'recovered',
] as const;

/**
 * One field of a change. For `geometry` both sides contain only type, point count and size (`OutlineSummary`); the
 * geometry itself is fetched by version. For `files` they are lists of names, for `tags` lists of `FeatureTag`, for `project_id` and `template_id` names:
 * null where there was none, and for a project the reader may not know.
 */
export const fieldChange = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
export type FieldChange = z.infer<typeof fieldChange>;

export const outlineSummary = z.object({
  type: z.enum(GEOMETRY_TYPES),
  points: z.number().int(),
  area_m2: z.number().nullable(),
  length_m: z.number().nullable(),
});
export type OutlineSummary = z.infer<typeof outlineSummary>;

export const historyEntry = z.object({
  /** 0 for the feature's creation, which is the last entry of the list. */
  id: z.number().int(),
  version: z.number().int(),
  action: z.enum(FEATURE_ACTIONS),
  /** With `restored`: the version whose state was restored. */
  restored_version: z.number().int().nullable(),
  /** With `file_removed`: the uuid of the file while it can be restored. */
  removed_resource: z.string().nullable(),
  member_id: id.nullable(),
  member_display_name: z.string().nullable(),
  created_at: timestamp,
  changes: z.array(fieldChange),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What a person can set on a feature, at one version; without its project. */
export const featureVersion = z.object({
  version: z.number().int(),
  geometry,
  ...featureUpdate.omit({ version: true, geometry: true, project_id: true, tags: true }).required().shape,
  tags: z.array(featureTag),
});
export type FeatureVersion = z.infer<typeof featureVersion>;

/** A feature in the trash. */
export const deletedFeature = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(GEOMETRY_TYPES),
  color: z.string(),
  project_id: id,
  project_name: z.string(),
  /** `project`: it was the boundary of its project, and will be again when restored unless there is another by then. */
  subtype: z.enum(['report', 'project']),
  template_name: z.string().nullable(),
  deleted_by: z.string().nullable(),
  deleted_at: timestamp,
  /** After this time it cannot be restored. */
  purge_at: timestamp,
});
export type DeletedFeature = z.infer<typeof deletedFeature>;

const codeParams = z.object({ code: z.string().min(1).max(64) });
const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(DEFAULT_HISTORY_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type HistoryPage = z.output<typeof page>;
const readHistory = { kind: 'feature', needs: 'feature_history:read', code: 'params.code' } as const;
const trashAccess = { kind: 'project', needs: 'feature:delete', project_id: 'params.project_id' } as const;

export const featureHistoryEndpoints = {
  getHistory: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/history',
    summary: 'What happened to a feature, the latest first: who, when, and the fields before and after',
    params: codeParams,
    query: page,
    response: z.object({ entries: z.array(historyEntry), total: z.number().int() }),
    errors: ['feature_not_found'],
    access: readHistory,
  }),
  getVersion: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/history/{version}',
    summary: 'A feature as it was at one version',
    params: codeParams.extend({ version: idParam }),
    response: featureVersion,
    errors: ['feature_not_found', 'version_not_found'],
    access: readHistory,
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/restore',
    summary: 'Give a feature the state of an earlier version again, as a new version',
    params: codeParams,
    body: z.strictObject({ version: id }),
    response: feature,
    errors: ['feature_not_found', 'version_not_found', 'feature_changed', 'geometry_invalid'],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
  }),
  listDeletedFeatures: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/trash',
    summary: 'The deleted features of a project and of those below it, the latest first',
    params: z.object({ project_id: idParam }),
    query: page,
    response: z.object({ features: z.array(deletedFeature), total: z.number().int() }),
    errors: ['project_not_found'],
    access: trashAccess,
  }),
  recoverFeature: endpoint({
    method: 'POST',
    path: '/geo/features/{project_id}/trash/{code}/restore',
    summary: 'Bring a deleted feature back',
    params: z.object({ project_id: idParam, code: z.string().min(1).max(64) }),
    response: feature,
    errors: ['project_not_found', 'feature_not_found'],
    access: trashAccess,
  }),
};
