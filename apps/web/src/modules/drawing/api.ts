import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import {
  type DataEntry,
  type Feature,
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

/** Templates of several projects, each once; a project whose list fails is left out while another has come. */
export interface TemplateLists {
  readonly data: readonly Template[] | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

export function useTemplatesOf(projectIds: readonly number[]): TemplateLists {
  return useQueries({
    queries: projectIds.map(templatesQuery),
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

/** Saves a drawing as a feature of the project its form names. */
export function createFeature(drawing: Drawing, projectId: number): Promise<Feature> {
  return getHttp().call(featureEndpoints.createFeature, {
    query: { project_id: projectId },
    body: { feature: toFeatureCreate(drawing) },
    files: drawing.form.images.map(({ file }) => file),
  });
}

/** Sends what was changed of a feature, and nothing else. */
export function updateFeature(
  before: Feature,
  { geometry, form, data }: Pick<Drawing, 'geometry' | 'form'> & { readonly data: DataEntry[] },
): Promise<Feature> {
  const { code, version, name, description, shared, is_static, color } = before.properties;
  const isMoved = JSON.stringify(geometry) !== JSON.stringify(before.geometry);
  return getHttp().call(featureEndpoints.updateFeature, {
    params: { code },
    body: {
      feature: {
        version,
        // GeoJSON types positions as lists of any length.
        ...(isMoved ? { geometry: geometry as Feature['geometry'] } : {}),
        ...(form.name.trim() === name ? {} : { name: form.name.trim() }),
        ...(form.description === description ? {} : { description: form.description }),
        ...(form.shared === shared ? {} : { shared: form.shared }),
        ...(form.isStatic === is_static ? {} : { is_static: form.isStatic }),
        ...(form.color === color ? {} : { color: form.color }),
        ...(JSON.stringify(data) === JSON.stringify(before.properties.data) ? {} : { data }),
      },
    },
  });
}

/** Takes a saved feature in before its event comes. */
export function takeSaved(queryClient: QueryClient, feature: Feature): void {
  queryClient.setQueryData(queryKeys.feature(feature.properties.code), feature);
  for (const key of ['features', 'tile-state', 'projects'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
