import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { isPostgres } from '../../../../test/app/test-database.ts';
import { readMigrations } from '../../../platform/db/migrations/migration-files.ts';
import type { ProviderTrack } from '../../../providers/radar/radar.ts';
import { recordReading } from '../reading/record-reading.ts';
import { deleteExpired, type TimeRange } from '../store.ts';
import { listTracks } from './list-tracks.ts';

/** The line of a track is kept beside its detections, and has to be the one through them, whatever became of them. */

const STATION = 32;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const E7 = 1e7;
/** Midnight of three days ago in UTC. */
const MIDNIGHT = Math.floor(Date.now() / DAY_MS) * DAY_MS - 2 * DAY_MS;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.database.read.deleteFrom('radar_stations').execute();
});
afterAll(() => app.close());

/** A detection of a track, by minutes from midnight and ten-millionths of a degree. */
interface Seen {
  readonly track: number;
  readonly minute: number;
  readonly lone7: number;
  readonly late7: number;
}

const seenOf = (minutes: fc.Arbitrary<number>): fc.Arbitrary<Seen> =>
  fc.record({
    track: fc.integer({ min: 1, max: 3 }),
    minute: minutes,
    lone7: fc.integer({ min: -180 * E7, max: 180 * E7 }),
    late7: fc.integer({ min: -90 * E7, max: 90 * E7 }),
  });
/** Of three days, most of them around a midnight. */
const minute = fc.oneof(
  fc.integer({ min: -1_440, max: 2_879 }),
  fc.integer({ min: -6, max: 6 }),
  fc.constantFrom(-1_440, 0, 1_439, 1_440),
);

const toTrack = ({ track, minute: at, lone7, late7 }: Seen): ProviderTrack => ({
  id: `track ${track}`,
  radarTrackId: String(track),
  source: 'ais',
  vesselName: null,
  lengthM: null,
  photoCount: 0,
  startedAt: MIDNIGHT - DAY_MS,
  detection: {
    ...{ at: MIDNIGHT + at * MINUTE_MS, longitude: lone7 / E7, latitude: late7 / E7 },
    ...{ heading: 90, speed: 10, bearing: null, distance: null, confidence: null },
  },
});

async function read(seen: readonly Seen[]): Promise<void> {
  const claimedBy = randomUUID();
  await sql`
    insert into radar_stations (radar_id, claimed_by) values (${STATION}, ${claimedBy}::uuid)
    on conflict (radar_id) do update set claimed_by = excluded.claimed_by`.execute(app.database.read);
  const station = {
    ...{ id: STATION, name: 'La Ventana', longitude: -109.8, latitude: 24, status: 'active' },
    ...{ sweep: null, targetCount: null, skipped: 0, tracks: [] },
  };
  await recordReading(
    app.database,
    { station, units: { speed: 'km/h', distance: 'nmi' }, past: seen.map(toTrack), claimedBy },
    { pauses: { watchedMs: MINUTE_MS, idleMs: MINUTE_MS }, onDetections: async () => {} },
  );
}

interface Place {
  readonly track_id: number;
  readonly at: number;
  readonly lng: number;
  readonly lat: number;
}
async function listPlaces(): Promise<Place[]> {
  const { rows } = await sql<{ track_id: number; at: Date; longitude: number; latitude: number }>`
    select track_id, at, longitude, latitude from radar_detections order by track_id, at`.execute(
    app.database.read,
  );
  return rows.map(({ track_id, at, longitude, latitude }) => ({
    ...{ track_id, at: at.getTime() },
    ...{ lng: longitude, lat: latitude },
  }));
}

/** Days with their lines as they are stored, and as they are by the detections. */
async function compareDays(): Promise<{ stored: unknown[]; computed: unknown[] }> {
  const { rows } = await sql<{ track_id: number; day: string; times: string; line: string }>`
    select track_id, day::text as day, to_json(times)::text as times, json_build_array(lone7, late7)::text as line
    from radar_lines order by track_id, radar_lines.day`.execute(app.database.read);
  const stored = rows.map(({ track_id, day, times, line }) => [
    ...[track_id, day, JSON.parse(times)],
    JSON.parse(line),
  ]);
  const toDay = ({ track_id, at }: Place) => `${track_id} ${new Date(at).toISOString().slice(0, 10)}`;
  const days = [...Map.groupBy(await listPlaces(), toDay)];
  const computed = days.map(([key, places]) => {
    const [track, day] = key.split(' ');
    const e7 = [places.map(({ lng }) => Math.round(lng * E7)), places.map(({ lat }) => Math.round(lat * E7))];
    return [Number(track), day, places.map(({ at }) => at), e7];
  });
  return { stored, computed };
}

