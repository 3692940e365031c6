import type { Geometry, Position } from 'geojson';
import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import type { ScreenPoint } from '../events/map-event.ts';
import { queryRendered } from '../events/query-rendered.ts';
import { toClickableIds } from '../layers/feature-layers.ts';
import type { LngLat } from '../scene/scene.ts';
import type { SnapLine } from './snap.ts';

const PREFIXES = ['imported', 'overlay', 'tiles'];
const RADIANS = Math.PI / 180;

/** The lines and points of features rendered near a point of the screen. */
export function listRenderedLines(map: MapLibreMap, { x, y }: ScreenPoint, reachPx: number): SnapLine[] {
  const layers = PREFIXES.flatMap(toClickableIds).filter((id) => map.getLayer(id));
  if (layers.length === 0) return [];
  const features = queryRendered(map, { layers }, [
    [x - reachPx, y - reachPx],
    [x + reachPx, y + reachPx],
  ]);
  return features.flatMap((feature) => {
    const isWithin = toTileCheck(feature);
    return toLines(feature.geometry).map((positions) => ({ positions, isWithin }));
  });
}

function toLines(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'Point':
      return [[geometry.coordinates]];
    case 'MultiPoint':
      return geometry.coordinates.map((position) => [position]);
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return [];
  }
}

/**
 * Tiles clip shapes at their buffer: an edge along the clip is not part of the shape. Within the tile itself, every
 * edge is real.
 */
function toTileCheck({ _x: x, _y: y, _z: z }: MapGeoJSONFeature): (lngLat: LngLat) => boolean {
  const tiles = 2 ** z;
  return ([lng, lat]) => {
    const column = ((lng + 180) / 360) * tiles;
    const row = ((1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2) * tiles;
    return column >= x && column <= x + 1 && row >= y && row <= y + 1;
  };
}
