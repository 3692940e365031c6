import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import { FONT_MEDIUM } from '../styles/label-layers.ts';
import type { FeatureTheme } from './feature-theme.ts';

/** Name of the invisible image that keeps place names away from a cluster. */
export const CLUSTER_ROOM_IMAGE = 'waypost-cluster-room';
/** Side of that image, CSS pixels. */
export const CLUSTER_ROOM_PX = 40;

/** Layer id of the circles of clusters, which can be clicked. */
export const toClusterId = (prefix: string): string => `${prefix}-cluster`;
/** Whether a layer draws the circles of clusters. */
export const isClusterLayer = (id: string): boolean => id.endsWith('-cluster');

/** Clustering of GeoJSON points, equal to that of the server for tiles. */
export const CLUSTERING = {
  cluster: true,
  clusterMaxZoom: 13,
  clusterMinPoints: 6,
  /** About the width of a drawn cluster, CSS pixels. */
  clusterRadius: 64,
} as const;

const COUNT: ExpressionSpecification = ['to-number', ['get', 'point_count'], 0];
const HALO_PX = 4;

/** The radius grows slightly with the count, and by a step at 100 and at 750 points. */
const RADIUS: DataDrivenPropertyValueSpecification<number> = [
  'step',
  COUNT,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 1.8, 14, 3.9, 18],
  100,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 4.6, 22, 6.6, 26],
  750,
  ['interpolate', ['linear'], ['ln', ['max', COUNT, 1]], 6.6, 28, 9.2, 34],
];

/** The source of the clusters and how their layers are named. */
type ClusterLayerInput = {
  prefix: string;
  from: { source: string; 'source-layer'?: string };
  theme: FeatureTheme;
};

/**
 * Circles with their counts. The layer of the counts is last in the style, so they are placed before all other text.
 */
export function toClusterLayers({ prefix, from, theme }: ClusterLayerInput): LayerSpecification[] {
  // If clusters have no source layer of their own, they are the features with a count.
  const filter: FilterSpecification = ['has', 'point_count'];
  const [small, medium, large] = theme.clusters;
  const [smallHalo, mediumHalo, largeHalo] = theme.clusterHalo;
  return [
    {
      ...from,
      id: toClusterId(prefix),
      type: 'circle',
      filter,
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
      id: `${prefix}-cluster-count`,
      type: 'symbol',
      filter,
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

/** For example 999, 1.2k, 38k. */
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
