import type { Map as MapLibreMap } from 'maplibre-gl';
import type { SceneApplier } from '../scene/scene-applier.ts';
import type { MapEngine } from './map-engine.ts';

/** Internals of an engine that a comparison needs and that are not exported from the package. */
export type EngineParts = {
  readonly map: MapLibreMap;
  readonly applier: SceneApplier;
  /** Maps that show the same drawing, including the pointer. */
  readonly followers: Set<SceneApplier>;
};

export const engineParts = new WeakMap<MapEngine, EngineParts>();
