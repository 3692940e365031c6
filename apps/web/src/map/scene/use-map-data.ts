import { useQuery } from '@tanstack/react-query';
import { useMatches, useParams } from '@tanstack/react-router';
import type { Feature, Project } from '@waypost/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from '../../data/create-store.ts';
import { hasCode } from '../../data/queries/error-text.ts';
import { mayComeLater, retryFailed } from '../../data/queries/retry-failed.ts';
import { useFallbackInterval, useTopics } from '../../data/realtime/realtime.ts';
import { frontConfigQuery, useMember } from '../../data/session/member.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { showToast } from '../../ui/toasts/toaster.ts';
import { type MapPlace, mapSession, mapWhereabouts } from '../session/map-session.ts';
import { preferBaseMap, type ServerMapData } from './build-scene.ts';
import { applyEvent, EMPTY_FRESH_EDITS } from './fresh-edits.ts';
import { projectListQuery } from './project-list-query.ts';
import { listSubtreeIds } from './project-subtree.ts';
import { type DatedTileState, tileStateQuery } from './tile-state.ts';
import { useBoundaries, useBoundary } from './use-boundaries.ts';

/** The server's data about the project on the map. */
export interface MapData extends ServerMapData {
  /** The organization whose projects the map shows. */
  readonly organizationId: number | null;
  readonly project: Project | null;
  readonly boundary: Feature | null;
  readonly tileState: DatedTileState | null;
  readonly trouble: MapQueryTrouble;
}

/** Whether something that the map needs to know could not be loaded, and the way to request it again. */
interface MapQueryTrouble {
  readonly isFailing: boolean;
  readonly retry: () => void;
}

/** What is used of a query. */
interface Needed {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Of queries that may come later; the rest is said elsewhere. */
function toTrouble(needed: readonly Needed[]): MapQueryTrouble {
  const failing = needed.filter(({ error }) => error !== null && mayComeLater(error));
  return {
    isFailing: failing.length > 0,
    retry: () => {
      for (const { refetch } of failing) refetch();
    },
  };
}

/** The project of the route; pages without one (file viewer, profile, layers of its organization) keep the last one on the map. */
function useMapPlace(): MapPlace | null {
  const { org_id, project_id } = useParams({ strict: false });
  const organizationId = Number(org_id);
  const projectId = Number(project_id);
  const last = useStore(mapWhereabouts, (where) => where.place);
  const ofRoute = useMemo<MapPlace | null>(
    () => (projectId > 0 && organizationId > 0 ? { organizationId, projectId } : null),
    [organizationId, projectId],
  );
  const isOfLayers = useMatches({ select: (matches) => matches.at(-1)?.staticData.pane === 'layers' });
  const isKept = !(organizationId > 0) || (isOfLayers && last?.organizationId === organizationId);
  // Other pages of an organization show all of its projects.
  const place = ofRoute ?? (isKept ? last : null);
  useEffect(() => {
    mapWhereabouts.set({ place });
  }, [place]);
  return place;
}

function useTileState(projectId: number | null) {
  const interval = useFallbackInterval();
  return useQuery({
    ...tileStateQuery(projectId ?? 0),
    enabled: projectId !== null,
    refetchInterval: retryFailed(interval),
  });
}

/** The list says more; the map says why it is empty. */
function useTellRefusal(isRefused: boolean): void {
  const t = useTranslate();
  const tell = useEffectEvent(() => showToast({ tone: 'error', message: t('map.noPermission') }));
  useEffect(() => {
    if (isRefused) tell();
  }, [isRefused]);
}

function useProjectList(organizationId: number | null) {
  return useQuery({
    ...projectListQuery(organizationId ?? 0),
    enabled: organizationId !== null,
    refetchInterval: retryFailed(),
  });
}

/** The organization whose projects the map shows, also on its pages without a project. */
function useMapOrganization(place: MapPlace | null): number | null {
  const { org_id } = useParams({ strict: false });
  return Number(org_id) > 0 ? Number(org_id) : (place?.organizationId ?? null);
}

const noProjects: readonly Project[] = [];

/** The project on the map, kept current by the events of its subtree. */
export function useMapData(): MapData {
  const place = useMapPlace();
  const projectId = place?.projectId ?? null;
  const list = useProjectList(place?.organizationId ?? null);
  const projects = list.data ?? noProjects;
  const tiles = useTileState(projectId);
  const { data: tileState = null } = tiles;
  useTellRefusal(hasCode(tiles.error, 'forbidden'));
  const memberId = useMember()?.member_id ?? null;
  const topics = useMemo(
    () =>
      projectId === null ? [] : listSubtreeIds(projects, projectId).map((id) => `project:${id}` as const),
    [projects, projectId],
  );
  useTopics(topics, (event) => {
    mapSession.set({ freshEdits: applyEvent(mapSession.get().freshEdits, event, Date.now()) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project's edits go with the project
  useEffect(() => {
    mapSession.set({ freshEdits: EMPTY_FRESH_EDITS });
  }, [projectId]);
  const project = projects.find((one) => one.project_id === projectId) ?? null;
  const outline = useBoundary(project);
  const { boundary } = outline;
  const organizationId = useMapOrganization(place);
  const { boundaries, query } = useBoundaries(organizationId, boundary);
  const { data: config = null } = useQuery(frontConfigQuery);
  const preferred = project?.base_map ?? null;
  const ground = useMemo(() => preferBaseMap(config, preferred), [config, preferred]);
  const trouble = toTrouble([tiles, list, outline.query, query]);
  return {
    organizationId,
    projectId,
    memberId,
    tileState,
    project,
    boundary,
    boundaries,
    ground,
    trouble,
  };
}
