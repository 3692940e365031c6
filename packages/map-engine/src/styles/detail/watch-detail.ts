import type { ErrorEvent, Map as MapLibreMap } from 'maplibre-gl';
import { STREETS_SOURCE } from './area-layers.ts';
import { PHOTOS_SOURCE } from './detail-style.ts';

/** Single tiles may fail, but not the first ones all together. */
const MAX_FAILED_FIRST = 4;
const watched = new WeakSet<MapLibreMap>();

/** Calls `reject` when the first tiles of streets or photographs all fail; watches a map once. */
export function watchDetail(map: MapLibreMap, reject: (message: string) => boolean): void {
  if (watched.has(map)) return;
  watched.add(map);
  const failed = new Map<string, number>();
  map.on('sourcedata', ({ sourceId, sourceDataType, tile }) => {
    // Another base has the same names: what has come of one says nothing of the next.
    if (sourceDataType === 'metadata') failed.delete(sourceId);
    if (tile) failed.set(sourceId, Number.NEGATIVE_INFINITY);
  });
  // The library's own type omits what it adds to errors of a source.
  map.on('error', ({ sourceId = '', tile, error }: ErrorEvent & { sourceId?: string; tile?: unknown }) => {
    if (!tile || (sourceId !== STREETS_SOURCE && sourceId !== PHOTOS_SOURCE)) return;
    const count = (failed.get(sourceId) ?? 0) + 1;
    failed.set(sourceId, count === MAX_FAILED_FIRST && reject(error.message) ? 0 : count);
  });
}
