/** `[lng, lat]`. */
export type Place = [lng: number, lat: number];

/** For WGS 84 at 24.5° north; accurate to a thousandth within two degrees. */
const KM_PER_DEGREE_NORTH = 110.78;
const KM_PER_DEGREE_AT_EQUATOR = 111.39;

function toKmPerDegreeEast(lat: number): number {
  return KM_PER_DEGREE_AT_EQUATOR * Math.cos((lat * Math.PI) / 180);
}

/** The vector between two nearby positions in km, east and north, on a plane. */
export function toKm(from: Place, to: Place): [east: number, north: number] {
  return [(to[0] - from[0]) * toKmPerDegreeEast(from[1]), (to[1] - from[1]) * KM_PER_DEGREE_NORTH];
}

/** The position offset by km east and north, rounded to about a metre. */
export function offset(from: Place, eastKm: number, northKm: number): Place {
  return [
    toMetrePrecision(from[0] + eastKm / toKmPerDegreeEast(from[1])),
    toMetrePrecision(from[1] + northKm / KM_PER_DEGREE_NORTH),
  ];
}

function toMetrePrecision(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

/** The position `km` away at a bearing, clockwise from north in radians. */
export function toward(from: Place, bearing: number, km: number): Place {
  return offset(from, Math.sin(bearing) * km, Math.cos(bearing) * km);
}

export function distanceKm(from: Place, to: Place): number {
  return Math.hypot(...toKm(from, to));
}

/** The segments of a path. */
export function listSegments(path: readonly Place[]): (readonly [Place, Place])[] {
  return path.flatMap((place, index) => {
    const next = path[index + 1];
    return next === undefined ? [] : [[place, next] as const];
  });
}

export function lengthKm(path: readonly Place[]): number {
  return listSegments(path).reduce((sum, [from, to]) => sum + distanceKm(from, to), 0);
}

/** The area of a closed ring in either direction. */
export function areaKm2(ring: readonly Place[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  const twice = listSegments(ring).reduce((sum, [from, to]) => {
    const [[x1, y1], [x2, y2]] = [toKm(origin, from), toKm(origin, to)];
    return sum + x1 * y2 - x2 * y1;
  }, 0);
  return Math.abs(twice) / 2;
}

export function distanceToSegmentKm(place: Place, [from, to]: readonly [Place, Place]): number {
  const [x, y] = toKm(place, from);
  const [dx, dy] = toKm(from, to);
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length2));
  return Math.hypot(x + share * dx, y + share * dy);
}

/** Whether a position is inside a ring, which need not be closed. */
export function isInside(place: Place, ring: readonly Place[]): boolean {
  let isIn = false;
  let previous = ring.at(-1) ?? place;
  for (const current of ring) {
    const crosses = current[1] > place[1] !== previous[1] > place[1];
    const lngThere =
      current[0] + ((place[1] - current[1]) / (previous[1] - current[1])) * (previous[0] - current[0]);
    if (crosses && place[0] < lngThere) isIn = !isIn;
    previous = current;
  }
  return isIn;
}

interface Leg {
  readonly from: Place;
  readonly east: number;
  readonly north: number;
  readonly length: number;
}

/** A path with positions addressed by distance from its start. */
export class Walk {
  readonly lengthKm: number;
  readonly #legs: readonly Leg[];
  readonly #end: Place;

  constructor(path: readonly Place[]) {
    this.#legs = listSegments(path).map(([from, to]) => {
      const [east, north] = toKm(from, to);
      return { from, east, north, length: Math.hypot(east, north) };
    });
    this.#end = path.at(-1) ?? [0, 0];
    this.lengthKm = this.#legs.reduce((sum, leg) => sum + leg.length, 0);
  }

  /** @param km from the beginning; beyond the ends it stays there. */
  at(km: number): Place {
    let left = Math.max(0, km);
    for (const { from, east, north, length } of this.#legs) {
      if (left <= length && length > 0) return offset(from, (east * left) / length, (north * left) / length);
      left -= length;
    }
    return this.#end;
  }

  /** The bearing of the path in radians, over a stretch of `2 * reachKm`. */
  bearing(km: number, reachKm: number): number {
    const [east, north] = toKm(this.at(km - reachKm), this.at(km + reachKm));
    return Math.atan2(east, north);
  }

  /** The position beside the path: `asideKm` to its right, or to its left when negative. */
  beside(km: number, asideKm: number, reachKm = 3): Place {
    return toward(this.at(km), this.bearing(km, reachKm) + Math.PI / 2, asideKm);
  }
}
