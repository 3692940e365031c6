import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import { FONT_MEDIUM } from '../styles/label-layers.ts';
import type { FeatureTheme } from './feature-theme.ts';

/** Name of the invisible image that keeps the room of a cluster free of place names. */
export const CLUSTER_ROOM_IMAGE = 'waypost-cluster-room';
/** Side of that image, CSS pixels. */
export const CLUSTER_ROOM_PX = 40;

/** Layer id that answers to a click on a cluster. */
export const CLUSTER_LAYER = 'tiles-cluster';

const COUNT: ExpressionSpecification = ['to-number', ['get', 'point_count'], 0];
const HALO_PX = 4;

/** Radius grows a little with the count, and by a step at 100 and at 750 points. */
const RADIUS: DataDrivenPropertyValueSpecification<number> = [
  'step',
  COUNT,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 1.8, 14, 3.9, 18],
  100,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 4.6, 22, 6.6, 26],
  750,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 6.6, 28, 9.2, 34],
];

/** Circles with their counts. The count's layer stands last in the style, so it is placed before all other text. */
export function toClusterLayers(source: string, theme: FeatureTheme): LayerSpecification[] {
  const from = { source, 'source-layer': 'clusters' };
  const [small, medium, large] = theme.clusters;
  const [smallHalo, mediumHalo, largeHalo] = theme.clusterHalo;
  return [
    {
      ...from,
      id: CLUSTER_LAYER,
      type: 'circle',
      layout: { 'circle-sort-key': COUNT },
      paint: {
        'circle-color': ['step', COUNT, small, 100, medium, 750, large],
        'circle-radius': RADIUS,
        'circle-stroke-width': HALO_PX,
        'circle-stroke-color': ['step', COUNT, smallHalo, 100, mediumHalo, 750, largeHalo],
      },
    },
    {
      ...from,
      id: 'tiles-cluster-count',
      type: 'symbol',
      layout: {
        'text-field': toShortCount(),
        'text-font': FONT_MEDIUM,
        'text-size': ['step', COUNT, 13, 100, 14, 750, 15],
        'text-allow-overlap': true,
        'icon-image': CLUSTER_ROOM_IMAGE,
        'icon-size': ['step', COUNT, 1, 100, 1.45, 750, 1.9],
        'icon-allow-overlap': true,
        'symbol-sort-key': ['-', 0, COUNT],
      },
      paint: { 'text-color': '#ffffff' },
    },
  ];
}

/** 999, 1.2k, 38k. */
function toShortCount(): ExpressionSpecification {
  return [
    'case',
    ['>=', COUNT, 10_000],
    ['concat', ['to-string', ['round', ['/', COUNT, 1000]]], 'k'],
    ['>=', COUNT, 1000],
    ['concat', ['to-string', ['/', ['round', ['/', COUNT, 100]], 10]], 'k'],
    ['to-string', COUNT],
  ];
}
