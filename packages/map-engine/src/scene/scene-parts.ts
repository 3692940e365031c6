import type { FeatureCollection } from 'geojson';
import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { SketchPointer } from '../drawing/drawing-scene.ts';
import { toSketchFeatures } from '../drawing/sketch-features.ts';
import { CLUSTERING } from '../layers/cluster-layers.ts';
import { SKETCH_SOURCE } from '../layers/sketch-layers.ts';
import { type MapScene, ZOOM_RANGE } from './scene.ts';

/** A part of the scene that comes and goes: a map that has nothing of it has neither sources nor layers for it. */
export type ScenePart = 'boundaries' | 'marked' | 'overlay' | 'imported' | 'sketch';

export const SCENE_PARTS: readonly ScenePart[] = ['boundaries', 'marked', 'overlay', 'imported', 'sketch'];

/** The tiles once more, for the one feature of them that is selected. Its name is that of a source of tiles. */
export const MARKED_SOURCE = 'tiles:marked';
/** Whether a source has feature tiles: those of a project, or the marked ones. */
export const isTilesSource = (sourceId: string): boolean => sourceId.startsWith('tiles:');
export const OVERLAY_SOURCE = 'overlay';
/** Temporary features; of very many the lines and areas. */
export const IMPORTED_SOURCE = 'imported';
/** The points of very many. */
export const IMPORTED_POINTS_SOURCE = 'imported-points';
export const BOUNDARIES_SOURCE = 'boundaries';

const SOURCES: Readonly<Record<ScenePart, readonly string[]>> = {
  boundaries: [BOUNDARIES_SOURCE],
  marked: [MARKED_SOURCE],
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

/** Code of the feature that is marked where tiles have it; null for what is hidden, or drawn by the overlay. */
export function toMarkedCode({ selection, hiddenCodes, overlayHides }: MapScene): string | null {
  const { code } = selection;
  return code === null || hiddenCodes.includes(code) || overlayHides.includes(code) ? null : code;
}

/** What each source of a part reads, features or the address of tiles; none where there is nothing of it. */
export function toPartData(
  part: ScenePart,
  scene: MapScene,
  pointer: SketchPointer = NO_POINTER,
): Readonly<Record<string, FeatureCollection | string>> {
  const { boundaries, featureTiles, imported, drawing, overlay } = scene;
  switch (part) {
    case 'boundaries':
      return boundaries === null ? {} : { [BOUNDARIES_SOURCE]: boundaries };
    case 'marked':
      if (featureTiles === null || toMarkedCode(scene) === null) return {};
      return { [MARKED_SOURCE]: featureTiles.urlTemplate };
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

/** Tiles of features as a source. */
export const toTiles = (urlTemplate: string): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [urlTemplate],
  minzoom: 0,
  maxzoom: ZOOM_RANGE.featureTilesMax,
});

/** The sources that read this data. */
export function toPartSources(
  data: ReturnType<typeof toPartData>,
): Readonly<Record<string, SourceSpecification>> {
  const toSource = (name: string, one: FeatureCollection | string): SourceSpecification =>
    name === MARKED_SOURCE && typeof one === 'string'
      ? toTiles(one)
      : { type: 'geojson', data: one, ...OPTIONS[name] };
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, toSource(name, one)]));
}
