import type { FeatureCollection } from 'geojson';
import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { SketchPointer } from './drawing/drawing-scene.ts';
import { toSketchFeatures } from './drawing/sketch-features.ts';
import { CLUSTERING } from './layers/cluster-layers.ts';
import { SKETCH_SOURCE } from './layers/sketch-layers.ts';
import type { MapScene } from './scene.ts';

/** A part of the scene that comes and goes: a map that has nothing of it has neither sources nor layers for it. */
export type ScenePart = 'boundaries' | 'overlay' | 'imported' | 'sketch';

export const SCENE_PARTS: readonly ScenePart[] = ['boundaries', 'overlay', 'imported', 'sketch'];

export const OVERLAY_SOURCE = 'overlay';
/** Temporary features; of very many the lines and areas. */
export const IMPORTED_SOURCE = 'imported';
/** The points of very many. */
export const IMPORTED_POINTS_SOURCE = 'imported-points';
export const BOUNDARIES_SOURCE = 'boundaries';

const SOURCES: Readonly<Record<ScenePart, readonly string[]>> = {
  boundaries: [BOUNDARIES_SOURCE],
  overlay: [OVERLAY_SOURCE],
  imported: [IMPORTED_SOURCE, IMPORTED_POINTS_SOURCE],
  sketch: [SKETCH_SOURCE],
};

const NO_POINTER: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

/** The sources that a part may have. */
export const listPartSources = (part: ScenePart): readonly string[] => SOURCES[part];

/** A layer that goes under another; on top of all where `above` is undefined. */
export interface Insertion {
  readonly layer: LayerSpecification;
  readonly above: string | undefined;
}

/**
 * The layers of a part in the order in which they go on a map, from the topmost down, each under one that is there by then.
 * @param layers of the whole style, from the bottom up; of other parts some may not be on the map yet.
 */
export function toInsertions(
  part: ScenePart,
  layers: readonly LayerSpecification[],
  isThere: (id: string) => boolean,
): Insertion[] {
  let above: string | undefined;
  return layers.toReversed().flatMap((layer) => {
    const isOfPart = 'source' in layer && SOURCES[part].includes(layer.source);
    const insertion = isOfPart ? [{ layer, above }] : [];
    if (isOfPart || isThere(layer.id)) above = layer.id;
    return insertion;
  });
}

const unlessEmpty = (source: string, data: FeatureCollection) =>
  data.features.length === 0 ? {} : { [source]: data };

/** What each source of a part reads; none where there is nothing of it. */
export function toPartData(
  part: ScenePart,
  scene: MapScene,
  pointer: SketchPointer = NO_POINTER,
): Readonly<Record<string, FeatureCollection | string>> {
  const { boundaries, imported, drawing, overlay } = scene;
  switch (part) {
    case 'boundaries':
      return boundaries === null ? {} : { [BOUNDARIES_SOURCE]: boundaries };
    case 'overlay':
      return unlessEmpty(OVERLAY_SOURCE, overlay);
    case 'imported':
      if ('points' in imported)
        return { [IMPORTED_SOURCE]: imported.shapes, [IMPORTED_POINTS_SOURCE]: imported.points };
      return unlessEmpty(IMPORTED_SOURCE, imported);
    case 'sketch':
      return drawing === null ? {} : { [SKETCH_SOURCE]: toSketchFeatures(drawing, pointer) };
  }
}

const OPTIONS: Readonly<Record<string, Partial<GeoJSONSourceSpecification>>> = {
  [OVERLAY_SOURCE]: { promoteId: 'code' },
  [IMPORTED_SOURCE]: { promoteId: 'local_uuid' },
  [IMPORTED_POINTS_SOURCE]: { promoteId: 'local_uuid', ...CLUSTERING },
};

/** The sources that read this data. */
export function toPartSources(
  data: ReturnType<typeof toPartData>,
): Readonly<Record<string, GeoJSONSourceSpecification>> {
  const sources = Object.entries(data).map(([name, one]): [string, GeoJSONSourceSpecification] => [
    name,
    { type: 'geojson', data: one, ...OPTIONS[name] },
  ]);
  return Object.fromEntries(sources);
}
