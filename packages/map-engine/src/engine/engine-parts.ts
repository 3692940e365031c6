import type { Map as MapLibreMap } from 'maplibre-gl';
import type { SceneApplier } from '../scene/scene-applier.ts';
import type { MapEngine } from './map-engine.ts';

/** What a comparison needs of an engine and nobody outside this package may have. */
export type EngineParts = {
  readonly map: MapLibreMap;
  readonly applier: SceneApplier;
  /** Maps that show the same drawing, pointer included. */
  readonly followers: Set<SceneApplier>;
};

export const engineParts = new WeakMap<MapEngine, EngineParts>();
