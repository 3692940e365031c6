import type { LayerSpecification } from 'maplibre-gl';
import type { MapScene, SceneLayer } from '../scene/scene.ts';
import { LAYER_SOURCE, toTiles } from '../scene/scene-parts.ts';
import { toClusterLayers } from './cluster-layers.ts';
import { toCodeFilter, toFeatureLayers } from './feature-layers.ts';
import { toFeatureTheme } from './feature-theme.ts';
import { type LayerCode, toLayerPrefix } from './layer-code.ts';
import { listOpacities, withOpacity } from './layer-opacity.ts';

const toSourceId = ({ key }: SceneLayer) => LAYER_SOURCE + key;

/** The style layers of one layer, from the bottom up. */
function toStyleLayers(
  layer: SceneLayer,
  scene: MapScene,
): { shapes: LayerSpecification[]; points: LayerSpecification[] } {
  const theme = toFeatureTheme(scene.baseStyle);
  const prefix = toLayerPrefix(layer);
  const source = toSourceId(layer);
  const features = toFeatureLayers({
    prefix,
    source,
    sourceLayer: 'features',
    theme,
    filter: toCodeFilter([...scene.hiddenCodes, ...scene.overlayHides]),
    selected: 'none',
  });
  const clusters = toClusterLayers({ prefix, from: { source, 'source-layer': 'clusters' }, theme });
  const toSeen = (one: LayerSpecification) => withOpacity(one, layer.opacity);
  return { shapes: features.shapes.map(toSeen), points: [...features.points, ...clusters].map(toSeen) };
}

/** Each layer of a scene with what it was before; both scenes have the same layers in the same order. */
const listPairs = (from: MapScene, to: MapScene): [before: SceneLayer, after: SceneLayer][] =>
  to.layers.flatMap((after) => {
    const before = from.layers.find(({ key }) => key === after.key);
    return before === undefined ? [] : [[before, after]];
  });

const swapTiles: LayerCode['swapTiles'] = (tiles, from, to) => {
  for (const [before, after] of listPairs(from, to)) {
    if (before.urlTemplate !== after.urlTemplate) tiles.setTemplate(toSourceId(after), after.urlTemplate);
  }
};

/** Draws the layers of organizations; the first of a scene is on top. */
export const layerCode: LayerCode = {
  toStyle(scene) {
    const fromBelow = scene.layers.toReversed();
    const drawn = fromBelow.map((layer) => toStyleLayers(layer, scene));
    return {
      sources: Object.fromEntries(
        fromBelow.map((layer) => [toSourceId(layer), toTiles(layer.urlTemplate)] as const),
      ),
      shapes: drawn.flatMap(({ shapes }) => shapes),
      points: drawn.flatMap(({ points }) => points),
    };
  },
  swapTiles,
  apply(map, tiles, from, to) {
    swapTiles(tiles, from, to);
    for (const [before, after] of listPairs(from, to)) {
      if (before.opacity === after.opacity) continue;
      const { shapes, points } = toStyleLayers(after, to);
      for (const layer of [...shapes, ...points]) {
        if (map.getLayer(layer.id) === undefined) continue;
        // The names and values are of this layer’s own style.
        for (const [name, value] of listOpacities(layer))
          map.setPaintProperty(layer.id, name as 'fill-opacity', value as number, { validate: false });
      }
    }
  },
};
