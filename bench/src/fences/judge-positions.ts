import { type FenceVersion, judge, type Position, prepareFences } from '@waypost/geofence';
import { createRandom } from '../run/create-random.ts';
import { isQuick, toRounds } from '../run/rounds.ts';
import { median, type Row } from '../run/row.ts';

const FENCES = 500;
const VERTICES = 200;
const SUBJECTS = 200;
const POSITIONS_EACH = isQuick ? 1000 : 5000;
const START_MS = Date.UTC(2026, 0, 1);
const METRE = 1 / 111_319;

/** Fences of 1 to 2 km across in a bay of 25 by 25 km, many of which overlap. */
function makeFences(random: () => number): FenceVersion[] {
  return Array.from({ length: FENCES }, (_, n) => {
    const [lng, lat] = [25_000 * random() * METRE, 25_000 * random() * METRE];
    const ring = Array.from({ length: VERTICES }, (_each, index) => {
      const angle = (2 * Math.PI * index) / VERTICES;
      const radius = (500 + 500 * random()) * METRE;
      return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
    });
    return {
      id: `fence-${n}`,
      version: 1,
      validFrom: 0,
      geometry: { type: 'Polygon', coordinates: [[...ring, ring[0] ?? []]] },
      settings: {
        watches: ['in', 'out'],
        marginM: 15,
        stayMs: 30_000,
        dwellMs: 1_800_000,
        schedule: null,
        stillness: null,
        absenceMs: null,
        nearM: null,
      },
    };
  });
}

/** A boat that crosses the bay: a position every 30 seconds, accurate to 5 to 15 m. */
function makeTrack(random: () => number): Position[] {
  let [x, y, heading] = [25_000 * random(), 25_000 * random(), 6 * random()];
  return Array.from({ length: POSITIONS_EACH }, (_, index) => {
    heading += 0.4 * random() - 0.2 + (x < 0 || y < 0 || x > 25_000 || y > 25_000 ? 0.5 : 0);
    x += 100 * random() * Math.cos(heading);
    y += 100 * random() * Math.sin(heading);
    return { at: START_MS + 30_000 * index, lng: x * METRE, lat: y * METRE, accuracyM: 5 + 10 * random() };
  });
}

/** The time to judge a million positions of 200 subjects against 500 fences of 200 vertices, against a limit of 60 s. */
export function benchFences(): Row[] {
  const random = createRandom();
  const versions = makeFences(random);
  const tracks = Array.from({ length: SUBJECTS }, () => makeTrack(random));
  const times: number[] = [];
  let events = 0;
  for (let round = 0; round < toRounds(3); round += 1) {
    const start = performance.now();
    const fences = prepareFences(versions);
    events = tracks.reduce((sum, track) => sum + judge(fences, track).events.length, 0);
    times.push((performance.now() - start) / 1000);
  }
  const positions = SUBJECTS * POSITIONS_EACH;
  const seconds = median(times);
  const limit = (60 * positions) / 1_000_000;
  return [
    {
      what: `Judging ${positions.toLocaleString('en')} positions by ${FENCES} fences of ${VERTICES} vertices`,
      against: `a limit of ${limit} s`,
      ratio: seconds / limit,
      figures: `${seconds.toFixed(1)} s, ${Math.round(positions / seconds).toLocaleString('en')} positions/s, ${events.toLocaleString('en')} events`,
    },
  ];
}
