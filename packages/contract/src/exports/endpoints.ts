import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { featureFilter } from '../features/schema.ts';
import { EXPORT_FORMATS, exportJob, exportPreview, MAX_DIRECT_EXPORT } from './schema.ts';

const projectParams = z.object({ project_id: idParam });
const jobParams = projectParams.extend({ uuid: z.string().max(64) });
const exportProject = {
  kind: 'project',
  needs: 'feature:export',
  project_id: 'params.project_id',
} as const;
/** The trash is exported only to those who may see it. */
const exportTrash = {
  kind: 'project',
  needs: 'feature:delete',
  project_id: 'params.project_id',
} as const;
/** Query parameters of every file that is returned at once. */
const directChoice = {
  format: z.enum(EXPORT_FORMATS),
  /** `manifest`: instead of the file, a JSON description of its contents and losses (`exportManifest`). */
  as: z.enum(['file', 'manifest']).default('file'),
  /** A client-chosen name of the file: its manifest is requested by the same name, within some minutes. */
  receipt: z.uuid().optional(),
};
const jobChoice = z.strictObject({ format: z.enum(EXPORT_FORMATS), with_photos: z.boolean().default(false) });
/** Direct exports per minute and client address: each reads thousands of rows. */
const DIRECT_PER_MINUTE = 30;

export const exportEndpoints = {
  exportFeatures: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/export',
    summary: `The features that pass the filter of the list as a file, ${MAX_DIRECT_EXPORT} at most`,
    params: projectParams,
    query: featureFilter.extend(directChoice),
    response: binary('application/octet-stream'),
    errors: ['project_not_found', 'export_too_large'],
    access: exportProject,
    ratePerMinute: DIRECT_PER_MINUTE,
  }),
  previewExport: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/exports/preview',
    summary: 'How many features and photographs an export of a filter would hold',
    params: projectParams,
    query: featureFilter,
    response: exportPreview,
    errors: ['project_not_found'],
    access: exportProject,
  }),
  createExport: endpoint({
    method: 'POST',
    path: '/geo/features/{project_id}/exports',
    summary: 'Make a file of the features that pass the filter of the list, in the background',
    params: projectParams,
    query: featureFilter,
    body: jobChoice,
    response: exportJob,
    status: 201,
    errors: ['project_not_found'],
    access: exportProject,
  }),
  exportTrash: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/trash/export',
    summary: `The deleted features of a project and of those below it as a file, ${MAX_DIRECT_EXPORT} at most`,
    params: projectParams,
    query: z.object(directChoice),
    response: binary('application/octet-stream'),
    errors: ['project_not_found', 'export_too_large'],
    access: exportTrash,
    ratePerMinute: DIRECT_PER_MINUTE,
  }),
  previewTrashExport: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/trash/exports/preview',
    summary: 'How many features and photographs an export of the trash would hold',
    params: projectParams,
    response: exportPreview,
    errors: ['project_not_found'],
    access: exportTrash,
  }),
  createTrashExport: endpoint({
    method: 'POST',
    path: '/geo/features/{project_id}/trash/exports',
    summary: 'Make a file of the trash, in the background; it stands among the exports of the project',
    params: projectParams,
    body: jobChoice,
    response: exportJob,
    status: 201,
    errors: ['project_not_found'],
    access: exportTrash,
  }),
  listExports: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/exports',
    summary:
      'The caller’s own exports of a project that are in the making or can be fetched, the latest first',
    params: projectParams,
    response: z.array(exportJob),
    errors: ['project_not_found'],
    access: exportProject,
  }),
  getExport: endpoint({
    method: 'GET',
    path: '/geo/features/{project_id}/exports/{uuid}',
    summary: 'How far an export of the caller is, and what its file holds',
    params: jobParams,
    response: exportJob,
    errors: ['project_not_found', 'export_not_found'],
    access: exportProject,
  }),
  cancelExport: endpoint({
    method: 'DELETE',
    path: '/geo/features/{project_id}/exports/{uuid}',
    summary: 'Stop an export of the caller, or take its file away',
    params: jobParams,
    response: noContent,
    status: 204,
    errors: ['project_not_found', 'export_not_found'],
    access: exportProject,
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/geo/exports/{token}',
    summary: 'The file of an export, until it expires',
    params: z.object({ token: z.string().max(64) }),
    response: binary('application/octet-stream'),
    errors: ['export_not_found'],
    access: {
      kind: 'public',
      reason:
        'a browser saves it without a header of ours; the address is 256 random bits that only the maker is told, and ends with their right to the project',
    },
  }),
};
