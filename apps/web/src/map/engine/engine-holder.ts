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
 * Makes the engine in an element, or takes over the one that began before the page; returns the way to end it. Only
 * `MapHost` calls this.
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
      // The map tells of its view when it moves; the first one is there before any move.
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
    // An early map has brought an element of its own.
    place?.replaceChildren();
  };
}

/** Runs with the engine: now, or when it is there. */
export function withEngine(run: (engine: MapEngine) => void): void {
  if (current === null) waiting.push(run);
  else run(current);
}

/** The engine if it is there; for work that has no point later. */
export function findEngine(): MapEngine | null {
  return current;
}

/**
 * How often code (not a person's hand) has sent the camera of this map somewhere, from before it was there; a pending fit
 * gives way to it.
 */
export function countMoves(): number {
  return moves;
}

/** Shows a box whole: lines, areas, groups of features. */
export function fitMap(
  bbox: Bbox,
  { padding = FIT.padding, ...options }: { duration?: number; maxZoom?: number; padding?: number } = {},
): void {
  moves += 1;
  withEngine((engine) => engine.fitBounds(bbox, { ...FIT, ...options, padding: toFreePadding(padding) }));
}

/** Flies to one place. */
export function flyMapTo(center: LngLat, zoom: number = FLY.zoom): void {
  moves += 1;
  withEngine((engine) => engine.flyTo({ center, zoom }, { duration: FLY.duration }));
}

/** Flies to a point, or fits anything that has a size. */
export function zoomMapTo(bbox: Bbox): void {
  const move = toCameraMove(bbox);
  if (move.kind === 'fly') flyMapTo(move.center);
  else fitMap(bbox, { padding: move.padding });
}

/** Moves only when what the page is about is not in view. */
export function bringIntoView(bbox: Bbox): void {
  const bounds = getViewBounds();
  if (bounds === null || !isBoxWithin(bbox, bounds)) zoomMapTo(bbox);
}

/** Moves when what is to be worked on is not in view, or so small there that a hand could not take hold of it. */
export function bringWithinReach(bbox: Bbox): void {
  const bounds = getViewBounds();
  if (bounds === null || !isBoxWithin(bbox, bounds) || isSpeckWithin(bbox, bounds)) zoomMapTo(bbox);
}
