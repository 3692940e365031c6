import { useQuery } from '@tanstack/react-query';
import { administrationEndpoints, projectEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

const STATS_INTERVAL_MS = 60_000;

/** Totals of the installation. No event announces changes, so they are refetched every minute. */
export function useStats() {
  return useQuery({
    queryKey: queryKeys.stats,
    queryFn: ({ signal }) => getHttp().call(administrationEndpoints.getStats, { signal }),
    refetchInterval: STATS_INTERVAL_MS,
  });
}

const HEALTH_INTERVAL_MS = 15_000;

/** The state of the server, its database and its disk. */
export function useHealth() {
  return useQuery({
    queryKey: queryKeys.health,
    queryFn: ({ signal }) => getHttp().call(administrationEndpoints.getHealth, { signal }),
    refetchInterval: HEALTH_INTERVAL_MS,
  });
}

export interface Limits {
  readonly projects_limit: number;
  readonly members_limit: number;
  /** As it is, if not given. */
  readonly planet_access?: boolean;
}

export function updateLimits(organization_id: number, limits: Limits) {
  return getHttp().call(administrationEndpoints.updateOrganizationLimits, {
    params: { org_id: organization_id },
    body: { organization_id, ...limits },
  });
}

export function createRootProject(organizationId: number, name: string) {
  return getHttp().call(projectEndpoints.createProject, {
    params: { org_id: organizationId },
    body: { name },
  });
}
