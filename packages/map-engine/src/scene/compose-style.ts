import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { findSketchCode } from '../drawing/sketch-code.ts';
import { toBuildingLayer } from '../layers/building-layer.ts';
import { toClusterLayers } from '../layers/cluster-layers.ts';
import { toCodeFilter, toFeatureLayers } from '../layers/feature-layers.ts';
import { toFeatureTheme } from '../layers/feature-theme.ts';
import { toImportedLayers } from '../layers/imported-features.ts';
import { findLayerCode } from '../layers/layer-code.ts';
import { toPictureLayer } from '../pictures/picture-layer.ts';
import type { MapScene } from './scene.ts';
import {
  BOUNDARIES_SOURCE,
  MARKED_SOURCE,
  OVERLAY_SOURCE,
  SCENE_PARTS,
  toMarkedCode,
  toPartData,
  toPartSources,
  toTiles,
} from './scene-parts.ts';

/** The source of terrain, in base styles that were loaded with it. */
export const TERRAIN_SOURCE = 'terrain';
/** Exaggeration of the terrain. */
const TERRAIN_EXAGGERATION = 1.5;
/** The source of tiles is named after its project, so that the tiles of another project never show while it loads. */
export function toTilesSource(projectKey: string): string {
  return `tiles:${projectKey}`;
}

/**
 * Inserts the scene's sources and layers into the base style. `pictured` are the codes of points shown with their
 * photograph. Pure: `base` is not modified.
 */
export function composeStyle(
  base: StyleSpecification,
  scene: MapScene,
  pictured: readonly string[] = [],
): StyleSpecification {
  const code = findLayerCode();
  const ofLayers = code?.toStyle(scene);
  const sources = { ...toSceneSources(scene), ...ofLayers?.sources };
  const { shapes, points, counts, sketch } = toSceneLayers(scene, pictured);
  // Empty parts of the scene have no source.
  const isShown = (layer: LayerSpecification) => 'source' in layer && layer.source in sources;
  const isMarked = (layer: LayerSpecification) => 'source' in layer && layer.source === MARKED_SOURCE;
  /** Those of the project, and the layer that stands out, which fades all of them but the selected feature. */
  const withForemost = (part: 'shapes' | 'points' | 'counts', layers: readonly LayerSpecification[]) => {
    const shown = layers.filter(isShown);
    const front = ofLayers?.foremost?.[part];
    if (code === null || front === undefined) return shown;
    return [...shown.filter((one) => !isMarked(one)).map(code.fade), ...front, ...shown.filter(isMarked)];
  };
  const baseLayers = base.layers.map((layer) => toLabelVisibility(layer, scene.labels));
  const firstSymbol = baseLayers.findIndex(({ type }) => type === 'symbol');
  const at = firstSymbol === -1 ? baseLayers.length : firstSymbol;
  const building = scene.buildings ? toBuildingLayer(base, scene.baseStyle) : null;
  const { terrain: _terrain, ...flat } = base;
  return {
    ...flat,
    ...(TERRAIN_SOURCE in base.sources && {
      terrain: { source: TERRAIN_SOURCE, exaggeration: TERRAIN_EXAGGERATION },
    }),
    sources: { ...base.sources, ...sources },
    layers: [
      ...baseLayers.slice(0, at),
      ...(ofLayers?.shapes ?? []),
      ...withForemost('shapes', shapes),
      ...(building ? [building] : []),
      ...baseLayers.slice(at),
      ...(ofLayers?.points ?? []),
      ...withForemost('points', points),
      // Above all circles, so that none cuts a number; the last are placed first.
      ...(ofLayers?.counts ?? []),
      ...withForemost('counts', counts),
      ...sketch.filter(isShown),
    ],
  };
}

function toSceneSources(scene: MapScene): Record<string, SourceSpecification> {
  const sources: Record<string, SourceSpecification> = {};
  for (const part of SCENE_PARTS) Object.assign(sources, toPartSources(toPartData(part, scene)));
  const tiles = scene.featureTiles;
  if (tiles) {
    sources[toTilesSource(tiles.projectKey)] = toTiles(tiles.urlTemplate);
  }
  return sources;
}

function toSceneLayers(
  scene: MapScene,
  pictured: readonly string[],
): {
  shapes: LayerSpecification[];
  points: LayerSpecification[];
  counts: LayerSpecification[];
  sketch: readonly LayerSpecification[];
} {
  const theme = toFeatureTheme(scene.baseStyle);
  const groups = [];
  const circles: LayerSpecification[] = [];
  const counts: LayerSpecification[] = [];
  const pictures: LayerSpecification[] = [];
  if (scene.featureTiles) {
    const source = toTilesSource(scene.featureTiles.projectKey);
    const filter = toCodeFilter([...scene.hiddenCodes, ...scene.overlayHides]);
    groups.push(
      toFeatureLayers({
        prefix: 'tiles',
        source,
        sourceLayer: 'features',
        theme,
        filter,
        selected: 'none',
      }),
    );
    pictures.push(toPictureLayer(source, pictured, filter));
    const from = { source, 'source-layer': 'clusters' };
    const clusters = toClusterLayers({ prefix: 'tiles', from, theme });
    circles.push(...clusters.circles);
    counts.push(...clusters.counts);
  }
  const marked = toMarkedCode(scene);
  if (marked !== null) {
    groups.push(
      toFeatureLayers({
        prefix: 'marked',
        source: MARKED_SOURCE,
        sourceLayer: 'features',
        theme,
        filter: ['==', ['to-string', ['get', 'code']], marked],
        pictured,
        selected: 'all',
      }),
    );
  }
  const imported = toImportedLayers(scene, theme);
  const overlayFilter = toCodeFilter(scene.hiddenCodes);
  groups.push(
    toFeatureLayers({
      prefix: 'overlay',
      source: OVERLAY_SOURCE,
      theme,
      filter: overlayFilter,
      selected: { isAny: scene.selection.code !== null },
    }),
    imported,
  );
  circles.unshift(...imported.circles);
  counts.unshift(...imported.counts);
  const boundary: LayerSpecification = {
    id: 'boundaries',
    type: 'line',
    source: BOUNDARIES_SOURCE,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': ['to-color', ['get', 'color'], theme.accent],
      'line-width': 1.5,
      'line-dasharray': [3, 2],
    },
  };
  const sketch = findSketchCode()?.toLayers(theme) ?? [];
  return {
    shapes: [boundary, ...groups.flatMap(({ shapes }) => shapes)],
    points: [...groups.flatMap(({ points }) => points), ...pictures, ...circles],
    // Cluster counts are the last text layer: they are placed first, and other text gives way.
    counts,
    sketch,
  };
}

/** Labels of an external base style are switched by its text layers. */
function toLabelVisibility(layer: LayerSpecification, labels: boolean): LayerSpecification {
  if (labels || layer.type !== 'symbol' || layer.layout?.['text-field'] === undefined) return layer;
  return { ...layer, layout: { ...layer.layout, visibility: 'none' } };
}