/** The tracks of a range with at most so many points or one more, by their detections. */
async function computeTracks({ from, to }: TimeRange, points: number): Promise<unknown[]> {
  const inRange = (await listPlaces()).filter(({ at }) => at >= from.getTime() && at <= to.getTime());
  return [...Map.groupBy(inRange, ({ track_id }) => track_id)].map(([track_id, places]) => {
    const step = Math.ceil(places.length / points);
    const kept = places.filter((_, place) => place % step === 0 || place === places.length - 1);
    const last = places.at(-1);
    return {
      ...{ track_id, total: places.length, at: last?.at, place: [last?.lng, last?.lat] },
      ...{ times: kept.map(({ at }) => at), line: kept.map(({ lng, lat }) => [lng, lat]) },
    };
  });
}

async function drawTracks(range: TimeRange, points: number): Promise<unknown[]> {
  const rows = await listTracks(app.database.read, STATION, range, { limit: 50, points });
  return rows
    .toSorted((a, b) => a.track_id - b.track_id)
    .map(({ track_id, total, at, longitude, latitude, times, lone7, late7 }) => ({
      ...{ track_id, total, at: at.getTime(), place: [longitude, latitude], times },
      line: lone7.map((lng, place) => [lng / E7, (late7[place] ?? 0) / E7]),
    }));
}

const toTime = (minutes: number) => new Date(MIDNIGHT + minutes * MINUTE_MS);

describe('the stored line of a track', () => {
  test('is the one through its detections, in whatever order and however often they came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(seenOf(minute), { maxLength: 25 }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 3 }),
        fc.tuple(minute, minute),
        fc.integer({ min: 1, max: 12 }),
        async (readings, repeats, [one, other], points) => {
          await app.database.read.deleteFrom('radar_tracks').execute();
          const again = repeats.flatMap((place) => readings.at(place % readings.length) ?? []);
          for (const seen of [...readings, again]) await read(seen);
          const { stored, computed } = await compareDays();
          expect(stored).toEqual(computed);
          const range = { from: toTime(Math.min(one, other)), to: toTime(Math.max(one, other)) };
          for (const limit of [points, 1_000])
            expect(await drawTracks(range, limit)).toEqual(await computeTracks(range, limit));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('grows by what comes in order, and is drawn anew for what comes late', async () => {
    const along = (minutes: readonly number[]) =>
      minutes.map((at) => ({ track: 1, minute: at, lone7: at, late7: -at }));
    const getTimes = async () => {
      const [line] = (await drawTracks({ from: toTime(-10), to: toTime(100) }, 100)) as {
        times: number[];
      }[];
      return line?.times.map((at) => (at - MIDNIGHT) / MINUTE_MS);
    };
    await read(along([1, 2]));
    await read(along([5]));
    expect(await getTimes()).toEqual([1, 2, 5]);
    await read(along([3, 6, -2]));
    expect(await getTimes()).toEqual([-2, 1, 2, 3, 5, 6]);
  });

  test('shrinks with what is no longer kept, and ends with its days', async () => {
    // A station that no layer shows is kept for 30 days; its track was seen each hour of the last 34.
    const hours = Array.from({ length: 34 * 24 }, (_, hour) => hour);
    const now = (Date.now() - MIDNIGHT) / MINUTE_MS;
    await read(
      hours.map((hour) => ({ track: 1, minute: Math.floor(now) - hour * 60, lone7: hour, late7: -hour })),
    );
    expect((await compareDays()).stored.length).toBeGreaterThan(33);
    await app.services.radarPurge.purge();
    const { stored, computed } = await compareDays();
    expect(stored).toEqual(computed);
    expect(stored.length).toBeGreaterThan(29);
    expect(stored.length).toBeLessThan(33);
    const [first] = await listPlaces();
    expect(first?.at).toBeGreaterThan(Date.now() - 30 * DAY_MS - MINUTE_MS);
    await app.database.read.deleteFrom('radar_tracks').execute();
    expect((await compareDays()).stored).toEqual([]);
  });

  test('goes with a day that is dropped whole', async () => {
    await read([
      { track: 1, minute: 0, lone7: 1, late7: 1 },
      { track: 1, minute: 1_440, lone7: 2, late7: 2 },
    ]);
    const day = toTime(0).toISOString().slice(0, 10).replaceAll('-', '');
    await sql`drop table ${sql.table(`radar_detections_${day}`)}`.execute(app.database.read);
    await app.services.radarPurge.purge();
    const { stored, computed } = await compareDays();
    expect(stored).toEqual(computed);
    expect(stored).toHaveLength(1);
  });

  test('goes if it was left of a day without detections', async () => {
    await read([{ track: 1, minute: 0, lone7: 1, late7: 1 }]);
    const old = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);
    await sql`update radar_tracks set first_at = ${old}::date - 1`.execute(app.database.read);
    await sql`select make_radar_partition(${old}::date)`.execute(app.database.read);
    // A day that another organization keeps, so that it is not dropped.
    await sql`
      with keeping as (
        insert into organizations (organization_name) values ('Keeps long') returning organization_id)
      insert into radar_settings (organization_id, keep_days) select organization_id, 90 from keeping`.execute(
      app.database.read,
    );
    await sql`
      insert into radar_lines (track_id, day, times, lone7, late7)
      select track_id, ${old}::date, '{1,2}', '{1,2}', '{1,2}' from radar_tracks`.execute(app.database.read);
    await app.services.radarPurge.purge();
    const { stored, computed } = await compareDays();
    expect(stored).toEqual(computed);
    expect(stored).toHaveLength(1);
    await app.database.read.deleteFrom('radar_settings').execute();
  });

  // The embedded database has one connection: nobody changes a station meanwhile.
  test.skipIf(!isPostgres())('is right where a vessel is told late while its day is purged', async () => {
    const noon = -31 * 1_440 + 720;
    const at = (minute: number) => ({ track: 1, minute: noon + minute, lone7: minute, late7: -minute });
    await read([at(0), at(10)]);
    const { reading } = await whilePurging(() => read([at(5)]));
    await reading;
    const { stored, computed } = await compareDays();
    expect(computed).toHaveLength(1);
    expect(stored).toEqual(computed);
  });
});

const isSomebodyWaiting = async () =>
  (
    await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.read)
  ).rows.length > 0;

