import type { LayerSpecification } from 'maplibre-gl';
import type { MapScene } from '../scene.ts';
import { IMPORTED_POINTS_SOURCE, IMPORTED_SOURCE } from '../scene-parts.ts';
import { toClusterLayers } from './cluster-layers.ts';
import { type FeatureLayers, toFeatureLayers } from './feature-layers.ts';
import type { FeatureTheme } from './feature-theme.ts';

const PREFIX = 'imported';

/** The layers of temporary features; with those of clusters where there are very many. */
export function toImportedLayers(
  imported: MapScene['imported'],
  theme: FeatureTheme,
): FeatureLayers & { clusters: LayerSpecification[] } {
  const layers = toFeatureLayers({ prefix: PREFIX, source: IMPORTED_SOURCE, theme, filter: null });
  if (!('points' in imported)) return { ...layers, clusters: [] };
  const source = IMPORTED_POINTS_SOURCE;
  const alone = toFeatureLayers({ prefix: PREFIX, source, theme, filter: ['!', ['has', 'point_count']] });
  return {
    shapes: layers.shapes,
    points: alone.points,
    clusters: toClusterLayers({ prefix: PREFIX, from: { source }, theme }),
  };
}
