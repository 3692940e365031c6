import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { FeatureTheme } from './feature-theme.ts';

/** The source of the features and how its layers are named. */
export type FeatureLayerInput = {
  /** Prefix of the layer ids. */
  prefix: string;
  source: string;
  sourceLayer?: string;
  theme: FeatureTheme;
  filter: FilterSpecification | null;
  /** Codes of points that are shown with a photograph of 40 px. */
  pictured?: readonly string[];
  selected: Selected;
};

/**
 * Which features look selected: all, none, or those with the feature state, for sources with few features. In that case
 * `isAny` says whether one is selected: until then halos are not laid out.
 */
export type Selected = 'all' | 'none' | { readonly isAny: boolean };

/** Shapes are below place names, points above them. */
export type FeatureLayers = {
  shapes: LayerSpecification[];
  points: LayerSpecification[];
};

/** For lines only: a ring has no ends, and each rounded corner of an area costs more triangles. */
const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** Default colour of a feature. */
export const DEFAULT_FEATURE_COLOR = '#0059ff';

const COLOR: ExpressionSpecification = ['to-color', ['get', 'color'], DEFAULT_FEATURE_COLOR];
const IS_SELECTED: ExpressionSpecification = ['boolean', ['feature-state', 'selected'], false];
const SHAPE_KINDS = {
  area: ['Polygon', 'MultiPolygon'],
  line: ['LineString', 'MultiLineString'],
  point: ['Point', 'MultiPoint'],
} as const;

/** An expression that depends on selection; a constant if all features are alike. */
function choose<T extends number | string | ExpressionSpecification>(
  selected: Selected,
  yes: T,
  no: T,
): T | ExpressionSpecification {
  if (selected === 'all') return yes;
  return selected === 'none' ? no : ['case', IS_SELECTED, yes, no];
}

/** 1 on the first day, 0.35 after a year. */
export const AGE_OPACITY: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['to-number', ['get', 'age_days'], 0],
  0,
  1,
  365,
  0.35,
];

/** Layer id of the halo of a selected point. */
export const toHaloId = (prefix: string): string => `${prefix}-point-halo`;

/** Layer ids that can be clicked, in order of precedence. */
export function toClickableIds(prefix: string): string[] {
  return [
    `${prefix}-picture`,
    `${prefix}-point`,
    `${prefix}-line`,
    `${prefix}-area-outline`,
    `${prefix}-area`,
  ];
}

/** Layer ids whose filter excludes the hidden codes, with the kind of geometry each draws. */
export function toFilteredLayers(prefix: string): { id: string; kind: ShapeKind }[] {
  return [
    { id: `${prefix}-area`, kind: 'area' },
    { id: `${prefix}-area-casing`, kind: 'area' },
    { id: `${prefix}-area-outline`, kind: 'area' },
    { id: `${prefix}-line-casing`, kind: 'line' },
    { id: `${prefix}-line`, kind: 'line' },
    { id: toHaloId(prefix), kind: 'point' },
    { id: `${prefix}-point`, kind: 'point' },
  ];
}

/** What a layer draws. */
export type ShapeKind = keyof typeof SHAPE_KINDS;

/** The kind of geometry, and the scene's own condition. */
export function toShapeFilter(kind: ShapeKind, filter: FilterSpecification | null): FilterSpecification {
  const isKind: ExpressionSpecification = ['in', ['geometry-type'], ['literal', [...SHAPE_KINDS[kind]]]];
  return filter ? (['all', isKind, filter] as FilterSpecification) : isKind;
}

/** A filter that excludes these codes, or null if there are none. */
export function toCodeFilter(codes: readonly string[]): FilterSpecification | null {
  if (codes.length === 0) return null;
  return ['!', ['in', ['to-string', ['get', 'code']], ['literal', [...codes]]]];
}

