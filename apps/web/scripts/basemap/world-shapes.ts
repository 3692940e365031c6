import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, LineString, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapLine, unwrapPolygon } from './antimeridian.ts';

/** Natural Earth's scales: 110m is the coarsest. */
export type Detail = '110m' | '50m' | '10m';

/** One country: its ISO 3166 numeric id (empty if it has none), name, and polygons as lists of rings. */
export type Country = { id: string; name: string; polygons: Position[][][] };

/** The world at one scale, continuous in longitude. */
export type WorldShapes = {
  land: Feature<Polygon>[];
  coast: Feature<LineString>[];
  borders: Feature<LineString>[];
  countries: Country[];
};

type WorldTopology = Topology<{
  countries: GeometryCollection<{ name: string }>;
  land: GeometryCollection;
}>;

const MERCATOR_MAX_LAT = 85.0511;

const require = createRequire(import.meta.url);

/** Path of a world-atlas file on disk. */
export function worldAtlasPath(detail: Detail): string {
  return require.resolve(`world-atlas/countries-${detail}.json`);
}

/** Reads one scale of world-atlas and prepares its shapes for a flat map. */
export function readWorldShapes(detail: Detail): WorldShapes {
  // The file is world-atlas's own, of a pinned version: its objects are known.
  const topology = JSON.parse(readFileSync(worldAtlasPath(detail), 'utf8')) as WorldTopology;
  const { countries, land } = topology.objects;
  const landRings = feature(topology, land).features.flatMap(({ geometry }) =>
    toPolygons(geometry as Polygon | MultiPolygon),
  );
  const borders = mesh(topology, countries, (a, b) => a !== b).coordinates;
  return {
    land: landRings.map((rings) => toPolygonFeature(unwrapPolygon(rings))),
    coast: landRings.flatMap((rings) =>
      rings.flatMap((ring, index) => (isOnMap(ring) ? [toCoast(ring, index === 0)] : [])),
    ),
    borders: borders.map((line) => toLineFeature(unwrapLine(line).points)),
    countries: feature(topology, countries).features.map(({ id, geometry, properties }) => ({
      id: id === undefined ? '' : String(id),
      name: properties.name,
      polygons: toPolygons(geometry as Polygon | MultiPolygon).map(unwrapPolygon),
    })),
  };
}

/**
 * A ring as a coastline with the land on the left as seen on a map with north up: outer rings anticlockwise, holes
 * clockwise. A ring around a pole becomes an open line, westwards around the south pole and eastwards around the north
 * pole.
 */
function toCoast(ring: readonly Position[], isOuter: boolean): Feature<LineString> {
  const { points, turns } = unwrapLine(ring);
  if (turns !== 0) {
    const isSouth = (points[0]?.[1] ?? 0) < 0;
    return toLineFeature(turns < 0 === isSouth ? points : points.toReversed());
  }
  let doubled = 0;
  for (let i = 1; i < points.length; i += 1) {
    const [ax = 0, ay = 0] = points[i - 1] ?? [];
    const [bx = 0, by = 0] = points[i] ?? [];
    doubled += ax * by - bx * ay;
  }
  return toLineFeature(doubled > 0 === isOuter ? points : points.toReversed());
}

/** The sources have a seam along the south pole itself, which no Mercator map shows. */
function isOnMap(ring: readonly Position[]): boolean {
  return ring.some(([, lat = 0]) => Math.abs(lat) < MERCATOR_MAX_LAT);
}

function toPolygons(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function toPolygonFeature(coordinates: Position[][]): Feature<Polygon> {
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  };
}

function toLineFeature(coordinates: Position[]): Feature<LineString> {
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates },
  };
}
