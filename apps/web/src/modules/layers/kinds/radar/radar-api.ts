import { keepPreviousData, type QueryKey } from '@tanstack/react-query';
import {
  type Layer,
  type RadarResult,
  type RadarTrack,
  radarEndpoints,
  type TimelineBars,
  type TimelineRange,
  type TrackFormat,
} from '@waypost/contract';
import type { FeatureCollection } from 'geojson';
import { queryClient } from '../../../../data/queries/query-client.ts';
import { ephemeralHandlers } from '../../../../data/realtime/realtime.ts';
import { getHttp } from '../../../../data/session/http.ts';
import type { LayerRange } from '../../api.ts';
import { saveResponse } from '../../features/download-file.ts';
import { toRadarFeatures } from './to-radar-features.ts';

/** What a radar saw, and what the map draws of it. */
export interface LoadedRadar {
  readonly result: RadarResult;
  readonly data: FeatureCollection;
}

const isOf =
  (radarId: number) =>
  ({ queryKey: [first, , params] }: { readonly queryKey: QueryKey }): boolean =>
    first === 'layer-radar' &&
    typeof params === 'object' &&
    params !== null &&
    Reflect.get(params, 'radar') === radarId;

// As long as the page lives: whoever loaded a radar hears of its readings.
ephemeralHandlers.add((message) => {
  if (message.type !== 'radar.read') return;
  void queryClient.invalidateQueries({ predicate: isOf(message.payload.radar_id) });
});

export async function loadRadar(
  { code, properties }: Layer,
  range: LayerRange,
  signal: AbortSignal,
): Promise<LoadedRadar> {
  const result = await getHttp().call(radarEndpoints.getRadarResult, {
    params: { org_id: properties.organization_id, layer_id: code },
    query: range,
    signal,
  });
  return { result, data: toRadarFeatures(result, Date.now()) };
}

export async function loadDates(
  { code, properties }: Layer,
  range: TimelineRange,
  signal: AbortSignal,
): Promise<TimelineBars> {
  const { layers, ...bars } = await getHttp().call(radarEndpoints.getRadarDates, {
    params: { org_id: properties.organization_id, layer_id: code },
    query: { range },
    signal,
  });
  return { ...bars, dimensions: layers };
}

/** The radars that the organization's account opens, by name. */
export const radarsQuery = (org_id: number) => ({
  queryKey: ['radars', org_id],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(radarEndpoints.listRadars, { params: { org_id }, signal }),
  retry: false,
});

/** Their addresses work for at least five minutes. */
const PHOTOS_STALE_MS = 4 * 60_000;

const toTrackParams = ({ code, properties }: Layer, track_id: number) => ({
  org_id: properties.organization_id,
  layer_id: code,
  track_id,
});

/** The photographs of a track, the latest first. */
export const photosQuery = (layer: Layer, trackId: number) => ({
  queryKey: ['radar-photos', layer.code, trackId],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(radarEndpoints.listRadarPhotos, { params: toTrackParams(layer, trackId), signal }),
  staleTime: PHOTOS_STALE_MS,
});

/** The detections of a track in a range; those of one that was seen again since are others. */
export const detectionsQuery = (layer: Layer, track: RadarTrack, range: LayerRange) => ({
  queryKey: ['radar-detections', layer.code, track.id, track.last_update, range],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    getHttp().call(radarEndpoints.listRadarDetections, {
      params: toTrackParams(layer, track.id),
      query: range,
      signal,
    }),
  placeholderData: keepPreviousData,
});

/** Downloads a track as a file. @throws ApiError. */
export async function downloadTrack(layer: Layer, trackId: number, format: TrackFormat): Promise<void> {
  const call = { params: toTrackParams(layer, trackId), query: { format } };
  await saveResponse(await getHttp().fetch(radarEndpoints.exportRadarTrack, call), format);
}
