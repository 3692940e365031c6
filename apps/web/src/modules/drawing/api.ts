import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import {
  type Feature,
  type FeatureUpdate,
  featureEndpoints,
  type Template,
  templateEndpoints,
} from '@waypost/contract';
import { getHttp } from '../../data/http.ts';
import { queryKeys } from '../../data/query-keys.ts';
import type { Drawing } from './board-state.ts';
import { toFeatureCreate } from './form-values.ts';

const templatesQuery = (projectId: number) => ({
  queryKey: queryKeys.templates(projectId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getHttp().call(templateEndpoints.listTemplates, { params: { project_id: projectId }, signal }),
});

/** The templates that features of a project may follow. */
export function useProjectTemplates(projectId: number | null) {
  return useQuery({ ...templatesQuery(projectId ?? 0), enabled: projectId !== null });
}

const organizationTemplatesQuery = (organizationId: number) => ({
  queryKey: queryKeys.organizationTemplates(organizationId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getHttp().call(templateEndpoints.listOrganizationTemplates, {
      params: { org_id: organizationId },
      signal,
    }),
});

/** Templates from several lists, each once; a list that fails is left out while another has come. */
export interface TemplateLists {
  readonly data: readonly Template[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The templates of an organization in one call, and of projects one by one; null leaves the organization out. */
export function useToolTemplates(
  organizationId: number | null,
  projectIds: readonly number[],
): TemplateLists {
  const ofOrganization = organizationId === null ? [] : [organizationTemplatesQuery(organizationId)];
  return useQueries({
    queries: [...ofOrganization, ...projectIds.map(templatesQuery)],
    combine: (results) => {
      const come = results.flatMap(({ data }) => data ?? []);
      const byId = new Map(come.map((template) => [template.id, template]));
      const isAnyThere = results.some(({ data }) => data !== undefined) || results.length === 0;
      const isAllFailed = results.length > 0 && results.every(({ isError }) => isError);
      return {
        data: isAnyThere ? [...byId.values()] : undefined,
        error: isAllFailed ? results[0]?.error : null,
        isFetching: results.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const result of results) void result.refetch();
        },
      };
    },
  });
}

/** Saves a drawing as a feature of the project its form names, with the given files. */
export function createFeature(drawing: Drawing, projectId: number, files: readonly File[]): Promise<Feature> {
  return getHttp().call(featureEndpoints.createFeature, {
    query: { project_id: projectId },
    body: { feature: toFeatureCreate(drawing) },
    files,
  });
}

/** Sends what was changed of a feature, with the version the change began with. */
export function updateFeature(code: string, feature: FeatureUpdate): Promise<Feature> {
  return getHttp().call(featureEndpoints.updateFeature, { params: { code }, body: { feature } });
}

/** Takes a saved feature in before its event comes; null where only its files changed. */
export function takeSaved(queryClient: QueryClient, code: string, feature: Feature | null): void {
  if (feature !== null) queryClient.setQueryData(queryKeys.feature(code), feature);
  else void queryClient.invalidateQueries({ queryKey: queryKeys.feature(code) });
  for (const key of ['features', 'tile-state', 'projects'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
