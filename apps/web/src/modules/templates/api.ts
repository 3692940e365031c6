import { useQuery } from '@tanstack/react-query';
import { templateEndpoints } from '@waypost/contract';
import { getHttp } from '../../data/http.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime.ts';

/** The templates of a project and of the projects above it. */
export function useTemplates(projectId: number) {
  return useQuery({
    queryKey: queryKeys.templates(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(templateEndpoints.listTemplates, { params: { project_id: projectId }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}
