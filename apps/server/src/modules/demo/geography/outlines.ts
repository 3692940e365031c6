import type { Geometry } from '@waypost/contract';
import type { Prng } from '../reports/prng.ts';
import { isAtSea } from './coast.ts';
import { OUTER_COASTS, sampleUntil } from './places.ts';
import { offset, type Place, toward } from './plane.ts';

/** A closed ring of a polygon. */
export type Ring = Place[];

interface Lobes {
  /** Half the length and half the width. */
  readonly reach_km: readonly [along: number, across: number];
  /** The direction of the long axis: clockwise from north, in radians. */
  readonly bearing: number;
  readonly vertices: number;
  /** The deviation from an ellipse, from 0 to 1; 1 by default. */
  readonly roughness?: number;
}

/**
 * A rounded, organic outline. It is star-shaped around its centre, so neither the ring nor a smaller copy of it
 * intersects it.
 */
export function toBlob(
  prng: Prng,
  centre: Place,
  { reach_km, bearing, vertices, roughness = 1 }: Lobes,
): Ring {
  const [phaseA, phaseB] = [prng.between(0, 6), prng.between(0, 6)];
  const [along, across] = reach_km;
  const ring = Array.from({ length: vertices }, (_, index): Place => {
    const angle = (index / vertices) * 2 * Math.PI;
    const lobes = 0.14 * Math.sin(2 * angle + phaseA) + 0.09 * Math.sin(5 * angle + phaseB);
    const radius = 0.8 + roughness * (lobes + prng.between(-0.05, 0.05));
    const [long, short] = [Math.cos(angle) * radius * along, Math.sin(angle) * radius * across];
    return offset(
      centre,
      long * Math.sin(bearing) - short * Math.cos(bearing),
      long * Math.cos(bearing) + short * Math.sin(bearing),
    );
  });
  return close(ring);
}

/** A copy of an outline scaled around its centre, in the opposite direction, as a hole. */
export function toHole(ring: Ring, centre: Place, share: number): Ring {
  return ring
    .map(
      ([lng, lat]): Place => [centre[0] + (lng - centre[0]) * share, centre[1] + (lat - centre[1]) * share],
    )
    .reverse();
}

/** A rectangle with a side along the bearing, as a survey plot. */
export function toPlot(
  centre: Place,
  sides_km: readonly [along: number, across: number],
  bearing: number,
): Ring {
  const [along, across] = [sides_km[0] / 2, sides_km[1] / 2];
  const corner = (a: number, b: number): Place =>
    toward(toward(centre, bearing, a), bearing + Math.PI / 2, b);
  return close([
    corner(along, across),
    corner(along, -across),
    corner(-along, -across),
    corner(-along, across),
  ]);
}

function close(ring: Ring): Ring {
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
}

/** A geometry of disjoint rings: a polygon, or a multipolygon for several. */
export function toArea(rings: readonly Ring[]): Geometry {
  const [only] = rings;
  return rings.length === 1 && only !== undefined
    ? { type: 'Polygon', coordinates: [only] }
    : { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}

/** The track of a boat, and its route in words. */
export interface Track {
  readonly path: Place[];
  readonly way: string;
}

/** Islands small enough for a round trip in a morning, with half the length and width of the route. */
const ROUNDS: readonly {
  readonly name: string;
  readonly centre: Place;
  readonly reach_km: Lobes['reach_km'];
  readonly bearing: number;
}[] = [
  { name: 'Espíritu Santo', centre: [-110.355, 24.5], reach_km: [18, 12], bearing: -0.4 },
  { name: 'Monserrat', centre: [-111.04, 25.685], reach_km: [8, 8], bearing: 0 },
  { name: 'Santa Catalina', centre: [-110.785, 25.65], reach_km: [14, 9], bearing: -0.1 },
  { name: 'Cerralvo', centre: [-109.87, 24.255], reach_km: [23, 12], bearing: -0.45 },
  { name: 'Santa Cruz', centre: [-110.71, 25.29], reach_km: [9, 7], bearing: -0.2 },
];

/** A boat’s track around one of the islands. */
export function toRound(prng: Prng): Track {
  const { name, centre, reach_km, bearing } = prng.pick(ROUNDS);
  const vertices = Math.round(4 * reach_km[0] + 20);
  return sampleUntil(() => {
    const scale = prng.between(1, 1.4);
    const reach: Lobes['reach_km'] = [reach_km[0] * scale, reach_km[1] * scale];
    const path = toBlob(prng, centre, { reach_km: reach, bearing, vertices, roughness: 0.3 });
    return { path, way: `round ${name}` };
  }, isClear);
}

/** A boat’s track along one of the outer coasts, with a position about every 700 m; half of them return farther out. */
export function toTrack(prng: Prng, reachKm: readonly [min: number, max: number]): Track {
  const { name, walk, seaSide } = prng.pick(OUTER_COASTS);
  return sampleUntil(() => {
    const length = prng.between(...reachKm);
    const start = prng.between(2, walk.lengthKm - length - 2);
    const out = 2.2 + 16 * prng.between(0, 1) ** 1.2;
    const [drift, lean] = [prng.between(0, 6), prng.between(-0.08, 0.12)];
    const leg = (asideKm: number): Place[] =>
      Array.from({ length: Math.ceil(length / 0.7) }, (_, index) => {
        const km = start + index * 0.7;
        const wiggle = 0.3 * Math.sin(km / 1.7 + drift) + prng.between(-0.06, 0.06) + lean * index * 0.7;
        return walk.beside(km, seaSide * (asideKm + wiggle), 4);
      });
    const path = prng.chance(0.5) ? [...leg(out), ...leg(out + prng.between(1, 2)).reverse()] : leg(out);
    return { path, way: `along ${name}` };
  }, isClear);
}

function isClear({ path }: Track): boolean {
  return path.every((place) => isAtSea(place, 1.3));
}
