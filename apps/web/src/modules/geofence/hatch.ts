import type { MultiPolygon, Polygon, Position } from 'geojson';

/** A line of a hatch: its two ends. */
type Stroke = [Position, Position];

const toRings = ({ type, coordinates }: Polygon | MultiPolygon): Position[][] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

/**
 * Parallel lines from the lower left to the upper right across an area, holes left out.
 * @param spacing between two lines, in degrees of latitude.
 * @param most how many lines at most: they are further apart where there would be more.
 */
export function hatch(geometry: Polygon | MultiPolygon, spacing: number, most: number): Stroke[] {
  const rings = toRings(geometry);
  const lats = rings.flat().map(([, lat = 0]) => lat);
  const shrink = Math.cos((((Math.min(...lats) + Math.max(...lats)) / 2) * Math.PI) / 180) || 1;
  // Along the lines and across them.
  const turned = rings.map((ring) =>
    ring.map(([lng = 0, lat = 0]) => [lng * shrink + lat, lat - lng * shrink] as const),
  );
  const acrosses = turned.flat().map(([, across]) => across);
  const [low, high] = [Math.min(...acrosses), Math.max(...acrosses)];
  const step = Math.max(spacing * Math.SQRT2, (high - low) / most, 1e-7);
  const toPlace = (along: number, across: number): Position => [
    (along - across) / 2 / shrink,
    (along + across) / 2,
  ];
  const strokes: Stroke[] = [];
  for (let across = (Math.floor(low / step) + 0.5) * step; across < high; across += step) {
    const cuts = turned.flatMap((ring) => cutRing(ring, across)).sort((a, b) => a - b);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const [from = 0, to = 0] = [cuts[index], cuts[index + 1]];
      strokes.push([toPlace(from, across), toPlace(to, across)]);
    }
  }
  return strokes;
}

/** Where a ring crosses a line. */
function cutRing(ring: readonly (readonly [number, number])[], across: number): number[] {
  return ring.flatMap(([along1, across1], index) => {
    const next = ring[index + 1];
    if (next === undefined || across1 > across === next[1] > across) return [];
    return [along1 + ((across - across1) / (next[1] - across1)) * (next[0] - along1)];
  });
}
