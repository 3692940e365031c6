import type {
  ExpressionSpecification,
  FillExtrusionLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { BaseStyle } from '../scene/scene.ts';

/** The lowest zoom of 3D buildings. */
const BUILDINGS_MIN_ZOOM = 15;
/** Source layers of buildings in OpenMapTiles and Protomaps. */
const BUILDING_LAYERS = ['building', 'buildings'];
/** Height of a building of unknown height, in metres: two floors. */
const USUAL_HEIGHT_M = 6;
const COLORS: Record<BaseStyle, string> = {
  outdoors: '#d8d2c4',
  satellite: '#b9b2a2',
  light: '#d9dde2',
  dark: '#2b323e',
};

/** The source and source layer with the buildings of a base style, or null if it has none. */
export function findBuildings(
  style: StyleSpecification,
): { readonly source: string; readonly sourceLayer: string } | null {
  for (const layer of style.layers) {
    if (layer.type === 'background') continue;
    const sourceLayer = layer['source-layer'];
    if (
      sourceLayer !== undefined &&
      BUILDING_LAYERS.includes(sourceLayer) &&
      typeof layer.source === 'string'
    )
      return { source: layer.source, sourceLayer };
  }
  return null;
}

/** The 3D buildings of a base style, or null if it has none. */
export function toBuildingLayer(
  style: StyleSpecification,
  baseStyle: BaseStyle,
): FillExtrusionLayerSpecification | null {
  const found = findBuildings(style);
  if (found === null) return null;
  const metres = (...names: string[]): ExpressionSpecification => [
    'coalesce',
    ...names.map((name): ExpressionSpecification => ['get', name]),
  ];
  return {
    id: 'base-buildings-3d',
    type: 'fill-extrusion',
    source: found.source,
    'source-layer': found.sourceLayer,
    minzoom: BUILDINGS_MIN_ZOOM,
    filter: ['!=', ['get', 'hide_3d'], true],
    paint: {
      'fill-extrusion-color': COLORS[baseStyle],
      'fill-extrusion-height': ['to-number', metres('render_height', 'height'), USUAL_HEIGHT_M],
      'fill-extrusion-base': ['to-number', metres('render_min_height', 'min_height'), 0],
      'fill-extrusion-opacity': 0.85,
    },
  };
}
