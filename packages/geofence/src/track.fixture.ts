import type { FenceSettings, FenceVersion, Position } from './fence.ts';

export const NOON = Date.UTC(2026, 5, 1, 12);
export const MINUTE = 60_000;
/** About a metre of latitude, in degrees. */
export const METRE = 1 / 111_319.490_793;

export const PLAIN: FenceSettings = {
  watches: ['in', 'out'],
  marginM: 0,
  stayMs: 0,
  dwellMs: null,
  schedule: null,
  stillness: null,
  absenceMs: null,
  nearM: null,
};

/** A square around the origin with sides of 200 m. */
export function square(settings: Partial<FenceSettings> = {}, id = 'square'): FenceVersion {
  const far = 100 * METRE;
  return {
    id,
    version: 1,
    validFrom: 0,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [-far, -far],
          [far, -far],
          [far, far],
          [-far, far],
          [-far, -far],
        ],
      ],
    },
    settings: { ...PLAIN, ...settings },
  };
}

/** A position in metres east and north of the origin, some minutes after noon. */
export function place(minutes: number, east: number, north: number, accuracyM = 0): Position {
  return { at: NOON + minutes * MINUTE, lng: east * METRE, lat: north * METRE, accuracyM };
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A star with as many points around a place in metres: every second one further out. */
export function makeStar(
  random: () => number,
  id: string,
  [east, north]: readonly [number, number],
  { radiusM = 150, points = 24 } = {},
): FenceVersion {
  const ring = Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    const radius = radiusM * (0.4 + 0.6 * random());
    return [(east + radius * Math.cos(angle)) * METRE, (north + radius * Math.sin(angle)) * METRE];
  });
  const geometry = { type: 'Polygon' as const, coordinates: [[...ring, ring[0] ?? []]] };
  return { id, version: 1, validFrom: 0, geometry, settings: PLAIN };
}

/** A walk around the origin that turns as people and boats do, one position every 20 to 80 seconds. */
export function makeWalk(random: () => number, length: number, accuracyM = 0): Position[] {
  let [east, north, heading, minutes] = [400 * random() - 200, 400 * random() - 200, 6 * random(), 0];
  return Array.from({ length }, () => {
    heading += 2 * random() - 1 + (Math.hypot(east, north) > 300 ? 1 : 0);
    const step = 60 * random();
    east += step * Math.cos(heading);
    north += step * Math.sin(heading);
    minutes += 1 / 3 + random();
    return place(Math.round(minutes * MINUTE) / MINUTE, east, north, accuracyM * random());
  });
}
