import { useQuery } from '@tanstack/react-query';
import {
  type ExportFormat,
  type ExportJob,
  type ExportManifest,
  exportEndpoints,
  exportManifest,
} from '@waypost/contract';
import { getHttp } from '../../../data/http.ts';
import { queryClient } from '../../../data/query-client.ts';
import { queryKeys } from '../../../data/query-keys.ts';
import type { FeedFilter } from '../feed-filter.ts';

/** How often an export in the making is asked how far it is. */
const PROGRESS_MS = 1_000;

/** Whether an export is still in the making. */
export const isInTheMaking = ({ status }: ExportJob): boolean => status === 'queued' || status === 'running';

/** The member's own exports of a project; asked for again only while one is in the making. */
export function useExports(projectId: number, isEnabled: boolean) {
  return useQuery({
    queryKey: queryKeys.exports(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(exportEndpoints.listExports, { params: { project_id: projectId }, signal }),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.some(isInTheMaking) ? PROGRESS_MS : false),
  });
}

/** What an export of a filter would hold. */
export function useExportPreview(projectId: number, filter: FeedFilter) {
  return useQuery({
    queryKey: queryKeys.features(projectId, { ...filter, preview: 'export' }),
    queryFn: ({ signal }) =>
      getHttp().call(exportEndpoints.previewExport, {
        params: { project_id: projectId },
        query: filter,
        signal,
      }),
  });
}

/** What is asked for at once, under a name by which its manifest is found. */
export interface DirectExport {
  readonly format: ExportFormat;
  readonly receipt: string;
}

/** The bytes of a file that is small enough to come at once. */
export function exportNow(projectId: number, filter: FeedFilter, choice: DirectExport): Promise<ArrayBuffer> {
  return getHttp().call(exportEndpoints.exportFeatures, {
    params: { project_id: projectId },
    query: { ...filter, ...choice },
  });
}

/** What a file that came at once holds, and what it could not. */
export async function getManifest(
  projectId: number,
  filter: FeedFilter,
  choice: DirectExport,
): Promise<ExportManifest> {
  const bytes = await getHttp().call(exportEndpoints.exportFeatures, {
    params: { project_id: projectId },
    query: { ...filter, ...choice, as: 'manifest' },
  });
  return exportManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Has a file made in the background. */
export async function createExport(
  projectId: number,
  filter: FeedFilter,
  choice: { readonly format: ExportFormat; readonly with_photos: boolean },
): Promise<void> {
  await getHttp().call(exportEndpoints.createExport, {
    params: { project_id: projectId },
    query: filter,
    body: choice,
  });
  await queryClient.invalidateQueries({ queryKey: queryKeys.exports(projectId) });
}

/** Stops an export, or takes its file away. */
export async function cancelExport({ project_id, uuid }: ExportJob): Promise<void> {
  await getHttp().call(exportEndpoints.cancelExport, { params: { project_id, uuid } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.exports(project_id) });
}
