import type { Geometry, Position } from 'geojson';

/** What is encoded: any geometry with any JSON properties; a `code` becomes the feature's id. */
export interface EncodableFeature {
  geometry: Geometry | null;
  properties: Readonly<object>;
}

/** Seven decimals are about a centimetre: what a receiver of positions can tell, and as RFC 7946 advises. */
const DECIMALS = 7;

function roundPosition([lng = 0, lat = 0, ...rest]: Position): Position {
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
  return [round(lng, DECIMALS), round(lat, DECIMALS), ...rest.slice(0, 1).map((z) => round(z, 3))];
}

function roundGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'Point':
      return {
        type: 'Point',
        coordinates: roundPosition(geometry.coordinates),
      };
    case 'MultiPoint':
    case 'LineString':
      return {
        type: geometry.type,
        coordinates: geometry.coordinates.map(roundPosition),
      };
    case 'MultiLineString':
    case 'Polygon':
      return {
        type: geometry.type,
        coordinates: geometry.coordinates.map((ring) => ring.map(roundPosition)),
      };
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: geometry.coordinates.map((rings) => rings.map((ring) => ring.map(roundPosition))),
      };
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: geometry.geometries.map(roundGeometry),
      };
  }
}

/**
 * The text of a GeoJSON FeatureCollection (RFC 7946), indented, with positions rounded to seven decimals and
 * altitudes to millimetres. `decodeFile` reads back name, description, colour, time, folder and data.
 */
export function encodeGeojson(features: readonly EncodableFeature[]): string {
  const collection = {
    type: 'FeatureCollection',
    features: features.map(({ geometry, properties }) => ({
      type: 'Feature',
      ...('code' in properties && typeof properties.code === 'string' ? { id: properties.code } : {}),
      geometry: geometry ? roundGeometry(geometry) : null,
      properties,
    })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
