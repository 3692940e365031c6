import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';

/** How many points a vector tile represents: a cluster counts its points, anything else counts one. */
export interface PointCount {
  readonly all: number;
  /**
   * Those within a unit of the tile’s edge: servers round differently and may put them in the adjacent tile, or in
   * both.
   */
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
