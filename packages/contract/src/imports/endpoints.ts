import { z } from 'zod';
import { idParam } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import {
  importDone,
  importDoneQuery,
  importPage,
  importParams,
  importPreview,
  importPreviewRequest,
  importRecord,
  importSource,
  importStart,
} from './schema.ts';

/** Request and response of a bulk upload: one JSON object per line (https://github.com/ndjson/ndjson-spec). */
export const NDJSON = 'application/x-ndjson';

const projectParams = z.object({ project_id: idParam });
const access = { kind: 'project', needs: 'feature:create', project_id: 'params.project_id' } as const;

/** Many features at once, with a record that survives page, server and connection. */
export const importEndpoints = {
  startImport: endpoint({
    method: 'POST',
    path: '/geo/imports/{project_id}',
    summary: 'Start an import; starting it again with the same uuid answers the first',
    params: projectParams,
    body: importStart,
    response: importRecord,
    status: 201,
    errors: ['project_not_found', 'import_not_found'],
    access,
  }),
  listImports: endpoint({
    method: 'GET',
    path: '/geo/imports/{project_id}',
    summary: 'The imports of a project, newest first',
    params: projectParams,
    query: importPage,
    response: z.object({ imports: z.array(importRecord), total: z.number().int() }),
    errors: ['project_not_found'],
    access,
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/geo/imports/{project_id}/preview',
    summary: 'Which files were imported before, and what importing them again would do',
    params: projectParams,
    body: importPreviewRequest,
    response: importPreview,
    errors: ['project_not_found'],
    access,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/geo/imports/{project_id}/{uuid}',
    summary: 'One import with its counts',
    params: importParams,
    response: importRecord,
    errors: ['project_not_found', 'import_not_found'],
    access,
  }),
  listImportDone: endpoint({
    method: 'GET',
    path: '/geo/imports/{project_id}/{uuid}/done',
    summary: 'Which features of an import are done, so that it can go on after a break',
    params: importParams,
    query: importDoneQuery,
    response: importDone,
    errors: ['project_not_found', 'import_not_found'],
    access,
  }),
  sendImport: endpoint({
    method: 'POST',
    path: '/geo/imports/{project_id}/{uuid}/features',
    summary:
      'Create many features: one as JSON a line, answered with one result a line as they are committed',
    params: importParams,
    stream: NDJSON,
    response: binary(NDJSON),
    errors: ['project_not_found', 'import_not_found', 'import_undone'],
    access,
  }),
  noteImported: endpoint({
    method: 'PUT',
    path: '/geo/imports/{project_id}/{uuid}/features/{code}',
    summary: 'Count a feature that was created by itself, with its photographs, on an import',
    params: importParams.extend({ code: z.uuid() }),
    body: z.strictObject({ source: importSource.optional() }),
    response: importRecord,
    errors: ['project_not_found', 'import_not_found', 'import_undone', 'feature_not_found'],
    access,
  }),
  finishImport: endpoint({
    method: 'POST',
    path: '/geo/imports/{project_id}/{uuid}/finish',
    summary: 'Say that nothing more comes; what comes after all opens the import again',
    params: importParams,
    response: importRecord,
    errors: ['project_not_found', 'import_not_found', 'import_undone'],
    access,
  }),
  undoImport: endpoint({
    method: 'POST',
    path: '/geo/imports/{project_id}/{uuid}/undo',
    summary:
      'Take an import back in one step: what it created goes into the trash, what it updated is what it was',
    params: importParams,
    response: importRecord,
    errors: ['project_not_found', 'import_not_found'],
    access: { kind: 'project', needs: 'feature:delete', project_id: 'params.project_id' },
  }),
};
