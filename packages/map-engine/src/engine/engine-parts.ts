import type { Map as MapLibreMap } from 'maplibre-gl';
import type { SceneApplier } from '../scene/scene-applier.ts';
import type { MapEngine } from './map-engine.ts';

/** Internals of an engine that comparison needs. */
export type EngineParts = {
  readonly map: MapLibreMap;
  readonly applier: SceneApplier;
  /** Maps that mirror the drawing, pointer included. */
  readonly followers: Set<SceneApplier>;
};

export const engineParts = new WeakMap<MapEngine, EngineParts>();
