import { queryOptions } from '@tanstack/react-query';
import { projectEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** The readable projects of an organization. */
export const projectListQuery = (organizationId: number) =>
  queryOptions({
    queryKey: queryKeys.projects(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listProjects, { params: { org_id: organizationId }, signal }),
  });
