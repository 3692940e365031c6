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

/** Clusters: their circles, and above all circles of the map their counts. */
export interface ClusterLayers {
  readonly circles: LayerSpecification[];
  readonly counts: LayerSpecification[];
}

/**
 * Circles with their counts. Counts are last in the style, so they are placed before all other text; where two would
 * overlap, the larger one is shown.
 */
export function toClusterLayers({ prefix, from, theme }: ClusterLayerInput): ClusterLayers {
  // If clusters have no source layer of their own, they are the features with a count.
  const filter: FilterSpecification = ['has', 'point_count'];
  const [small, medium, large] = theme.clusters;
  const [smallHalo, mediumHalo, largeHalo] = theme.clusterHalo;
  const order: ExpressionSpecification = ['-', 0, COUNT];
  return {
    circles: [
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
      // Not with the count: the room of one cluster would take the number of another that is readable beside it.
      {
        ...from,
        id: `${prefix}-cluster-room`,
        type: 'symbol',
        filter,
        layout: {
          'icon-image': CLUSTER_ROOM_IMAGE,
          'icon-size': ['step', COUNT, 1, 100, 1.45, 750, 1.9],
          'icon-allow-overlap': true,
        },
      },
    ],
    counts: [
      {
        ...from,
        id: `${prefix}-cluster-count`,
        type: 'symbol',
        filter,
        layout: {
          'text-field': toShortCount(),
          'text-font': FONT_MEDIUM,
          'text-size': ['step', COUNT, 13, 100, 14, 750, 15],
          'text-padding': 1,
          'symbol-sort-key': order,
        },
        paint: { 'text-color': '#ffffff' },
      },
    ],
  };
}

/** For example 999, 1.2k, 38k, 1.4M: four characters at most, which fit their circle. */
function toShortCount(): ExpressionSpecification {
  const tenths = (unit: number): ExpressionSpecification => ['/', ['round', ['/', COUNT, unit / 10]], 10];
  return [
    'case',
    ['>=', COUNT, 9_950_000],
    ['concat', ['to-string', ['round', ['/', COUNT, 1_000_000]]], 'M'],
    ['>=', COUNT, 999_500],
    ['concat', ['to-string', tenths(1_000_000)], 'M'],
    ['>=', COUNT, 9950],
    ['concat', ['to-string', ['round', ['/', COUNT, 1000]]], 'k'],
    ['>=', COUNT, 1000],
    ['concat', ['to-string', tenths(1000)], 'k'],
    ['to-string', COUNT],
  ];
}
