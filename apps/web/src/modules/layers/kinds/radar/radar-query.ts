import type { QueryKey } from '@tanstack/react-query';
import type { Layer, TimelineRange } from '@waypost/contract';
import { queryKeys } from '../../../../data/queries/query-keys.ts';
import type { LayerRange } from '../../api.ts';
import type { LayerTimelineQuery } from '../layer-kind.ts';
import type { LoadedRadar } from './radar-api.ts';

const REFRESH_MS = 60_000;

/** Loads what a radar saw in a range, for the panel and for the map. */
export interface RadarQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<LoadedRadar>;
  readonly staleTime: number;
  readonly refetchInterval: number;
}

/** The number of the station that a layer shows. */
export function readRadarId({ properties }: Pick<Layer, 'properties'>): number {
  // As the server stores the payload of this kind.
  return (properties.layer as { readonly radar_id: number }).radar_id;
}

export const toRadarQuery = (layer: Layer, range: LayerRange): RadarQuery => ({
  queryKey: queryKeys.layerRadar(layer.code, { radar: readRadarId(layer), ...range }),
  queryFn: async ({ signal }) => (await import('./radar-api.ts')).loadRadar(layer, range, signal),
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
});

/** Loads what a radar saw in a past span, which its next readings do not change. */
export const toPastQuery = (layer: Layer, span: Required<LayerRange>) => ({
  // Not under `radar`, whose readings are loaded as they come.
  queryKey: queryKeys.layerRadar(layer.code, { radarPast: readRadarId(layer), ...span }),
  queryFn: toRadarQuery(layer, span).queryFn,
  staleTime: Number.POSITIVE_INFINITY,
});

/** When the radar of a layer saw tracks. */
export const toDatesQuery = (layer: Layer, range: TimelineRange): LayerTimelineQuery => ({
  queryKey: queryKeys.layerRadar(layer.code, { radarDates: readRadarId(layer), range }),
  queryFn: async ({ signal }) => (await import('./radar-api.ts')).loadDates(layer, range, signal),
});