/** Begins something once a purge has deleted detections, and lets it wait until that ends. */
async function whilePurging<T>(begin: () => Promise<T>): Promise<{ readonly reading: Promise<T> }> {
  let reading: Promise<T> | null = null;
  await app.database.transaction(async (tx) => {
    expect(await deleteExpired(tx, STATION, 5_000)).toBeGreaterThan(0);
    reading = begin();
    await vi.waitFor(async () => expect(await isSomebodyWaiting()).toBe(true));
  });
  if (reading === null) throw new Error('Nothing was begun.');
  return { reading };
}

describe('the migration that draws lines of what was seen before', () => {
  /** Runs the steps that draw. @returns how many tracks each piece had. */
  async function draw(): Promise<number[]> {
    const pieces: number[] = [];
    const migrations = await readMigrations();
    const { steps } = migrations.find(({ name }) => name.startsWith('0129_')) ?? { steps: [] };
    const first = steps.findIndex(({ sql: text }) => text.includes('radar_lines_left'));
    for (const { sql: text, isRepeated } of steps.slice(first))
      for (;;) {
        const { rows } = await app.database.transaction((tx) => sql.raw<{ drawn: number }>(text).execute(tx));
        if (!isRepeated || rows.length === 0) break;
        pieces.push(...rows.map(({ drawn }) => drawn));
      }
    return pieces;
  }

  test('draws each track once, on the days on which it was seen', async () => {
    // Seen on the first and the last of 200 days, and on two days in a row.
    await read(
      Array.from({ length: 45 }, (_, track) =>
        [-200 * 1_440, -1_440, -3, 3].map((minute) => ({
          ...{ track, minute: minute + track, lone7: minute, late7: track },
        })),
      ).flat(),
    );
    await app.database.read.deleteFrom('radar_lines').execute();
    // Meanwhile another process goes on.
    await read([{ track: 2, minute: 2_500, lone7: 7, late7: 7 }]);
    expect(await draw()).toEqual([20, 20, 5]);
    const { stored, computed } = await compareDays();
    expect(stored).toEqual(computed);
    // What is there already stays.
    expect(await draw()).toEqual([20, 20, 5]);
    expect((await compareDays()).stored).toEqual(computed);
  });

  test('has nothing to draw where nothing was seen', async () => {
    expect(await draw()).toEqual([]);
  });

  test.skipIf(!isPostgres())('draws nothing of what is being purged', async () => {
    const noon = -31 * 1_440 + 720;
    const at = (minute: number) => ({ track: 1, minute: noon + minute, lone7: minute, late7: -minute });
    await read([at(0), at(10), at(4 * 1_440)]);
    await app.database.read.deleteFrom('radar_lines').execute();
    const { reading } = await whilePurging(draw);
    await reading;
    const { stored, computed } = await compareDays();
    expect(stored).toEqual(computed);
    expect(stored).toHaveLength(1);
  });
});