/** Layers for areas, lines and points of one source, with casing, fading by age and a selected look. */
export function toFeatureLayers(input: FeatureLayerInput): FeatureLayers {
  const { prefix, source, sourceLayer, filter, selected } = input;
  const from = {
    source,
    ...(sourceLayer === undefined ? {} : { 'source-layer': sourceLayer }),
  };
  const kind = (shape: ShapeKind) => toShapeFilter(shape, filter);
  return {
    shapes: [
      {
        ...from,
        id: `${prefix}-area`,
        type: 'fill',
        filter: kind('area'),
        paint: {
          'fill-color': COLOR,
          'fill-opacity': ['*', choose(selected, 0.32, 0.18), AGE_OPACITY],
          // The outline covers the edge: antialiasing below it would not be visible.
          'fill-antialias': false,
        },
      },
      {
        ...from,
        id: `${prefix}-area-casing`,
        type: 'line',
        filter: kind('area'),
        paint: toCasing(input, 2),
      },
      {
        ...from,
        id: `${prefix}-area-outline`,
        type: 'line',
        filter: kind('area'),
        paint: toStroke(selected, 2),
      },
      {
        ...from,
        id: `${prefix}-line-casing`,
        type: 'line',
        filter: kind('line'),
        layout: ROUND,
        paint: {
          ...toCasing(input, 2.5),
          'line-width': byZoom(choose(selected, 6, 2.6), choose(selected, 9.5, 5.5)),
        },
      },
      {
        ...from,
        id: `${prefix}-line`,
        type: 'line',
        filter: kind('line'),
        layout: ROUND,
        paint: {
          ...toStroke(selected, 2.5),
          'line-width': byZoom(choose(selected, 2, 1.1), choose(selected, 3.5, 2.5)),
        },
      },
    ],
    points: toPointLayers(input, from),
  };
}

type From = { source: string; 'source-layer'?: string };

/** Radius of the halo of a selected point: around its photograph if it has one. */
export function toHaloRadius(
  selected: Selected,
  pictured: readonly string[],
): DataDrivenPropertyValueSpecification<number> {
  const radius: number | ExpressionSpecification =
    pictured.length === 0
      ? 13
      : ['case', ['in', ['to-string', ['get', 'code']], ['literal', [...pictured]]], 25, 13];
  // Size 0 for the others: invisible halos would cost more than the points.
  return choose(selected, radius, 0);
}

function toPointLayers(input: FeatureLayerInput, from: From): LayerSpecification[] {
  const { prefix, theme, filter, pictured = [], selected } = input;
  const isPoint = toShapeFilter('point', filter);
  const halo: LayerSpecification = {
    ...from,
    id: toHaloId(prefix),
    type: 'circle',
    filter: isPoint,
    // Laid out for each point though only one is selected: in a full view that is half of all that is drawn.
    layout: {
      visibility: selected === 'all' || (selected !== 'none' && selected.isAny) ? 'visible' : 'none',
    },
    paint: {
      'circle-color': theme.accent,
      // Without radius and stroke nothing is drawn, so other properties can be constant.
      'circle-radius': toHaloRadius(selected, pictured),
      'circle-opacity': 0.28,
      'circle-stroke-color': theme.accent,
      'circle-stroke-width': choose(selected, 1.5, 0),
    },
  };
  const point: LayerSpecification = {
    ...from,
    id: `${prefix}-point`,
    type: 'circle',
    filter: isPoint,
    paint: {
      'circle-color': COLOR,
      'circle-radius': choose(selected, 7, 6),
      'circle-opacity': AGE_OPACITY,
      'circle-stroke-color': toStrokeColor(input),
      'circle-stroke-width': 1.5,
      'circle-stroke-opacity': AGE_OPACITY,
    },
  };
  return selected === 'none' ? [point] : [halo, point];
}

/** Temporary features show whether they can be saved. */
function toStrokeColor({ theme, sourceLayer }: FeatureLayerInput): string | ExpressionSpecification {
  if (sourceLayer !== undefined) return theme.casing;
  return ['case', ['==', ['get', 'status'], 'error'], theme.fault, theme.casing];
}

/** Where a whole coast is in view, its tracks are thin enough to be told apart. */
const THIN_ZOOM = 7;
const FULL_ZOOM = 11;

/** A width that grows with the zoom. */
function byZoom(
  thin: number | ExpressionSpecification,
  full: number | ExpressionSpecification,
): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], THIN_ZOOM, thin, FULL_ZOOM, full];
}

function toStroke(selected: Selected, width: number) {
  return {
    'line-color': COLOR,
    'line-width': choose(selected, width + 1, width),
    'line-opacity': AGE_OPACITY,
  } as const;
}

/** Below the stroke: the casing, wider and in the accent colour while selected. */
function toCasing({ selected, theme: { casing, accent } }: FeatureLayerInput, width: number) {
  return {
    'line-color': choose(selected, accent, casing),
    'line-width': choose(selected, width + 7, width + 3),
    'line-opacity': ['*', AGE_OPACITY, choose(selected, 0.55, 0.7)] as ExpressionSpecification,
  } as const;
}
