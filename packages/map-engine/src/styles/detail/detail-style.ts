import type {
  ExpressionSpecification,
  LayerSpecification,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { toContourLine, toContourName } from '../../contours/contour-layers.ts';
import { CONTOURS_SOURCE, toContourSource } from '../../contours/contour-source.ts';
import type { Bbox, HeightUnit, MapScene } from '../../scene/scene.ts';
import { createBaseStyle } from '../base-style.ts';
import {
  GROUND_SOURCE,
  STREETS_SOURCE,
  toBuildingLayers,
  toGroundLayer,
  toLandLayers,
  toWaterLayers,
} from './area-layers.ts';
import { toCreditHtml } from './credit-html.ts';
import { toHeightSource } from './height-source.ts';
import { PLACES_MIN_ZOOM, toNameLayers } from './name-layers.ts';
import type { ResolvedStreets } from './resolve-streets.ts';
import { toBorderLayer, toRoadLayers } from './road-layers.ts';
import { STREET_PALETTES, type StreetPalette } from './street-palette.ts';
import { VOCABULARIES } from './vocabulary.ts';

/** The source of photographs, and that of the heights of hill shading. */
export const PHOTOS_SOURCE = 'photos';
export const HEIGHTS_SOURCE = 'heights';

/** Deeper tiles have steps of whole metres, which shading would turn into terraces, and lines into stairs. */
const RELIEF_MAX_ZOOM = 12;

/** What is drawn besides the bundled map. */
export interface Detail {
  readonly streets: ResolvedStreets | null;
  readonly photos: MapScene['photos'];
  readonly heights: MapScene['heights'];
}

/** The bundled map with streets, photographs, relief and contour lines. Names are visible; composing the scene hides them. */
export function createDetailStyle(
  {
    baseStyle,
    basemap,
    language,
    heightUnit,
  }: Pick<MapScene, 'baseStyle' | 'basemap' | 'language' | 'heightUnit'>,
  { streets, photos, heights }: Detail,
): StyleSpecification {
  const base = createBaseStyle(baseStyle, basemap.archiveUrl, true, language);
  const palette = STREET_PALETTES[baseStyle];
  const names = base.layers.filter(({ type }) => type === 'symbol');
  const below = base.layers.filter(({ type }) => type !== 'symbol');
  const relief = heights === null ? null : palette.relief;
  const sources = toSources({ streets, photos, heights: relief === null ? null : heights }, heightUnit);
  // Heights that are too coarse have shading alone.
  const contours = CONTOURS_SOURCE in sources ? relief : null;
  const {
    ground,
    lines,
    names: ofStreets,
  } = toStreetLayers(streets, {
    palette,
    language,
    heightUnit,
    relief: [
      ...(relief === null ? [] : [toShading(relief)]),
      ...(contours === null ? [] : [toContourLine(contours.line)]),
    ],
  });
  return {
    ...base,
    sources: { ...base.sources, ...sources },
    layers: [
      ...toFarLayers(streets === null ? below : below.map(toFarLine), photos !== null),
      ...ground,
      ...lines,
      // The map library places the last names first: elevations give way to all others.
      ...(contours === null ? [] : [toContourName(contours.elevation, palette.halo, heightUnit)]),
      ...(streets === null ? names : names.map((layer) => toNamesOutside(layer, streets.bounds))),
      ...ofStreets,
    ],
  };
}

/** The bundled map below the names, with photographs above all of it but borders, which no photograph shows. */
function toFarLayers(layers: readonly LayerSpecification[], hasPhotos: boolean): LayerSpecification[] {
  if (!hasPhotos) return [...layers];
  const isBorder = ({ id }: LayerSpecification) => id === 'base-border' || id === 'base-state';
  return [...layers.filter((layer) => !isBorder(layer)), PHOTOS, ...layers.filter(isBorder)];
}

const PHOTOS: LayerSpecification = {
  id: 'photos',
  type: 'raster',
  source: PHOTOS_SOURCE,
  paint: { 'raster-fade-duration': 120 },
};

function toStreetLayers(
  streets: ResolvedStreets | null,
  {
    palette,
    language,
    heightUnit,
    relief,
  }: {
    readonly palette: StreetPalette;
    readonly language: string;
    readonly heightUnit: HeightUnit;
    readonly relief: readonly LayerSpecification[];
  },
): Record<'ground' | 'lines' | 'names', readonly LayerSpecification[]> {
  if (streets === null) return { ground: relief, lines: [], names: [] };
  const words = VOCABULARIES[streets.schema];
  const land = words.ground === null ? toGroundLayer(palette, streets.bounds !== null) : [];
  return {
    ground: [...land, ...toLandLayers(words, palette), ...relief, ...toWaterLayers(words, palette)],
    lines: [
      ...toBuildingLayers(words, palette),
      ...toRoadLayers(words, palette),
      toBorderLayer(words, palette),
    ],
    names: toNameLayers(words, palette, language, heightUnit),
  };
}

function toSources(
  { streets, photos, heights }: Detail,
  heightUnit: HeightUnit,
): Record<string, SourceSpecification> {
  const sources: Record<string, SourceSpecification> = {};
  if (streets !== null) {
    sources[STREETS_SOURCE] = {
      type: 'vector',
      tiles: [streets.tiles],
      minzoom: streets.minZoom,
      maxzoom: streets.maxZoom,
      ...(streets.bounds && { bounds: streets.bounds }),
      attribution: toCreditHtml(streets.attribution),
    };
    if (streets.bounds !== null) sources[GROUND_SOURCE] = toGround(streets.bounds);
  }
  if (photos !== null) {
    sources[PHOTOS_SOURCE] = {
      type: 'raster',
      tiles: [photos.url],
      tileSize: photos.tile_size,
      maxzoom: photos.max_zoom,
      ...(photos.attribution !== '' && { attribution: toCreditHtml(photos.attribution) }),
    };
  }
  if (heights !== null) {
    const deepest = Math.max(heights.min_zoom, Math.min(heights.max_zoom, RELIEF_MAX_ZOOM));
    const used = { ...heights, max_zoom: deepest };
    sources[HEIGHTS_SOURCE] = toHeightSource(used);
    const contours = toContourSource(used, heightUnit);
    if (contours !== null) sources[CONTOURS_SOURCE] = contours;
  }
  return sources;
}

const toPolygon = ([west, south, east, north]: Bbox): GeoJSON.Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

const toGround = (bounds: Bbox): SourceSpecification => ({ type: 'geojson', data: toPolygon(bounds) });

/** Coasts and borders of the bundled map are too coarse to be seen beside streets. */
function toFarLine(layer: LayerSpecification): LayerSpecification {
  return layer.type === 'line' ? { ...layer, maxzoom: PLACES_MIN_ZOOM + 2 } : layer;
}

/** Places of the bundled map that the tiles of streets do not name. */
function toNamesOutside(layer: LayerSpecification, bounds: Bbox | null): LayerSpecification {
  if (layer.type !== 'symbol' || layer['source-layer'] !== 'place') return layer;
  const isOutside: ExpressionSpecification =
    bounds === null ? ['literal', false] : ['!', ['within', toPolygon(bounds)]];
  return {
    ...layer,
    filter: [
      'all',
      layer.filter ?? true,
      ['any', ['<', ['zoom'], PLACES_MIN_ZOOM], isOutside],
    ] as ExpressionSpecification,
  };
}

function toShading({ shadow, light }: NonNullable<StreetPalette['relief']>): LayerSpecification {
  return {
    id: 'hillshade',
    type: 'hillshade',
    source: HEIGHTS_SOURCE,
    paint: {
      'hillshade-method': 'igor',
      'hillshade-shadow-color': shadow,
      'hillshade-highlight-color': light,
      'hillshade-exaggeration': ['interpolate', ['linear'], ['zoom'], 5, 0.35, 12, 0.6, 16, 0.45],
    },
  };
}
