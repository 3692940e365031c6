import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Feature, type Project, type ProjectBoundary, projectEndpoints } from '@waypost/contract';
import type { FeatureCollection } from 'geojson';
import { useMemo } from 'react';
import { useStore } from '../../data/create-store.ts';
import { hasCode, toErrorText } from '../../data/queries/error-text.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { retryFailed } from '../../data/queries/retry-failed.ts';
import { getHttp } from '../../data/session/http.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { mapLooks } from '../settings/map-looks.ts';
import { boundarySession } from './boundary-session.ts';
import type { MapBoundaries } from './build-scene.ts';
import { outlineRequest } from './outline-request.ts';

/** The boundary of a project that has one. */
export const boundaryQuery = (projectId: number) =>
  queryOptions({
    queryKey: queryKeys.boundary(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.getProjectBoundary, { params: { project_id: projectId }, signal }),
    staleTime: 60_000,
  });

/** What is said of a boundary that could not be fetched: that it was not, and the reason if that says more. */
export function toBoundaryFault(t: Translate, error: unknown): { title?: string; message: string } {
  if (hasCode(error, 'forbidden')) return { message: t('boundary.noPermission') };
  const words = t('boundary.notFound');
  return hasCode(error, 'boundary_not_found')
    ? { message: words }
    : { title: words, message: toErrorText(t, error) };
}

/** Boundaries of other projects are fainter than that of the open one. */
const OTHER_COLOR = '#7c8798';

type Outline = FeatureCollection['features'][number];

const toOutline = (geometry: Feature['geometry'], color?: string): Outline => ({
  type: 'Feature',
  geometry,
  properties: color === undefined ? {} : { color },
});

const toCollection = (features: Outline[]): FeatureCollection | null =>
  features.length === 0 ? null : { type: 'FeatureCollection', features };

/** The boundary of a project; requested only if it has one. */
export function useProjectBoundary({ project_id, paired_feature_code }: Project) {
  return useQuery({ ...boundaryQuery(project_id), enabled: paired_feature_code !== null });
}

/** The boundary of the project on the map, null while it has none or is not there yet, and its query. */
export function useBoundary(project: Project | null) {
  const code = project?.paired_feature_code ?? null;
  const query = useQuery({
    ...boundaryQuery(project?.project_id ?? 0),
    enabled: code !== null,
    refetchInterval: retryFailed(),
  });
  const boundary: Feature | null = code !== null && query.data !== undefined ? query.data : null;
  return { boundary, query };
}

const noBoundaries: readonly ProjectBoundary[] = [];

/** The boundaries of every project of an organization that the member may read. */
function useOrganizationBoundaries(organizationId: number | null) {
  const isShown = useStore(mapLooks, ({ bottom, top }) => bottom.boundaries || top.boundaries);
  return useQuery({
    queryKey: queryKeys.boundaries(organizationId ?? 0),
    queryFn: ({ signal }) =>
      getHttp().call(projectEndpoints.listBoundaries, { params: { org_id: organizationId ?? 0 }, signal }),
    enabled: organizationId !== null && isShown,
    staleTime: 60_000,
    refetchInterval: retryFailed(),
  });
}

/** Every outline that the map draws, and the query of other projects' ones. */
export function useBoundaries(organizationId: number | null, boundary: Feature | null) {
  const { draft: formDraft, visited, outlines } = useStore(boundarySession, (state) => state);
  // The outline being drawn replaces it.
  const isDrawn = useStore(outlineRequest, ({ request }) => request !== null);
  const query = useOrganizationBoundaries(organizationId);
  const listed = organizationId === null ? noBoundaries : (query.data ?? noBoundaries);
  const boundaries = useMemo((): MapBoundaries => {
    const draft = isDrawn ? { geometry: null } : formDraft;
    const ownCode = boundary?.properties.code;
    const visitedCode = visited?.properties.code;
    const own = draft === null ? (boundary?.geometry ?? null) : draft.geometry;
    const asked = visitedCode === ownCode ? null : (visited?.geometry ?? null);
    // Zooming to the open project's boundary shows it too, unless a form is drawing another one.
    const visitedOwn = visited !== null && visitedCode === ownCode && draft === null ? own : null;
    const pinned = [draft?.geometry ?? null, visitedOwn, asked].filter((geometry) => geometry !== null);
    const others = listed.filter(({ code }) => code !== ownCode && code !== visitedCode);
    return {
      all: toCollection([
        ...others.map(({ geometry }) => toOutline(geometry, OTHER_COLOR)),
        ...[own, asked].filter((geometry) => geometry !== null).map((geometry) => toOutline(geometry)),
      ]),
      pinned: toCollection([
        ...outlines.map(({ geometry, color }) => toOutline(geometry, color)),
        ...pinned.map((geometry) => toOutline(geometry)),
      ]),
    };
  }, [boundary, isDrawn, formDraft, visited, outlines, listed]);
  return { boundaries, query };
}
