import { useQuery } from '@tanstack/react-query';
import { type SavedViewUpdate, viewEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';

/** The saved views of a project: one's own and those shared with it. */
export function useViews(projectId: number) {
  return useQuery({
    queryKey: queryKeys.views(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(viewEndpoints.listViews, { params: { project_id: projectId }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

export function createView(projectId: number, body: { name: string; query: string; is_shared: boolean }) {
  return getHttp().call(viewEndpoints.createView, { params: { project_id: projectId }, body });
}

export function updateView(projectId: number, viewId: number, body: SavedViewUpdate) {
  return getHttp().call(viewEndpoints.updateView, {
    params: { project_id: projectId, view_id: viewId },
    body,
  });
}

export function deleteView(projectId: number, viewId: number) {
  return getHttp().call(viewEndpoints.deleteView, { params: { project_id: projectId, view_id: viewId } });
}
