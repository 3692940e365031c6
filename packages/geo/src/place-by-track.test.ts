import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeByTrack } from './place-by-track.ts';

const START = Date.UTC(2026, 2, 1, 7);
const MINUTE = 60_000;
const walk = {
  positions: [
    [-110.3, 24.1, 10],
    [-110.2, 24.2, 20],
    [-110.1, 24.2, 30],
  ],
  times: [START, START + 10 * MINUTE, START + 60 * MINUTE],
};
const placeAt = (time: number, maxGapMs = 5 * MINUTE) => placeByTrack([walk], [time], maxGapMs)[0];

describe('placeByTrack', () => {
  test('interpolates between two fixes in proportion to time', () => {
    const place = placeAt(START + 4 * MINUTE);
    expect(place?.gapMs).toBe(4 * MINUTE);
    expect(place?.position[0]).toBeCloseTo(-110.26, 9);
    expect(place?.position[1]).toBeCloseTo(24.14, 9);
    expect(place?.position[2]).toBeCloseTo(14, 9);
    expect(placeAt(START)).toEqual({ position: [-110.3, 24.1, 10], gapMs: 0 });
  });

  test('uses the first or last fix within the largest gap', () => {
    expect(placeAt(START - 5 * MINUTE)?.position).toEqual([-110.3, 24.1, 10]);
    expect(placeAt(START - 5 * MINUTE - 1)).toBeNull();
    expect(placeAt(START + 65 * MINUTE)?.position).toEqual([-110.1, 24.2, 30]);
    // Half an hour between fixes: nobody knows.
    expect(placeAt(START + 30 * MINUTE)).toBeNull();
    expect(placeAt(START + 30 * MINUTE, 30 * MINUTE)?.gapMs).toBe(20 * MINUTE);
  });

  test('takes the nearer of two tracks and never interpolates between them', () => {
    const other = {
      positions: [
        [5, 5],
        [6, 6],
      ],
      times: [START + 20 * MINUTE, START + 21 * MINUTE],
    };
    const first = { positions: walk.positions.slice(0, 2), times: walk.times.slice(0, 2) };
    const places = placeByTrack([first, other], [START + 13 * MINUTE, START + 18 * MINUTE], 5 * MINUTE);
    expect(places.map((place) => place?.position.slice(0, 2))).toEqual([
      [-110.2, 24.2],
      [5, 5],
    ]);
  });

  test('accepts fixes without times, out of order, repeated or missing', () => {
    const odd = {
      positions: [
        [3, 0],
        [9, 9],
        [1, 0],
        [1, 0],
      ],
      times: [START + 2 * MINUTE, null, START, START],
    };
    expect(placeByTrack([odd], [START + MINUTE], MINUTE)[0]?.position).toEqual([2, 0]);
    expect(placeByTrack([{ positions: [[1, 1]], times: [null] }], [START], MINUTE)).toEqual([null]);
    expect(placeByTrack([], [START], MINUTE)).toEqual([null]);
  });

  test('crosses the antimeridian by the short way', () => {
    const ship = {
      positions: [
        [179, 0],
        [-179, 0],
      ],
      times: [START, START + 4 * MINUTE],
    };
    expect(placeByTrack([ship], [START + MINUTE], MINUTE)[0]?.position).toEqual([179.5, 0]);
    expect(placeByTrack([ship], [START + 3 * MINUTE], MINUTE)[0]?.position).toEqual([-179.5, 0]);
  });

  test('a position lies between its two fixes in any track', () => {
    const fix = fc.tuple(
      fc.integer({ min: -80, max: 80 }),
      fc.integer({ min: -80, max: 80 }),
      fc.nat(10_000),
    );
    fc.assert(
      fc.property(fc.array(fix, { minLength: 2, maxLength: 20 }), fc.nat(10_000), (fixes, moment) => {
        const track = { positions: fixes.map(([x, y]) => [x, y]), times: fixes.map(([, , time]) => time) };
        const place = placeByTrack([track], [moment], 10_000)[0];
        const nearest = Math.min(...fixes.map(([, , time]) => Math.abs(time - moment)));
        expect(place?.gapMs).toBe(nearest);
        const lngs = fixes.map(([x]) => x);
        expect(place?.position[0]).toBeGreaterThanOrEqual(Math.min(...lngs) - 1e-9);
        expect(place?.position[0]).toBeLessThanOrEqual(Math.max(...lngs) + 1e-9);
      }),
    );
  });
});
