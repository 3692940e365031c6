import type {
  GeoJSONSource,
  ImageSource,
  LayerSpecification,
  RasterTileSource,
  SourceSpecification,
} from 'maplibre-gl';
import type { MapScene, SceneLayer } from '../scene/scene.ts';
import { LAYER_SOURCE, toTiles } from '../scene/scene-parts.ts';
import { toClusterLayers } from './cluster-layers.ts';
import { toCodeFilter, toFeatureLayers } from './feature-layers.ts';
import { toFeatureTheme } from './feature-theme.ts';
import { toImageLayer, toImageSource } from './image-layer.ts';
import { type LayerCode, toLayerPrefix } from './layer-code.ts';
import { listOpacities, withOpacity } from './layer-opacity.ts';
import { toLineLayers, toLineSource, toLineSourceId } from './line-layer.ts';
import { toPictureZoom } from './picture-zoom.ts';
import { toRadarSourceId } from './radar-ids.ts';
import { toRadarLayers, toRadarSource } from './radar-layer.ts';
import { toRasterLayer, toRasterSource, toRasterSourceId } from './raster-layer.ts';
import { toTargetImage } from './target-image.ts';

const toSourceId = ({ key }: SceneLayer) => LAYER_SOURCE + key;

interface DrawnLayer {
  readonly pictures: readonly LayerSpecification[];
  readonly shapes: readonly LayerSpecification[];
  readonly points: readonly LayerSpecification[];
  readonly counts: readonly LayerSpecification[];
}

const NONE: DrawnLayer = { pictures: [], shapes: [], points: [], counts: [] };

/** How much is seen of what is beside the layer that stands out. */
const FADED = 0.3;

/** Whether a layer is the one that stands out, or a part of it. */
const isForemost = ({ key }: SceneLayer, { foremost }: MapScene) =>
  foremost !== null && (key === foremost || key.startsWith(`${foremost}:`));

const hasForemost = (scene: MapScene) => scene.layers.some((layer) => isForemost(layer, scene));

/** The style layers of one layer, from the bottom up. */
function toStyleLayers(layer: SceneLayer, scene: MapScene): DrawnLayer {
  const isFaded = hasForemost(scene) && !isForemost(layer, scene);
  const toSeen = (one: LayerSpecification) =>
    withOpacity(one, isFaded ? layer.opacity * FADED : layer.opacity);
  if (layer.kind === 'raster') return { ...NONE, pictures: [toSeen(toRasterLayer(layer))] };
  if (layer.kind === 'image') return { ...NONE, pictures: [toSeen(toImageLayer(layer))] };
  if (layer.kind === 'lines' || layer.kind === 'radar') {
    const { shapes, points } =
      layer.kind === 'lines' ? toLineLayers(layer, scene.baseStyle) : toRadarLayers(layer, scene.baseStyle);
    return { ...NONE, shapes: shapes.map(toSeen), points: points.map(toSeen) };
  }
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
  return {
    pictures: [],
    shapes: features.shapes.map(toSeen),
    points: [...features.points, ...clusters.circles].map(toSeen),
    counts: clusters.counts.map(toSeen),
  };
}

function toSource(layer: SceneLayer): [id: string, source: SourceSpecification] {
  if (layer.kind === 'raster') return [toRasterSourceId(layer), toRasterSource(layer)];
  if (layer.kind === 'image') return [toRasterSourceId(layer), toImageSource(layer)];
  if (layer.kind === 'lines') return [toLineSourceId(layer), toLineSource(layer)];
  if (layer.kind === 'radar') return [toRadarSourceId(layer), toRadarSource(layer)];
  return [toSourceId(layer), toTiles(layer.urlTemplate)];
}

/** Each layer of a scene with what it was before; both scenes have the same layers in the same order. */
const listPairs = (from: MapScene, to: MapScene): [before: SceneLayer, after: SceneLayer][] =>
  to.layers.flatMap((after) => {
    const before = from.layers.find(({ key }) => key === after.key);
    return before === undefined ? [] : [[before, after]];
  });

const swapTiles: LayerCode['swapTiles'] = (map, tiles, from, to) => {
  for (const [before, after] of listPairs(from, to)) {
    if (!('urlTemplate' in after) || !('urlTemplate' in before)) continue;
    if (before.urlTemplate === after.urlTemplate) continue;
    if (after.kind === 'features') tiles.setTemplate(toSourceId(after), after.urlTemplate);
    else {
      // A source of this name is a raster source of ours.
      const source = map.getSource(toRasterSourceId(after)) as RasterTileSource | undefined;
      source?.setTiles([after.urlTemplate]);
    }
  }
};

/** Draws the layers of organizations; the first of a scene is on top, pictures are below all features. */
export const layerCode: LayerCode = {
  toStyle(scene) {
    const fromBelow = scene.layers.toReversed();
    const draw = (layers: readonly SceneLayer[]) => {
      const drawn = layers.map((layer) => toStyleLayers(layer, scene));
      return {
        pictures: drawn.flatMap(({ pictures }) => pictures),
        shapes: drawn.flatMap(({ shapes }) => shapes),
        points: drawn.flatMap(({ points }) => points),
        counts: drawn.flatMap(({ counts }) => counts),
      };
    };
    const { pictures, ...rest } = draw(fromBelow.filter((layer) => !isForemost(layer, scene)));
    const { pictures: front, ...foremost } = draw(fromBelow.filter((layer) => isForemost(layer, scene)));
    return {
      ...rest,
      sources: Object.fromEntries(fromBelow.map(toSource)),
      // Pictures stay below features, which would else not be seen at all.
      shapes: [...pictures, ...front, ...rest.shapes],
      foremost: hasForemost(scene) ? foremost : null,
    };
  },
  fade: (layer) => withOpacity(layer, FADED),
  toImage: toTargetImage,
  toPictureZoom,
  swapTiles,
  apply(map, tiles, from, to) {
    swapTiles(map, tiles, from, to);
    for (const [before, after] of listPairs(from, to)) {
      if ('data' in after && 'data' in before && after.data !== before.data) {
        // A source of this name is a GeoJSON source of ours.
        (map.getSource(toSource(after)[0]) as GeoJSONSource | undefined)?.setData(after.data);
      }
      if (after.kind === 'image' && before.kind === 'image' && after.url !== before.url) {
        // A source of this name is an image source of ours.
        const source = map.getSource(toSource(after)[0]) as ImageSource | undefined;
        source?.updateImage({ url: after.url, coordinates: after.corners });
      }
      if (before.opacity === after.opacity) continue;
      const { pictures, shapes, points, counts } = toStyleLayers(after, to);
      for (const layer of [...pictures, ...shapes, ...points, ...counts]) {
        if (map.getLayer(layer.id) === undefined) continue;
        // The names and values are of this layer’s own style.
        for (const [name, value] of listOpacities(layer))
          map.setPaintProperty(layer.id, name as 'fill-opacity', value as number, { validate: false });
      }
    }
  },
};
