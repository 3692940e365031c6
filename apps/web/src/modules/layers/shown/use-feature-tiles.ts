import { useQueries } from '@tanstack/react-query';
import { API_BASE, type Layer } from '@waypost/contract';
import { useMemo } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useFallbackInterval } from '../../../data/realtime/realtime.ts';
import { useMember } from '../../../data/session/member.ts';
import { mapSession, mapWhereabouts } from '../../../map/session/map-session.ts';
import { type LayerTilesShown, layerTilesQuery } from '../api.ts';
import { useLayerRange } from '../use-layer-range.ts';

/** The URL of a layer's tiles. The member is part of it because each sees other features. */
function toUrl({ code, properties }: Layer, version: string, memberId: number, shown: LayerTilesShown) {
  const query = new URLSearchParams({ v: version, m: String(memberId) });
  for (const [name, value] of Object.entries(shown)) query.set(name, String(value));
  const path = `${API_BASE}/tiles/layers/${properties.organization_id}/${code}`;
  return `${location.origin}${path}/{z}/{x}/{y}?${query}`;
}

/**
 * The project whose features a layer leaves out, because the map draws them from the project’s own tiles, with its filter.
 * The layer of the open page is shown as a whole.
 */
function useBeside(): (layer: Layer) => { readonly beside?: number } {
  const projectId = useStore(mapWhereabouts, ({ place }) => place?.projectId ?? null);
  const openLayer = useStore(mapSession, (session) => session.openLayer);
  return useMemo(
    () =>
      ({ code }) =>
        projectId === null || code === openLayer ? {} : { beside: projectId },
    [projectId, openLayer],
  );
}

/** The URLs of the tiles of layers, by code; null for those that have no features to show, absent while it is not known. */
export function useFeatureTiles(layers: readonly Layer[]): ReadonlyMap<string, string | null> {
  const memberId = useMember()?.member_id ?? 0;
  const range = useLayerRange();
  const toBeside = useBeside();
  const refetchInterval = useFallbackInterval();
  const states = useQueries({
    // The version does not depend on the range, so that the tiles of another one are requested at once.
    queries: layers.map((layer) => ({ ...layerTilesQuery(layer, toBeside(layer)), refetchInterval })),
    combine: (results) => results.map(({ data }) => data && (data.count === 0 ? null : data.version)),
  });
  return useMemo(
    () =>
      new Map(
        layers.flatMap((layer, index): [string, string | null][] => {
          const version = states[index];
          if (version === undefined) return [];
          const shown = { ...range, ...toBeside(layer) };
          return [[layer.code, version === null ? null : toUrl(layer, version, memberId, shown)]];
        }),
      ),
    [layers, states, memberId, range, toBeside],
  );
}
