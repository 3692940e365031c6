import type { Feature, FeatureCollection } from 'geojson';
import { setSketchCode } from '../drawing/sketch-code.ts';
import { toSketchFeatures } from '../drawing/sketch-features.ts';
import { toSketchLayers } from '../layers/sketch-layers.ts';
import type { MapScene } from './scene.ts';

// As the drawing tools do once they are loaded.
setSketchCode({ toFeatures: toSketchFeatures, toLayers: toSketchLayers });

/** A collection of one point, for tests. */
export function makeCollection(): FeatureCollection {
  const point: Feature = {
    type: 'Feature',
    properties: { local_uuid: 'a' },
    geometry: { type: 'Point', coordinates: [0, 0] },
  };
  return { type: 'FeatureCollection', features: [point] };
}

/** A scene with something in each part, for tests. */
export const FULL_SCENE: Pick<MapScene, 'overlay' | 'imported' | 'boundaries' | 'drawing'> = {
  overlay: makeCollection(),
  imported: makeCollection(),
  boundaries: makeCollection(),
  drawing: {
    tool: { kind: 'select' },
    shapes: [],
    selectedId: null,
    vertex: null,
    path: [],
    color: '#0059ff',
    fault: null,
  },
};
