import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Feature, type FeatureUpdate, featureEndpoints, templateEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';
import type { Drawing } from './board/board-state.ts';
import { toFeatureCreate } from './form/form-values.ts';

const templatesQuery = (projectId: number) => ({
  queryKey: queryKeys.templates(projectId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getHttp().call(templateEndpoints.listTemplates, { params: { project_id: projectId }, signal }),
});

/** The templates available to features of a project. */
export function useProjectTemplates(projectId: number | null) {
  return useQuery({ ...templatesQuery(projectId ?? 0), enabled: projectId !== null });
}

/** The templates of one project, or of the whole organization in one request. */
export function useToolTemplates(organizationId: number | undefined, projectId: number | null) {
  const ofOrganization = {
    queryKey: queryKeys.organizationTemplates(organizationId ?? 0),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getHttp().call(templateEndpoints.listOrganizationTemplates, {
        params: { org_id: organizationId ?? 0 },
        signal,
      }),
    enabled: organizationId !== undefined,
  };
  return useQuery(projectId === null ? ofOrganization : { ...templatesQuery(projectId), enabled: true });
}

/** Creates a feature from a drawing in the project of its form, with the given files. */
export function createFeature(drawing: Drawing, projectId: number, files: readonly File[]): Promise<Feature> {
  return getHttp().call(featureEndpoints.createFeature, {
    query: { project_id: projectId },
    body: { feature: toFeatureCreate(drawing) },
    files,
  });
}

/** Sends the changes of a feature, with the version they are based on. */
export function updateFeature(code: string, feature: FeatureUpdate): Promise<Feature> {
  return getHttp().call(featureEndpoints.updateFeature, { params: { code }, body: { feature } });
}

/** Updates the cached feature; earlier requests must not overwrite it. */
export async function readAnew(queryClient: QueryClient, code: string): Promise<Feature> {
  await queryClient.cancelQueries({ queryKey: queryKeys.feature(code), exact: true });
  return getHttp().call(featureEndpoints.getFeature, { params: { code } });
}

/** Applies a saved feature before its event arrives; null if only its files changed. */
export function takeSaved(queryClient: QueryClient, code: string, feature: Feature | null): void {
  if (feature !== null) queryClient.setQueryData(queryKeys.feature(code), feature);
  else void queryClient.invalidateQueries({ queryKey: queryKeys.feature(code) });
  for (const key of ['features', 'tile-state', 'projects'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
