import type { MapEngine, MapEngineOptions, MapEvent, MapScene } from '@waypost/map-engine';
import { markDrawn } from '../engine/map-drawn.ts';

/** A map created before the page around it. */
interface EarlyMap {
  readonly engine: MapEngine;
  /** Events received before anyone listened. */
  readonly told: readonly MapEvent[];
  /** Whether it shows the server's data of its project: until then an idle map does not count as drawn. */
  isComplete: boolean;
  /** Sends events to a listener from now on. */
  readonly hear: (listener: (event: MapEvent) => void) => void;
}

/** Where the map is while there is no page. */
export interface EarlyPlace {
  /** Stands in for the page; removed when the page takes the map. */
  readonly frame: HTMLElement;
  /** The engine's container; moves from the frame into the page. */
  readonly container: HTMLElement;
}

let place: EarlyPlace | null = null;
let waiting: EarlyMap | null = null;
let fittedProjectId: number | null = null;

/** Creates the engine of an early map. @throws whatever the engine's constructor throws. */
export function beginEarlyMap(
  at: EarlyPlace,
  create: (options: Pick<MapEngineOptions, 'container' | 'onEvent'>) => MapEngine,
): MapEngine {
  const told: MapEvent[] = [];
  let listener: ((event: MapEvent) => void) | null = null;
  const onEvent = (event: MapEvent) => {
    if (listener !== null) return listener(event);
    if (event.type === 'idle') {
      if (waiting?.isComplete !== true) return;
      markDrawn();
    }
    told.push(event);
  };
  const engine = create({ container: at.container, onEvent });
  place = at;
  waiting = {
    engine,
    told,
    isComplete: false,
    hear(next) {
      listener = next;
    },
  };
  return engine;
}

/** Sets the scene with the server's data. False once the page has taken the map. */
export function completeEarlyMap(scene: MapScene): boolean {
  if (waiting === null) return false;
  waiting.isComplete = true;
  waiting.engine.setScene(scene);
  return true;
}

/** Records that the early map was fitted to a project. */
export function setFittedEarly(projectId: number): void {
  fittedProjectId = projectId;
}

/** Whether the early map was fitted to a project, so that opening it moves nothing. */
export function wasFittedEarly(projectId: number): boolean {
  return fittedProjectId === projectId;
}

/** Whether there is an early map that no page has taken. */
export function isMapEarly(): boolean {
  return waiting !== null;
}

/** Moves the early map, if there is one, into the page's element. */
export function showEarlyMap(parent: HTMLElement): void {
  if (place !== null && place.container.parentElement !== parent) parent.append(place.container);
}

/** Hands the engine of the early map over to the page; null if there is none. */
export function takeEarlyMap({
  container,
  scene,
  onEvent,
}: Pick<MapEngineOptions, 'container' | 'scene' | 'onEvent'>): MapEngine | null {
  if (waiting === null) return null;
  const { engine, told, hear } = waiting;
  showEarlyMap(container);
  leave();
  hear(onEvent);
  engine.setScene(scene);
  for (const event of told) onEvent(event);
  return engine;
}

/** Destroys an early map that no page took. */
export function endEarlyMap(): void {
  waiting?.engine.destroy();
  leave();
}

function leave(): void {
  place?.frame.remove();
  place = null;
  waiting = null;
}
