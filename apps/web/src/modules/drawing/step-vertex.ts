import type { LngLat } from '@waypost/map-engine';
import { isBoxWithin } from '../../map/boxes.ts';
import { findEngine } from '../../map/engine-holder.ts';
import { getViewBounds } from '../../map/map-session.ts';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR_PX = 10;
const SCALE = 1e7;

const tidy = (degrees: number) => Math.round(degrees * SCALE) / SCALE;

/** Where an arrow key moves a vertex: a pixel of the map as it is, or ten. Null for other keys, or without a map. */
export function stepVertex(
  key: string,
  isFar: boolean,
  [lng = 0, lat = 0]: readonly number[],
): LngLat | null {
  const step = STEPS[key];
  const engine = findEngine();
  if (step === undefined || engine === null) return null;
  const length = isFar ? FAR_PX : 1;
  const { x, y } = engine.project([lng, lat]);
  const [nextLng, nextLat] = engine.unproject({ x: x + step[0] * length, y: y + step[1] * length });
  return [tidy(nextLng), tidy(nextLat)];
}

/** Moves the map to a typed vertex that is out of view; the zoom stays. */
export function followVertex([lng, lat]: LngLat): void {
  const bounds = getViewBounds();
  if (bounds !== null && !isBoxWithin([lng, lat, lng, lat], bounds))
    findEngine()?.flyTo({ center: [lng, lat] });
}
