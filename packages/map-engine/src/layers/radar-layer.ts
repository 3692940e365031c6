import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { BaseStyle, RadarSceneLayer } from '../scene/scene.ts';
import { FONT_MEDIUM } from '../styles/label-layers.ts';
import { toRadarSourceId } from './radar-ids.ts';
import { toTargetImageId } from './target-image.ts';

const INK = '#0b6b7a';
const DOWN = '#c62f35';
const WORKING = '#12834a';
const UNKNOWN = '#6b7686';

export const toRadarSource = ({ data }: RadarSceneLayer): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
});

const IS_AIS: ExpressionSpecification = ['==', ['get', 'source'], 'ais'];
const IS_OPEN: ExpressionSpecification = ['==', ['get', 'open'], true];
/** A vessel that was not seen just there is pale. */
const PALE_BETWEEN: ExpressionSpecification = ['case', ['==', ['get', 'between'], true], 0.45, 1];
const isPart = (part: string, ...more: ExpressionSpecification[]): FilterSpecification => [
  'all',
  ['==', ['get', 'part'], part],
  ...more,
];
const LABEL: SymbolLayerSpecification['layout'] = {
  'text-font': FONT_MEDIUM,
  'text-size': 11,
  'text-offset': [0, 1.3],
  'text-anchor': 'top',
  'text-optional': true,
};
const LIGHT = { ink: INK, halo: '#ffffff' };
const DARK = { ink: '#7fd6e2', halo: '#10151c' };

/** What a radar sweeps, its tracks, itself and its targets, from the bottom up. */
export function toRadarLayers(
  layer: RadarSceneLayer,
  baseStyle: BaseStyle,
): {
  readonly shapes: readonly LayerSpecification[];
  readonly points: readonly LayerSpecification[];
} {
  const source = toRadarSourceId(layer);
  const { ink, halo } = baseStyle === 'dark' || baseStyle === 'satellite' ? DARK : LIGHT;
  const labelPaint = { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  const toTracks = (name: string, filter: FilterSpecification, dashes?: number[]): LayerSpecification => ({
    id: `${source}:${name}`,
    type: 'line',
    source,
    filter,
    layout: { 'line-cap': dashes === undefined ? 'round' : 'butt', 'line-join': 'round' },
    paint: {
      'line-color': ink,
      'line-width': ['case', IS_OPEN, 4, 2],
      'line-opacity': ['get', 'fade'],
      ...(dashes !== undefined && { 'line-dasharray': dashes }),
    },
  });
  const shapes: LayerSpecification[] = [
    {
      id: `${source}:sweep`,
      type: 'fill',
      source,
      filter: isPart('sweep'),
      paint: { 'fill-color': ink, 'fill-opacity': 0.06 },
    },
    {
      id: `${source}:ring`,
      type: 'line',
      source,
      filter: isPart('sweep'),
      paint: { 'line-color': ink, 'line-width': 1.25, 'line-opacity': 0.7, 'line-dasharray': [4, 3] },
    },
    toTracks('seen-tracks', isPart('track', ['!', IS_AIS]), [2, 1.5]),
    toTracks('told-tracks', isPart('track', IS_AIS)),
  ];
  const points: LayerSpecification[] = [
    {
      id: `${source}:detection`,
      type: 'circle',
      source,
      filter: isPart('detection'),
      paint: {
        'circle-radius': ['case', IS_OPEN, 6, 3.5],
        'circle-color': ['case', IS_OPEN, ink, halo],
        'circle-stroke-color': ['case', IS_OPEN, halo, ink],
        'circle-stroke-width': 1.75,
      },
    },
    {
      id: `${source}:station`,
      type: 'circle',
      source,
      filter: isPart('station'),
      paint: {
        'circle-radius': 6,
        'circle-color': ['match', ['get', 'status'], 1, WORKING, 0, DOWN, UNKNOWN],
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: `${source}:station-name`,
      type: 'symbol',
      source,
      filter: isPart('station'),
      layout: { ...LABEL, 'text-field': ['get', 'name'], 'text-size': 12, 'text-offset': [0, 0.9] },
      paint: labelPaint,
    },
    {
      id: `${source}:target`,
      type: 'symbol',
      source,
      filter: isPart('target'),
      layout: {
        ...LABEL,
        'text-field': ['get', 'label'],
        'icon-image': ['case', IS_AIS, toTargetImageId('ais'), toTargetImageId('radar')],
        'icon-rotate': ['get', 'heading'],
        'icon-rotation-alignment': 'map',
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
      paint: { ...labelPaint, 'icon-opacity': PALE_BETWEEN, 'text-opacity': PALE_BETWEEN },
    },
  ];
  return { shapes, points };
}
