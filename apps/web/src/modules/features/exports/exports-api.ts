import { useQuery } from '@tanstack/react-query';
import { type ExportFormat, type ExportJob, exportEndpoints } from '@waypost/contract';
import { queryClient } from '../../../data/queries/query-client.ts';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { useConnectionState } from '../../../data/realtime/realtime.ts';
import { getHttp } from '../../../data/session/http.ts';
import type { FeedFilter } from '../filters/feed-filter.ts';

/** The source of an export: the filtered list of a project, or its trash. */
export type ListToExport =
  | { readonly list: 'features'; readonly projectId: number; readonly filter: FeedFilter }
  | { readonly list: 'trash'; readonly projectId: number };

/** The polling interval of a running export, of which the socket tells while it is open. */
const PROGRESS_MS = 1_000;
const LIVE_MS = 5_000;

/** Whether an export is still running. */
export const isInTheMaking = ({ status }: ExportJob): boolean => status === 'queued' || status === 'running';

/** The member's own exports of a project; polled only while one is running. */
export function useExports(projectId: number, isEnabled: boolean) {
  const intervalMs = useConnectionState() === 'live' ? LIVE_MS : PROGRESS_MS;
  return useQuery({
    queryKey: queryKeys.exports(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(exportEndpoints.listExports, { params: { project_id: projectId }, signal }),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data?.some(isInTheMaking) ? intervalMs : false),
  });
}

/** An estimate of an export's content. */
export function useExportPreview(of: ListToExport) {
  const params = { project_id: of.projectId };
  return useQuery({
    queryKey:
      of.list === 'trash'
        ? queryKeys.featureTrashExport(of.projectId)
        : queryKeys.features(of.projectId, { ...of.filter, preview: 'export' }),
    queryFn: ({ signal }) =>
      of.list === 'trash'
        ? getHttp().call(exportEndpoints.previewTrashExport, { params, signal })
        : getHttp().call(exportEndpoints.previewExport, { params, query: of.filter, signal }),
  });
}

/** Starts a background export. */
export async function createExport(
  of: ListToExport,
  choice: { readonly format: ExportFormat; readonly with_photos: boolean },
): Promise<void> {
  const call = { params: { project_id: of.projectId }, body: choice };
  await (of.list === 'trash'
    ? getHttp().call(exportEndpoints.createTrashExport, call)
    : getHttp().call(exportEndpoints.createExport, { ...call, query: of.filter }));
  await queryClient.invalidateQueries({ queryKey: queryKeys.exports(of.projectId) });
}

/** Cancels an export, or deletes its file. */
export async function cancelExport({ project_id, uuid }: ExportJob): Promise<void> {
  await getHttp().call(exportEndpoints.cancelExport, { params: { project_id, uuid } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.exports(project_id) });
}
