import { useInfiniteQuery } from '@tanstack/react-query';
import { DEFAULT_HISTORY_PAGE, featureHistoryEndpoints, resourceEndpoints } from '@waypost/contract';
import { queryKeys } from '../../../data/queries/query-keys.ts';
import { getHttp } from '../../../data/session/http.ts';

interface Page {
  readonly total: number;
}

/** The cursor of the next page; undefined after the last. */
function toNextOffset(last: Page, pages: readonly Page[]): number | undefined {
  const read = pages.length * DEFAULT_HISTORY_PAGE;
  return read < last.total ? read : undefined;
}

/** The history of a feature, newest first, by pages. */
export function useHistory(code: string, isOpen: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.featureHistory(code),
    queryFn: ({ signal, pageParam }) =>
      getHttp().call(featureHistoryEndpoints.getHistory, {
        params: { code },
        query: { limit: DEFAULT_HISTORY_PAGE, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: toNextOffset,
    enabled: isOpen,
  });
}

/** Restores an earlier state of a feature, unless its version has changed since. */
export function restoreVersion(code: string, version: number, startedFrom: number) {
  return getHttp().call(featureHistoryEndpoints.restoreVersion, {
    params: { code },
    body: { version },
    headers: { 'if-match': `"${startedFrom}"` },
  });
}

/** Restores a removed file of a feature. */
export function restoreFile(code: string, uuid: string) {
  return getHttp().call(resourceEndpoints.restoreResource, { params: { code, uuid } });
}

/** The deleted features of a project and its descendants, by pages. */
export function useDeletedFeatures(projectId: number) {
  return useInfiniteQuery({
    queryKey: queryKeys.featureTrash(projectId),
    queryFn: ({ signal, pageParam }) =>
      getHttp().call(featureHistoryEndpoints.listDeletedFeatures, {
        params: { project_id: projectId },
        query: { limit: DEFAULT_HISTORY_PAGE, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: toNextOffset,
  });
}

/** Restores a deleted feature. */
export function recoverFeature(projectId: number, code: string) {
  return getHttp().call(featureHistoryEndpoints.recoverFeature, { params: { project_id: projectId, code } });
}
