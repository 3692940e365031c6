import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Feature, type Project, projectEndpoints } from '@waypost/contract';
import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { getHttp } from '../data/http.ts';
import { queryKeys } from '../data/query-keys.ts';
import { boundarySession } from './boundary-session.ts';
import { useStore } from './create-store.ts';

/** The boundary of a project that has one. */
export const boundaryQuery = (projectId: number) =>
  queryOptions({
    queryKey: queryKeys.boundary(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.getProjectBoundary, { params: { project_id: projectId }, signal }),
    staleTime: 60_000,
  });

const toOutline = (geometry: Feature['geometry']): FeatureCollection['features'][number] => ({
  type: 'Feature',
  geometry,
  properties: {},
});

/** The boundary of the project on the map; null while it has none, or is not there yet. */
export function useBoundary(project: Project | null): Feature | null {
  const code = project?.paired_feature_code ?? null;
  const { data } = useQuery({ ...boundaryQuery(project?.project_id ?? 0), enabled: code !== null });
  return code !== null && data !== undefined ? data : null;
}

/** Every outline that the map draws, or null where there is none. */
export function useBoundaries(boundary: Feature | null): FeatureCollection | null {
  const { draft, visited } = useStore(boundarySession, (state) => state);
  return useMemo(() => {
    const own = draft === null ? (boundary?.geometry ?? null) : draft.geometry;
    const other = visited?.properties.code === boundary?.properties.code ? null : (visited?.geometry ?? null);
    const features = [own, other].filter((geometry) => geometry !== null).map(toOutline);
    return features.length === 0 ? null : { type: 'FeatureCollection', features };
  }, [boundary, draft, visited]);
}
