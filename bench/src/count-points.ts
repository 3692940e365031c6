import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';

/** How many points a vector tile stands for: a cluster for those it holds, anything else for itself. */
export interface PointCount {
  readonly all: number;
  /** Of them those within a unit of the tile’s edge: servers round differently, and may show them in its neighbour, or in both. */
  readonly atEdge: number;
}

export function countPoints(bytes: Uint8Array): PointCount {
  const { layers } = new VectorTile(new Pbf(bytes));
  let all = 0;
  let atEdge = 0;
  for (const layer of Object.values(layers)) {
    const isAtEdge = (unit: number) => unit <= 1 || unit >= layer.extent - 1;
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      const held = Number(feature.properties.point_count ?? 1);
      const place = feature.loadGeometry()[0]?.[0];
      all += held;
      if (place === undefined || isAtEdge(place.x) || isAtEdge(place.y)) atEdge += held;
    }
  }
  return { all, atEdge };
}
