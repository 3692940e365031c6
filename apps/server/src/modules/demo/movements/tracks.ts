import type { DemoPerson } from '../demo-dependencies.ts';
import type { Place } from '../geography/plane.ts';
import { createPrng, type Prng } from '../reports/prng.ts';

/** The no-take zone whose outline they cross, by its name. */
export const WATCHED_ZONE = 'Espíritu Santo';
export const COLLAR = { name: 'Collar 12', icon: 'animal', carrier: 'Sea lion Brisa' } as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 7;
const SEED = 4_120;

/** A place at a time, in milliseconds since 1970. */
export interface TimedPlace {
  readonly at: number;
  readonly place: Place;
  readonly heading: number | null;
}

/** The positions of one subject, in order of time. */
export interface Track {
  readonly who: Extract<DemoPerson, 'admin' | 'editor'> | 'collar';
  readonly accuracyM: number;
  readonly positions: readonly TimedPlace[];
  /** Those that came only when the phone had a network again. */
  readonly isLate: (at: number) => boolean;
}

/** From the harbour of Pichilingue around the zone and home, through its middle. */
export const PATROL: readonly Place[] = [
  [-110.37, 24.31],
  [-110.385, 24.4],
  [-110.425, 24.45],
  [-110.46, 24.49],
  [-110.475, 24.515],
  [-110.5, 24.555],
  [-110.535, 24.52],
  [-110.525, 24.45],
  [-110.44, 24.4],
  [-110.37, 24.31],
];
/** Along the eastern edge, inside for a while. */
export const ROUND: readonly Place[] = [
  [-110.37, 24.31],
  [-110.4, 24.43],
  [-110.41, 24.5],
  [-110.455, 24.52],
  [-110.46, 24.475],
  [-110.42, 24.44],
  [-110.37, 24.31],
];

/** A place along a way, by a share of its length in legs. */
export function alongLegs(way: readonly Place[], share: number): { place: Place; heading: number } {
  const at = Math.min(share * (way.length - 1), way.length - 1 - 1e-9);
  const leg = Math.floor(at);
  const [[lng1, lat1], [lng2, lat2]] = [way[leg] ?? [0, 0], way[leg + 1] ?? [0, 0]];
  const rest = at - leg;
  const east = (lng2 - lng1) * Math.cos((lat1 * Math.PI) / 180);
  const heading = (Math.atan2(east, lat2 - lat1) * 180) / Math.PI;
  return {
    place: [lng1 + rest * (lng2 - lng1), lat1 + rest * (lat2 - lat1)],
    heading: Math.round((heading + 360) % 360),
  };
}

interface Trip {
  readonly way: readonly Place[];
  readonly startMs: number;
  readonly hours: number;
}

/** A position every five minutes. */
function listTrip({ way, startMs, hours }: Trip, prng: Prng): TimedPlace[] {
  const count = hours * 12;
  return Array.from({ length: count + 1 }, (_, index) => {
    const { place, heading } = alongLegs(way, index / count);
    return {
      at: startMs + index * 5 * MINUTE_MS,
      place: [place[0] + 0.0008 * prng.bell(), place[1] + 0.0008 * prng.bell()],
      heading,
    };
  });
}

/** In and out of the zone, at its own pace. */
function listWandering(anchorMs: number, prng: Prng): TimedPlace[] {
  const count = DAYS * 48;
  return Array.from({ length: count + 1 }, (_, index) => {
    const hours = index / 2;
    const place: Place = [
      -110.47 + 0.052 * Math.sin((2 * Math.PI * hours) / 31) + 0.0012 * prng.bell(),
      24.495 + 0.055 * Math.sin((2 * Math.PI * hours) / 43 + 1) + 0.0012 * prng.bell(),
    ];
    return { at: anchorMs - (count - index) * 30 * MINUTE_MS, place, heading: null };
  });
}

const never = () => false;

/** Where two members and a collar were in the week before a moment; the same, moved in time, for every moment. */
export function makeTracks(anchorMs: number): Track[] {
  const [patrol, round, wandering] = [createPrng(SEED), createPrng(SEED + 1), createPrng(SEED + 2)];
  const trips = (days: readonly number[], hoursBefore: number, trip: Omit<Trip, 'startMs'>, prng: Prng) =>
    days.flatMap((day) =>
      listTrip({ ...trip, startMs: anchorMs - day * DAY_MS - (hoursBefore + trip.hours) * HOUR_MS }, prng),
    );
  // On the last trip there was no network from the crossing to the zone until the way home.
  const lastStart = anchorMs - 6 * HOUR_MS;
  return [
    {
      who: 'admin',
      accuracyM: 8,
      positions: trips([6, 5, 4, 3, 2, 1, 0], 1, { way: PATROL, hours: 4 }, patrol),
      isLate: never,
    },
    {
      who: 'editor',
      accuracyM: 12,
      positions: trips([6, 4, 2, 0], 3, { way: ROUND, hours: 3 }, round),
      isLate: (at) => at > lastStart + 45 * MINUTE_MS && at < lastStart + 100 * MINUTE_MS,
    },
    { who: 'collar', accuracyM: 20, positions: listWandering(anchorMs, wandering), isLate: never },
  ];
}
