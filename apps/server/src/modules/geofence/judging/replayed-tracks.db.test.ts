import { existsSync } from 'node:fs';
import { ENDPOINTS, MAX_PAST_POSITIONS } from '@waypost/contract';
import type { Position } from '@waypost/geofence';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makeThreePeople, type ThreePeople } from '../../../../test/people/three-people.ts';
import { listByPostgis, makeStarFence, readAllTracks, TRACK_FILES } from './recorded-tracks.fixture.ts';

const { devices, features, geofence, positions } = ENDPOINTS;
const HOUR_MS = 3_600_000;
/** The longest list of crossings. */
const MOST = 100;

let app: TestApp;
let people: ThreePeople;
let ana: Person;

beforeAll(async () => {
  app = await startTestApp();
  people = await makeThreePeople(app);
  ({ ana } = people);
});
afterAll(() => app.close());

/** A track as it is kept, in whole milliseconds and millionths of a degree, as if it had ended an hour ago. */
function toRecent(track: readonly Position[]): Position[] {
  const later = Date.now() - HOUR_MS - (track.at(-1)?.at ?? 0);
  const toKept = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return track.map(({ at, lng, lat, accuracyM }) => ({
    at: Math.round(at + later),
    lng: toKept(lng),
    lat: toKept(lat),
    accuracyM,
  }));
}

/** A fence around the middle of a track that was there before it began. @returns its code. */
async function makeFence(
  project_id: number,
  geometry: ReturnType<typeof makeStarFence>,
  sinceMs: number,
): Promise<string> {
  const { properties } = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: {
      feature: {
        name: 'Star',
        // As it is drawn: PostGIS is asked for the crossings of the same one.
        geometry: geometry as { type: 'Polygon'; coordinates: [number, number][][] },
        geofence: true,
        geofence_events: ['in', 'out'],
      },
    },
  });
  const { code } = properties;
  await ana.client.call(geofence.putFenceSettings, { params: { code }, body: { margin_m: 0, stay_s: 0 } });
  await app.database.transaction(async (tx) => {
    // The settings came a moment after the fence: one version remains.
    const bare = tx.deleteFrom('fence_versions').where('feature_code', '=', code);
    await bare.where('settings', 'is', null).execute();
    await sql`update fence_versions set valid_from = ${new Date(sinceMs)} where feature_code = ${code}`.execute(
      tx,
    );
  });
  return code;
}

/** Replays a track as the past of a device. @returns when it crossed the fence, as the product tells, oldest first. */
async function replay(track: readonly Position[], geometry: ReturnType<typeof makeStarFence>, count: number) {
  const project_id = await people.makeProject('project_viewer');
  await ana.client.call(positions.updateTrailSettings, { params: { project_id }, body: { keep: 'year' } });
  const code = await makeFence(project_id, geometry, (track[0]?.at ?? 0) - HOUR_MS);
  const { device_id } = await ana.client.call(devices.createDevice, {
    params: { project_id },
    body: { name: 'Logger', icon: 'animal' },
  });
  // The second half first, as a device sends what it could not send before.
  const middle = Math.floor(track.length / 2);
  for (const part of [track.slice(middle), track.slice(0, middle)])
    await ana.client.call(devices.loadDevicePast, {
      params: { project_id, device_id },
      body: {
        positions: part.map(({ at, lng, lat }) => ({
          rel_ts: at,
          lone6: Math.round(lng * 1e6),
          late6: Math.round(lat * 1e6),
          altitude: null,
        })),
      },
    });
  const list = async () => {
    const told = await ana.client.call(geofence.listFenceCrossings, { params: { code }, query: {} });
    return told
      .filter(({ cause, withdrawn_at }) => cause === 'crossed' && withdrawn_at === null)
      .map(({ at }) => Date.parse(at))
      .toSorted((a, b) => a - b);
  };
  await expect.poll(list).toHaveLength(count);
  return list();
}

test('recorded tracks that are replayed as devices cross where PostGIS finds it, within a second', async ({
  skip,
}) => {
  skip(!existsSync(TRACK_FILES), 'Skipped: ../shared/fixtures is absent.');
  let [replayed, crossings] = [0, 0];
  const files = new Set<string>();
  for (const { file, track: recorded } of await readAllTracks()) {
    const track = toRecent(recorded);
    // One of each file is enough, and none that takes several loads or lists.
    if (files.has(file) || track.length > MAX_PAST_POSITIONS) continue;
    const geometry = makeStarFence(track, 0.5, 0.2);
    const theirs = await listByPostgis(app.database.read, track, geometry);
    if (theirs.length === 0 || theirs.length > MOST / 2) continue;
    files.add(file);
    const ours = await replay(track, geometry, theirs.length);
    for (const [index, at] of ours.entries())
      expect(Math.abs(at - (theirs[index] ?? 0)), `${file} at ${at}`).toBeLessThan(1_000);
    replayed += 1;
    crossings += ours.length;
  }
  expect(replayed).toBeGreaterThan(3);
  expect(crossings).toBeGreaterThan(10);
});
