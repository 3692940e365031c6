import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import {
  FEATURE_PAGE_SIZE,
  featureEndpoints,
  resourceEndpoints,
  type TimelineRange,
  tagEndpoints,
  templateEndpoints,
  weatherEndpoints,
} from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import type { FeatureSelection } from '../../data/selection/feature-selection.ts';
import { getHttp } from '../../data/session/http.ts';
import type { FeedPage } from './feed/feed-pages.ts';
import type { FeedFilter } from './filters/feed-filter.ts';

const feedPageQuery = (projectId: number, filter: FeedFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.features(projectId, { ...filter, page }),
    queryFn: ({ signal }) =>
      getHttp().call(featureEndpoints.listFeaturesWithTotal, {
        params: { project_id: projectId },
        query: { ...filter, limit: FEATURE_PAGE_SIZE, offset: page * FEATURE_PAGE_SIZE },
        signal,
      }),
  });

/** The first page, with the total; the previous filter's page stays until the new one is loaded. */
export function useFeedStart(projectId: number, filter: FeedFilter) {
  return useQuery({
    ...feedPageQuery(projectId, filter, 0),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
}

/** The other pages in view: only these are refetched when something changes. */
export function useFeedPages(projectId: number, filter: FeedFilter, pages: readonly number[]): FeedPage[] {
  const refetchInterval = useFallbackInterval();
  return useQueries({
    queries: pages.map((page) => ({ ...feedPageQuery(projectId, filter, page), refetchInterval })),
    combine: (results) =>
      results.map((result, index) => ({ page: pages[index] ?? 0, items: result.data?.features })),
  });
}

/** The features that belong to one, newest first. */
export function useChilds(projectId: number, code: string) {
  return useQuery({
    queryKey: queryKeys.childs(projectId, code),
    queryFn: ({ signal }) => getHttp().call(featureEndpoints.listChilds, { params: { code }, signal }),
    refetchInterval: useFallbackInterval(),
  });
}

export function deleteFeature(code: string) {
  return getHttp().call(featureEndpoints.deleteFeature, { params: { code } });
}

/** The bytes of a file of a feature. */
export function downloadResource(code: string, uuid: string): Promise<ArrayBuffer> {
  return getHttp().call(resourceEndpoints.getResource, { params: { code, uuid } });
}

/** The number of features by time of observation, over a preset of the timeline. */
export function useTimeline(projectId: number, range: TimelineRange, selection: FeatureSelection) {
  return useQuery({
    queryKey: queryKeys.features(projectId, { ...selection, timeline: range }),
    queryFn: ({ signal }) =>
      getHttp().call(featureEndpoints.getTimeline, {
        params: { project_id: projectId },
        query: { ...selection, range },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
}

/** The neighbours of a feature in a filtered list. */
export function useNeighbours(projectId: number, code: string, filter: FeedFilter) {
  return useQuery({
    queryKey: queryKeys.features(projectId, { ...filter, around: code }),
    queryFn: ({ signal }) =>
      getHttp().call(featureEndpoints.getNeighbours, {
        params: { project_id: projectId },
        query: { ...filter, code },
        signal,
      }),
    retry: false,
  });
}

/** The templates with which data of a project may have been collected. */
export function useFeedTemplates(projectId: number) {
  return useQuery({
    queryKey: queryKeys.templates(projectId),
    queryFn: ({ signal }) =>
      getHttp().call(templateEndpoints.listTemplates, { params: { project_id: projectId }, signal }),
  });
}

/** A forecast stays valid for a while. */
const WEATHER_STALE_MS = 10 * 60_000;

/** The weather at a feature in the next hours. */
export function useWeather(code: string, isEnabled: boolean) {
  return useQuery({
    queryKey: queryKeys.weather(code),
    queryFn: ({ signal }) => getHttp().call(weatherEndpoints.getWeather, { params: { code }, signal }),
    enabled: isEnabled,
    staleTime: WEATHER_STALE_MS,
    retry: false,
  });
}

/** The tags of an organization, for choices and names; they share the cache of its forms. */
export function useFeedTags(organizationId: number, isWanted = true) {
  return useQuery({
    queryKey: queryKeys.organizationTags(organizationId),
    queryFn: ({ signal }) =>
      getHttp().call(tagEndpoints.listOrganizationTags, { params: { org_id: organizationId }, signal }),
    enabled: isWanted,
  });
}
