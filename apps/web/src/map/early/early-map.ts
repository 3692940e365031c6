import type { MapEngine, MapEngineOptions, MapEvent, MapScene } from '@waypost/map-engine';
import { markDrawn } from '../engine/map-drawn.ts';

/** A map that began before the page around it. */
interface EarlyMap {
  readonly engine: MapEngine;
  /** What the map told while nobody listened. */
  readonly told: readonly MapEvent[];
  /** Whether it shows what the server said of its project: a map at rest without it has not been drawn yet. */
  isComplete: boolean;
  /** Sends what the map tells from now on to somebody. */
  readonly hear: (listener: (event: MapEvent) => void) => void;
}

/** Where the map is while there is no page. */
export interface EarlyPlace {
  /** What stands for the page; it goes when the page has the map. */
  readonly frame: HTMLElement;
  /** What the engine draws in; it wanders from the frame to its place in the page. */
  readonly container: HTMLElement;
}

let place: EarlyPlace | null = null;
let waiting: EarlyMap | null = null;
let fittedProjectId: number | null = null;

/** Makes the engine of an early map. @throws what making an engine throws. */
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

/** Gives an early map what the server said of its project. False once the page has the map, which knows more. */
export function completeEarlyMap(scene: MapScene): boolean {
  if (waiting === null) return false;
  waiting.isComplete = true;
  waiting.engine.setScene(scene);
  return true;
}

/** Says that an early map looks at all of a project. */
export function setFittedEarly(projectId: number): void {
  fittedProjectId = projectId;
}

/** Whether the map already looks at all of a project, so that opening it moves nothing. */
export function wasFittedEarly(projectId: number): boolean {
  return fittedProjectId === projectId;
}

/** Whether there is a map that no page has yet. */
export function isMapEarly(): boolean {
  return waiting !== null;
}

/** Shows the early map, if there is one, in the element that the page has for it. */
export function showEarlyMap(parent: HTMLElement): void {
  if (place !== null && place.container.parentElement !== parent) parent.append(place.container);
}

/** The engine of the early map, which from now on belongs to the page; null when there is none. */
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

/** Ends an early map that no page took. */
export function endEarlyMap(): void {
  waiting?.engine.destroy();
  leave();
}

function leave(): void {
  place?.frame.remove();
  place = null;
  waiting = null;
}
