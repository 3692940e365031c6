import type { Bbox, LngLat, MapEngine, MapEngineOptions } from '@waypost/map-engine';
import { isBoxWithin, isSpeckWithin } from '../camera/boxes.ts';
import { FIT, FLY, toCameraMove } from '../camera/camera-move.ts';
import { takeEarlyMap } from '../early/early-map.ts';
import { toFreePadding } from '../early/timeline-room.ts';
import { getViewBounds, mapWhereabouts } from '../session/map-session.ts';
import { loadEngine } from './load-engine.ts';

let current: MapEngine | null = null;
let moves = 0;
let waiting: ((engine: MapEngine) => void)[] = [];

/**
 * Creates the engine in an element, or takes over the early one; returns a function that destroys it. Only `MapHost`
 * calls this.
 */
export function mountEngine(
  toOptions: () => Omit<MapEngineOptions, 'workerUrl'>,
  onFailed: (error: unknown) => void,
): () => void {
  let engine: MapEngine | null = null;
  let place: HTMLElement | null = null;
  let isEnded = false;
  loadEngine()
    .then(({ createMapEngine, workerUrl }) => {
      if (isEnded) return;
      const options = toOptions();
      place = options.container;
      engine = takeEarlyMap(options) ?? createMapEngine({ ...options, workerUrl });
      current = engine;
      // Move events report the view; the initial one precedes them.
      mapWhereabouts.set({ view: engine.getView() });
      const runs = waiting;
      waiting = [];
      for (const run of runs) run(engine);
    })
    .catch((error: unknown) => {
      if (!isEnded) onFailed(error);
    });
  return () => {
    isEnded = true;
    if (current === engine) current = null;
    moves = 0;
    engine?.destroy();
    // An early map brings an element of its own.
    place?.replaceChildren();
  };
}

/** Runs with the engine: now, or once it exists. */
export function withEngine(run: (engine: MapEngine) => void): void {
  if (current === null) waiting.push(run);
  else run(current);
}

/** The engine if it exists; for work that makes no sense later. */
export function findEngine(): MapEngine | null {
  return current;
}

/**
 * How many times code, not the user, has moved the camera of this map, including before it existed; a pending fit
 * yields to a higher count.
 */
export function countMoves(): number {
  return moves;
}

/** Fits the map to a box. */
export function fitMap(
  bbox: Bbox,
  { padding = FIT.padding, ...options }: { duration?: number; maxZoom?: number; padding?: number } = {},
): void {
  moves += 1;
  withEngine((engine) => engine.fitBounds(bbox, { ...FIT, ...options, padding: toFreePadding(padding) }));
}

/** Flies to a point. */
export function flyMapTo(center: LngLat, zoom: number = FLY.zoom): void {
  moves += 1;
  withEngine((engine) => engine.flyTo({ center, zoom }, { duration: FLY.duration }));
}

/** Flies to a point, or fits anything with an extent. */
export function zoomMapTo(bbox: Bbox): void {
  const move = toCameraMove(bbox);
  if (move.kind === 'fly') flyMapTo(move.center);
  else fitMap(bbox, { padding: move.padding });
}

/** Moves only if the box is not fully in view. */
export function bringIntoView(bbox: Bbox): void {
  const bounds = getViewBounds();
  if (bounds === null || !isBoxWithin(bbox, bounds)) zoomMapTo(bbox);
}

/** Moves only if the box is not fully in view, or too small there to edit by hand. */
export function bringWithinReach(bbox: Bbox): void {
  const bounds = getViewBounds();
  if (bounds === null || !isBoxWithin(bbox, bounds) || isSpeckWithin(bbox, bounds)) zoomMapTo(bbox);
}
