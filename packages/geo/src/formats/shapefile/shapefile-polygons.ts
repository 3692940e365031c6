import type { RawGeometry, RawPosition } from '../geometry/clean-geometry.ts';

/** A ring of an area: outer ring or hole. */
export type Ring = readonly RawPosition[];

/** Limit of holes times outer rings of a record: beyond it, a hole belongs to the outer ring before it, as most writers order them. */
const MAX_COMPARED = 4_000_000;

/** Twice the signed area: negative for clockwise (outer) rings, positive for holes. */
function toTurn(ring: Ring): number {
  let doubled = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [ax = 0, ay = 0] = ring[index - 1] ?? [];
    const [bx = 0, by = 0] = ring[index] ?? [];
    doubled += ax * by - bx * ay;
  }
  return doubled;
}

function isInside([x = 0, y = 0]: RawPosition, ring: Ring): boolean {
  let inside = false;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index, index += 1) {
    const [ax = 0, ay = 0] = ring[index] ?? [];
    const [bx = 0, by = 0] = ring[last] ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Assigns each hole to the outer ring before it. */
function toPolygonsInOrder(rings: readonly Ring[]): Ring[][] {
  const polygons: Ring[][] = [];
  for (const ring of rings) {
    const last = polygons.at(-1);
    if (last === undefined || toTurn(ring) <= 0) polygons.push([ring]);
    else last.push(ring);
  }
  return polygons;
}

/** Assigns each hole to the smallest outer ring around it; a hole in none is an outer ring with the wrong winding. */
function toPolygons(rings: readonly Ring[]): Ring[][] {
  const shells = rings.filter((ring) => toTurn(ring) <= 0).map((ring) => [ring]);
  if (shells.length === 0) return rings.map((ring) => [ring]);
  if ((rings.length - shells.length) * shells.length > MAX_COMPARED) return toPolygonsInOrder(rings);
  const bySize = shells.toSorted((a, b) => Math.abs(toTurn(a[0] ?? [])) - Math.abs(toTurn(b[0] ?? [])));
  for (const ring of rings.filter((one) => toTurn(one) > 0)) {
    const around = bySize.find(([shell = []]) => isInside(ring[0] ?? [], shell));
    if (around === undefined) shells.push([ring]);
    else around.push(ring);
  }
  return shells;
}

/** A polygon, or a multi-polygon of several outer rings. */
export function toRawPolygon(rings: readonly Ring[]): RawGeometry {
  const polygons = toPolygons(rings);
  return polygons.length === 1
    ? { kind: 'polygon', rings: polygons[0] ?? [] }
    : { kind: 'multipolygon', polygons };
}
