type Ring = readonly (readonly number[])[];

/** A polygon or several, in degrees. */
export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

const listRings = ({ type, coordinates }: Area): readonly Ring[] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

/** `[west, south, east, north]`. */
export function toBox(area: Area): readonly [number, number, number, number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = Number.NaN, lat = Number.NaN] of listRings(area).flat()) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return [west, south, east, north];
}

/** Finds what of a latitude lies in an area: where it is entered and left in turn, from the west. */
export function createCrossings(area: Area): (lat: number) => number[] {
  const edges = listRings(area).flatMap((ring) =>
    ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const),
  );
  return (lat) => {
    const found: number[] = [];
    for (const [[ax = 0, ay = 0], [bx = 0, by = 0]] of edges)
      if (ay > lat !== by > lat) found.push(ax + ((lat - ay) / (by - ay)) * (bx - ax));
    return found.sort((a, b) => a - b);
  };
}
