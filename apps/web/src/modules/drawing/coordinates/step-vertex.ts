import { type LngLat, type MapEngine, toTidyLngLat } from '@waypost/map-engine';
import { isBoxWithin } from '../../../map/camera/boxes.ts';
import { findEngine } from '../../../map/engine/engine-holder.ts';
import { getViewBounds } from '../../../map/session/map-session.ts';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR_PX = 10;

/**
 * The vertex after an arrow key: moved by a pixel of the current map, or ten. Null for other keys, or without a map.
 */
export function stepVertex(
  key: string,
  isFar: boolean,
  [lng = 0, lat = 0]: readonly number[],
  map: Pick<MapEngine, 'project' | 'unproject'> | null = findEngine(),
): LngLat | null {
  const step = STEPS[key];
  if (step === undefined || map === null) return null;
  const length = isFar ? FAR_PX : 1;
  const { x, y } = map.project([lng, lat]);
  // The map's longitudes continue beyond the 180th meridian.
  return toTidyLngLat(map.unproject({ x: x + step[0] * length, y: y + step[1] * length }));
}

/** Pans to a typed vertex that is out of view; the zoom stays. */
export function followVertex([lng, lat]: LngLat): void {
  const bounds = getViewBounds();
  if (bounds !== null && !isBoxWithin([lng, lat, lng, lat], bounds))
    findEngine()?.flyTo({ center: [lng, lat] });
}
