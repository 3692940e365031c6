import type { Geometry } from '@waypost/contract';
import { OUTER_COASTS } from './places.ts';
import { offset, type Place, toward } from './plane.ts';
import type { Prng } from './prng.ts';

/** A closed ring, as polygons have it. */
export type Ring = Place[];

interface Lobes {
  /** Half the length and half the breadth. */
  readonly reach_km: readonly [along: number, across: number];
  /** Which way the long side lies: clockwise from north, in radians. */
  readonly bearing: number;
  readonly vertices: number;
}

/**
 * A rounded outline such as living things have. Each vertex is seen straight from the centre, so the ring
 * cannot cross itself, nor a smaller one of the same shape cross it.
 */
export function toBlob(prng: Prng, centre: Place, { reach_km, bearing, vertices }: Lobes): Ring {
  const [phaseA, phaseB] = [prng.between(0, 6), prng.between(0, 6)];
  const [along, across] = reach_km;
  const ring = Array.from({ length: vertices }, (_, index): Place => {
    const angle = (index / vertices) * 2 * Math.PI;
    const radius =
      0.8 + 0.14 * Math.sin(2 * angle + phaseA) + 0.09 * Math.sin(5 * angle + phaseB) + prng.between(-0.05, 0.05);
    const [long, short] = [Math.cos(angle) * radius * along, Math.sin(angle) * radius * across];
    return offset(
      centre,
      long * Math.sin(bearing) - short * Math.cos(bearing),
      long * Math.cos(bearing) + short * Math.sin(bearing),
    );
  });
  return close(ring);
}

/** The same outline drawn in to a share of its size, turning the other way: a hole in it. */
export function toHole(ring: Ring, centre: Place, share: number): Ring {
  return ring
    .map(
      ([lng, lat]): Place => [centre[0] + (lng - centre[0]) * share, centre[1] + (lat - centre[1]) * share],
    )
    .reverse();
}

/** A rectangle with a side along the bearing: what people stake out. */
export function toPlot(centre: Place, sides_km: readonly [along: number, across: number], bearing: number): Ring {
  const [along, across] = [sides_km[0] / 2, sides_km[1] / 2];
  const corner = (a: number, b: number): Place =>
    toward(toward(centre, bearing, a), bearing + Math.PI / 2, b);
  return close([corner(along, across), corner(along, -across), corner(-along, -across), corner(-along, across)]);
}

function close(ring: Ring): Ring {
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
}

/** Rings that lie apart, as one feature; a single one as a plain polygon. */
export function toArea(rings: readonly Ring[]): Geometry {
  const [only] = rings;
  return rings.length === 1 && only !== undefined
    ? { type: 'Polygon', coordinates: [only] }
    : { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}

/**
 * A boat's way along one of the outer coasts, a fix about every 700 m; half of them come back farther out.
 * It may touch an island: the caller tries again then.
 */
export function toTrack(prng: Prng, lengthKm: readonly [min: number, max: number]): { path: Place[]; coast: string } {
  const { name, walk, seaSide } = prng.pick(OUTER_COASTS);
  const length = prng.between(...lengthKm);
  const start = prng.between(2, walk.lengthKm - length - 2);
  const out = prng.between(2.4, 5.5);
  const drift = prng.between(0, 6);
  const leg = (asideKm: number): Place[] =>
    Array.from({ length: Math.ceil(length / 0.7) }, (_, index) => {
      const km = start + index * 0.7;
      const wiggle = 0.25 * Math.sin(km / 1.7 + drift) + prng.between(-0.06, 0.06);
      return walk.beside(km, seaSide * (asideKm + wiggle), 4);
    });
  const isReturning = prng.chance(0.5);
  const path = isReturning ? [...leg(out), ...leg(out + prng.between(1, 2)).reverse()] : leg(out);
  return { path, coast: name };
}
