import { toContinuousBox } from '@waypost/geo';
import type { Bbox, LngLat, MapEngine, MapEngineOptions, View } from '@waypost/map-engine';
import { getMapInsets } from '../../ui/page/map-insets.ts';
import { isSpeckWithin } from '../camera/boxes.ts';
import { FIT, FLY, toCameraMove } from '../camera/camera-move.ts';
import {
  isRectFree,
  type ScreenRect,
  toClearPadding,
  toFreeRect,
  toNearestCopy,
  toScreenRect,
} from '../camera/free-rect.ts';
import { takeEarlyMap } from '../early/early-map.ts';
import { getViewBounds, mapWhereabouts } from '../session/map-session.ts';
import { loadEngine } from './load-engine.ts';

let current: MapEngine | null = null;
/** What the engine draws in. */
let place: HTMLElement | null = null;
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
  let container: HTMLElement | null = null;
  let isEnded = false;
  loadEngine()
    .then(({ createMapEngine, workerUrl }) => {
      if (isEnded) return;
      const options = toOptions();
      container = options.container;
      place = container;
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
    if (current === engine) {
      current = null;
      place = null;
    }
    moves = 0;
    engine?.destroy();
    // An early map brings an element of its own.
    container?.replaceChildren();
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
  box: Bbox,
  { padding = FIT.padding, ...options }: { duration?: number; maxZoom?: number; padding?: number } = {},
): void {
  moves += 1;
  const bbox = toContinuousBox(box);
  withEngine((engine) => engine.fitBounds(bbox, { ...FIT, ...options, padding: toClearPadding(padding) }));
}

/** Shows a view that the address asks for. */
export function showView(view: View): void {
  moves += 1;
  withEngine((engine) => engine.setView(view));
}

/** Flies to a point, by default as close as the map shows something around it. */
export function flyMapTo(center: LngLat, zoom?: number): void {
  moves += 1;
  withEngine((engine) => engine.flyTo({ center, zoom: zoom ?? engine.findCloseZoom(center) }, FLY));
}

/** Flies to a point, or fits anything with an extent. */
export function zoomMapTo(bbox: Bbox): void {
  const move = toCameraMove(bbox);
  if (move.kind === 'fly') flyMapTo(move.center);
  else fitMap(bbox, { padding: move.padding });
}

/** The part of the map that nothing covers; null before there is a map. */
export function findFreePart(): ScreenRect | null {
  return place === null ? null : toFreeRect(place);
}

/** The element that the map fills; null before there is a map. */
export const findMapElement = (): HTMLElement | null => place;

/** Where a box is on the screen, in the copy of the world nearest to the middle of the view. */
export function toMapRect(engine: MapEngine, bbox: Bbox): ScreenRect {
  const [west, south, east, north] = toNearestCopy(toContinuousBox(bbox), engine.getView().center);
  return toScreenRect(engine.project([west, south]), engine.project([east, north]));
}

/**
 * Whether a box is in the part of the map that nothing covers, once the camera has followed a change of the padding: it keeps
 * its centre in the middle of what the panels leave free.
 */
function isInFreePart(engine: MapEngine, bbox: Bbox): boolean {
  if (place === null) return false;
  const centre = engine.project(engine.getView().center);
  const insets = getMapInsets();
  const dx = (place.clientWidth + insets.left - insets.right) / 2 - centre.x;
  const dy = (place.clientHeight + insets.top - insets.bottom) / 2 - centre.y;
  const { left, top, right, bottom } = toMapRect(engine, bbox);
  const settled = { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
  return isRectFree(settled, toFreeRect(place));
}

/** Moves only if the box is not fully in view, or covered by a panel. */
export function bringIntoView(bbox: Bbox): void {
  // A drawer that rises with the same page says so in its own effect.
  queueMicrotask(() => {
    if (current === null || !isInFreePart(current, bbox)) zoomMapTo(bbox);
  });
}

/** Around a drawing that is brought from under the tools, CSS pixels. */
const SKETCH_PADDING_PX = 24;

/** Moves a box out from under panels and tools, no closer than it is seen now. */
export function bringIntoFreePart(bbox: Bbox): void {
  queueMicrotask(() => {
    const engine = current;
    if (engine === null || isInFreePart(engine, bbox)) return;
    fitMap(bbox, { padding: SKETCH_PADDING_PX, maxZoom: engine.getView().zoom });
  });
}

/** Moves only if the box is not fully in view, or too small there to edit by hand. */
export function bringWithinReach(bbox: Bbox): void {
  const bounds = getViewBounds();
  const isNear = current !== null && bounds !== null && isInFreePart(current, bbox);
  if (!isNear || isSpeckWithin(bbox, bounds)) zoomMapTo(bbox);
}
