import type { Position } from 'geojson';
import type { StoredGeometry } from '../../meridian/split-at-meridian.ts';
import { hasAltitude, toPositionText } from '../positions.ts';

const toPath = (positions: readonly Position[]) =>
  `(${positions.map((position) => toPositionText(position, ' ')).join(', ')})`;
const toRings = (rings: readonly Position[][]) => `(${rings.map(toPath).join(', ')})`;

/** Formats a geometry as well-known text, `POINT Z (…)` with altitudes. Source of the format: OGC 06-103r4. */
export function toWkt(geometry: StoredGeometry): string {
  const name = `${geometry.type.toUpperCase()}${hasAltitude(geometry) ? ' Z' : ''}`;
  switch (geometry.type) {
    case 'Point':
      return `${name} ${toPath([geometry.coordinates])}`;
    case 'LineString':
      return `${name} ${toPath(geometry.coordinates)}`;
    case 'MultiLineString':
    case 'Polygon':
      return `${name} ${toRings(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `${name} (${geometry.coordinates.map(toRings).join(', ')})`;
  }
}
