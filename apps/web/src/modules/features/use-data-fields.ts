import { useQuery } from '@tanstack/react-query';
import { featureTableEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** The keys of collected data of a project, for columns and colours. */
export function useDataFields(projectId: number) {
  return useQuery({
    queryKey: queryKeys.features(projectId, { data: 'fields' }),
    queryFn: ({ signal }) =>
      getHttp().call(featureTableEndpoints.listTableFields, { params: { project_id: projectId }, signal }),
  });
}
