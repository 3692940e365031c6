/// <reference path="./vt-pbf.d.ts" />
import { CLUSTER_MAX_ZOOM, CLUSTER_MIN_POINTS, type Geometry, MAX_TILE_ZOOM } from '@waypost/contract';
import type { Feature, Point } from 'geojson';
import geojsonvt from 'geojson-vt';
import Supercluster from 'supercluster';
import vtpbf from 'vt-pbf';
import type { TileEngine, TileFeature, TileIndex } from './tile-engine.ts';

const EXTENT = 4096;
const BUFFER = 128;
/** In pixels of a 512 px tile: about the width of a drawn cluster. */
const CLUSTER_RADIUS_PX = 48;
const TILE_PX = 512;
const DAY_MS = 86_400_000;

interface TileProperties {
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly kind: TileFeature['kind'];
  readonly shared: boolean;
  readonly age_days: number;
  readonly picture?: string;
}

function toProperties(feature: TileFeature, nowMs: number): TileProperties {
  const { code, name, color, kind, shared, picture } = feature;
  const age = Math.floor((nowMs - feature.created_origin_ms) / DAY_MS);
  return {
    code,
    name,
    color,
    kind,
    shared,
    age_days: Math.min(Math.max(age, 0), 365),
    ...(picture === null || kind !== 'point' ? {} : { picture }),
  };
}

/** Tiles by `supercluster` for points and `geojson-vt` for lines and areas, in this thread. */
export const simpleTileEngine: TileEngine = {
  build(features, nowMs) {
    const points: Feature<Point, TileProperties>[] = [];
    const shapes: Feature[] = [];
    for (const feature of features) {
      const properties = toProperties(feature, nowMs);
      const { geometry } = feature;
      if (geometry.type === 'Point') points.push({ type: 'Feature', geometry, properties });
      else shapes.push({ type: 'Feature', geometry, properties });
    }
    const clusters = new Supercluster<TileProperties>({
      minPoints: CLUSTER_MIN_POINTS,
      maxZoom: CLUSTER_MAX_ZOOM,
      extent: EXTENT,
      radius: (CLUSTER_RADIUS_PX / TILE_PX) * EXTENT,
    }).load(points);
    const outlines = geojsonvt(
      { type: 'FeatureCollection', features: shapes },
      { maxZoom: MAX_TILE_ZOOM, indexMaxZoom: 5, extent: EXTENT, buffer: BUFFER, tolerance: 3 },
    );
    return {
      count: features.length,
      bbox: toBbox(features),
      tile: (z, x, y) => encodeTile(clusters, outlines, z, x, y),
    };
  },
};

function encodeTile(
  clusters: Supercluster<TileProperties>,
  outlines: ReturnType<typeof geojsonvt>,
  z: number,
  x: number,
  y: number,
): Buffer | null {
  // Both indexes go around the world past its edge; here there is nothing.
  if (x >= 2 ** z || y >= 2 ** z) return null;
  const fromPoints = clusters.getTile(z, x, y)?.features ?? [];
  const grouped = fromPoints.filter((f) => 'cluster' in f.tags).map((f) => toClusterFeature(clusters, f));
  const single = fromPoints.filter((f) => !('cluster' in f.tags));
  const shapes = outlines.getTile(z, x, y)?.features ?? [];
  if (grouped.length + single.length + shapes.length === 0) return null;
  const layers = { features: { features: [...shapes, ...single] }, clusters: { features: grouped } };
  return Buffer.from(vtpbf.fromGeojsonVt(layers, { version: 2, extent: EXTENT }));
}

type ClusterTileFeature = Supercluster.TileFeature<Supercluster.AnyProps, TileProperties>;

function toClusterFeature(clusters: Supercluster<TileProperties>, feature: ClusterTileFeature) {
  const tags = feature.tags as Supercluster.ClusterProperties;
  return {
    ...feature,
    tags: {
      point_count: tags.point_count,
      cluster_expansion_zoom: clusters.getClusterExpansionZoom(tags.cluster_id),
    },
  };
}

function toBbox(features: readonly TileFeature[]): TileIndex['bbox'] {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  const visit = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    const [lng, lat] = coordinates as unknown[];
    if (typeof lng !== 'number' || typeof lat !== 'number') {
      for (const inner of coordinates) visit(inner);
      return;
    }
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  };
  for (const { geometry } of features) visit((geometry as Geometry).coordinates);
  return features.length === 0 ? null : [west, south, east, north];
}
