import type { MapScene } from '../scene/scene.ts';
import { IMPORTED_POINTS_SOURCE, IMPORTED_SOURCE } from '../scene/scene-parts.ts';
import { type ClusterLayers, toClusterLayers } from './cluster-layers.ts';
import { type FeatureLayers, toFeatureLayers } from './feature-layers.ts';
import type { FeatureTheme } from './feature-theme.ts';

const PREFIX = 'imported';

/** The layers of temporary features, with clusters when there are very many. */
export function toImportedLayers(
  { imported, selection }: MapScene,
  theme: FeatureTheme,
): FeatureLayers & ClusterLayers {
  const look = { prefix: PREFIX, theme, selected: { isAny: selection.localUuid !== null } };
  const layers = toFeatureLayers({ ...look, source: IMPORTED_SOURCE, filter: null });
  if (!('points' in imported)) return { ...layers, circles: [], counts: [] };
  const source = IMPORTED_POINTS_SOURCE;
  const alone = toFeatureLayers({ ...look, source, filter: ['!', ['has', 'point_count']] });
  return {
    shapes: layers.shapes,
    points: alone.points,
    ...toClusterLayers({ prefix: PREFIX, from: { source }, theme }),
  };
}
