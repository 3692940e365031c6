import { queryOptions } from '@tanstack/react-query';
import { type ImportPreview, type ImportRecord, importEndpoints } from '@waypost/contract';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';
import { listNamedFiles, toPreviewRequest, type UploadPlan } from '../upload/upload-plan.ts';

const LISTED = 10;
const DONE_PAGE = 10_000;

/** The latest imports of a project. */
export const importsQuery = (projectId: number) =>
  queryOptions({
    queryKey: queryKeys.imports(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(importEndpoints.listImports, {
        params: { project_id: projectId },
        query: { limit: LISTED },
        signal,
      }),
  });

/** Which of these features the server has already. */
export function previewUpload(
  plan: Pick<UploadPlan, 'projectId' | 'files' | 'items'>,
): Promise<ImportPreview> {
  return getHttp().call(importEndpoints.previewImport, {
    params: { project_id: plan.projectId },
    body: toPreviewRequest(plan.files, plan.items),
  });
}

/** Creates the import of an upload; idempotent. */
export function startImport({ projectId, uuid, onDuplicate, files }: UploadPlan): Promise<ImportRecord> {
  return getHttp().call(importEndpoints.startImport, {
    params: { project_id: projectId },
    body: {
      uuid,
      on_duplicate: onDuplicate,
      files: listNamedFiles(files).map(({ name, digest, featuresCount }) => ({
        name: name.slice(0, 255),
        digest,
        features_count: featuresCount,
      })),
    },
  });
}

export function finishImport(projectId: number, uuid: string): Promise<ImportRecord> {
  return getHttp().call(importEndpoints.finishImport, { params: { project_id: projectId, uuid } });
}

/** Moves all features of an import to the trash. */
export function undoImport(projectId: number, uuid: string): Promise<ImportRecord> {
  return getHttp().call(importEndpoints.undoImport, { params: { project_id: projectId, uuid } });
}

/** Local uuids of the features of an upload that the server has. */
export async function listDone(projectId: number, uuid: string): Promise<Set<string>> {
  const done = new Set<string>();
  let after: string | undefined;
  do {
    const page = await getHttp().call(importEndpoints.listImportDone, {
      params: { project_id: projectId, uuid },
      query: { limit: DONE_PAGE, ...(after === undefined ? {} : { after }) },
    });
    for (const { local_uuid } of page.features) done.add(local_uuid);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return done;
}
