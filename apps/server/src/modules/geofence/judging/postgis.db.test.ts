import { existsSync } from 'node:fs';
import { judge, type Position, prepareFences } from '@waypost/geofence';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import {
  listByPostgis,
  makeStarFence,
  readAllTracks,
  START_MS,
  TRACK_FILES,
} from './recorded-tracks.fixture.ts';

const PLAIN = {
  watches: ['in', 'out'] as const,
  marginM: 0,
  stayMs: 0,
  dwellMs: null,
  schedule: null,
  stillness: null,
  absenceMs: null,
  nearM: null,
};

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.release());

/** Compares the crossings of a track. @returns how many there were. */
async function compare(name: string, track: readonly Position[]): Promise<number> {
  let count = 0;
  for (const [at, share] of [
    [0.5, 0.2],
    [0.2, 0.05],
    [0.8, 0.4],
  ] as const) {
    const geometry = makeStarFence(track, at, share);
    const fences = prepareFences([{ id: name, version: 1, validFrom: 0, geometry, settings: PLAIN }]);
    const ours = judge(fences, track).events.filter(({ cause }) => cause === 'crossed');
    const theirs = await listByPostgis(opened.database.read, track, geometry);
    expect(ours, name).toHaveLength(theirs.length);
    for (const [index, event] of ours.entries()) {
      expect(Math.abs(event.at - (theirs[index] ?? 0)), `${name} at ${event.at}`).toBeLessThan(1000);
    }
    count += ours.length;
  }
  return count;
}

describe('crossings are those that PostGIS finds, within a second,', () => {
  test('of a spiral', async () => {
    const spiral = Array.from({ length: 400 }, (_, index) => ({
      at: START_MS + index * 30_000,
      lng: 10 + 0.00004 * index * Math.cos(index / 5),
      lat: 50 + 0.00003 * index * Math.sin(index / 5),
      accuracyM: 0,
    }));
    expect(await compare('spiral', spiral)).toBeGreaterThan(100);
  });

  test('of tracks of devices', async ({ skip }) => {
    skip(!existsSync(TRACK_FILES), 'Skipped: ../shared/fixtures is absent.');
    const tracks = await readAllTracks();
    let crossings = 0;
    for (const { file, track } of tracks) crossings += await compare(file, track);
    expect(tracks.length).toBeGreaterThan(10);
    expect(crossings).toBeGreaterThan(100);
  });
});
