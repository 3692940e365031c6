import type { FeatureCollection } from 'geojson';
import type {
  GeoJSONSourceSpecification,
  LayerSpecification,
  SourceSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { SketchPointer } from '../drawing/drawing-scene.ts';
import { findSketchCode } from '../drawing/sketch-code.ts';
import { CLUSTERING } from '../layers/cluster-layers.ts';
import { type MapScene, ZOOM_RANGE } from './scene.ts';

/** An optional part of the scene: while it is empty, it has neither sources nor layers. */
export type ScenePart = 'boundaries' | 'marked' | 'overlay' | 'imported' | 'sketch';

export const SCENE_PARTS: readonly ScenePart[] = ['boundaries', 'marked', 'overlay', 'imported', 'sketch'];

/** The tiles again, for the selected feature. Named as a source of tiles. */
export const MARKED_SOURCE = 'tiles:marked';
/** The tiles of a layer are in a source of this name and its key. */
export const LAYER_SOURCE = 'tiles:layer:';
/** The pictures of a layer are in a source of this name and its key. */
export const IMAGERY_SOURCE = 'imagery:';
/** Whether a source has feature tiles: those of a project or a layer, or the marked ones. */
export const isTilesSource = (sourceId: string): boolean => sourceId.startsWith('tiles:');
export const OVERLAY_SOURCE = 'overlay';
/** Temporary features; if there are very many, their lines and areas. */
export const IMPORTED_SOURCE = 'imported';
/** Points, if there are very many temporary features. */
export const IMPORTED_POINTS_SOURCE = 'imported-points';
export const BOUNDARIES_SOURCE = 'boundaries';
export const SKETCH_SOURCE = 'sketch';

const SOURCES: Readonly<Record<ScenePart, readonly string[]>> = {
  boundaries: [BOUNDARIES_SOURCE],
  marked: [MARKED_SOURCE],
  overlay: [OVERLAY_SOURCE],
  imported: [IMPORTED_SOURCE, IMPORTED_POINTS_SOURCE],
  sketch: [SKETCH_SOURCE],
};

const NO_POINTER: SketchPointer = { pointer: null, isSnapped: false, dragged: null };

/** The possible sources of a part. */
export const listPartSources = (part: ScenePart): readonly string[] => SOURCES[part];

/** A layer and the one above it; on top if `above` is undefined. */
export interface Insertion {
  readonly layer: LayerSpecification;
  readonly above: string | undefined;
}

/**
 * The layers of a part in the order in which to add them, from the top down, each below one that is already there.
 * @param layers those of the whole style, from the bottom up; layers of other parts may not be on the map yet.
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

/** The code of the selected feature if tiles draw it; null if it is hidden or in the overlay. */
export function toMarkedCode({ selection, hiddenCodes, overlayHides }: MapScene): string | null {
  const { code } = selection;
  return code === null || hiddenCodes.includes(code) || overlayHides.includes(code) ? null : code;
}

/** The URL of the tiles that draw the selected feature; null if there are none. */
function findMarkedTiles(scene: MapScene): string | null {
  if (toMarkedCode(scene) === null) return null;
  const { featureTiles, layers, selection } = scene;
  const layer = layers.find(({ key }) => key === selection.layer);
  return (layer?.kind === 'features' ? layer : featureTiles)?.urlTemplate ?? null;
}

/** The data of each source of a part: features or the URL of tiles; none if it is empty. */
export function toPartData(
  part: ScenePart,
  scene: MapScene,
  pointer: SketchPointer = NO_POINTER,
): Readonly<Record<string, FeatureCollection | string>> {
  const { boundaries, imported, drawing, overlay } = scene;
  switch (part) {
    case 'boundaries':
      return boundaries === null ? {} : { [BOUNDARIES_SOURCE]: boundaries };
    case 'marked': {
      const url = findMarkedTiles(scene);
      return url === null ? {} : { [MARKED_SOURCE]: url };
    }
    case 'overlay':
      return unlessEmpty(OVERLAY_SOURCE, overlay);
    case 'imported':
      if ('points' in imported)
        return { [IMPORTED_SOURCE]: imported.shapes, [IMPORTED_POINTS_SOURCE]: imported.points };
      return unlessEmpty(IMPORTED_SOURCE, imported);
    case 'sketch': {
      const code = findSketchCode();
      return drawing === null || code === null ? {} : { [SKETCH_SOURCE]: code.toFeatures(drawing, pointer) };
    }
  }
}

const OPTIONS: Readonly<Record<string, Partial<GeoJSONSourceSpecification>>> = {
  [OVERLAY_SOURCE]: { promoteId: 'code' },
  [IMPORTED_SOURCE]: { promoteId: 'local_uuid' },
  [IMPORTED_POINTS_SOURCE]: { promoteId: 'local_uuid', ...CLUSTERING },
};

/** Feature tiles as a source. */
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
