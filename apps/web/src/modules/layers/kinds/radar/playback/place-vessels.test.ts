import type { RadarTrack } from '@waypost/contract';
import { describe, expect, it } from 'vitest';
import { makeTrack } from '../radar.fixture.ts';
import { MAX_GAP_MS, placeVessel, placeVessels } from './place-vessels.ts';

const MINUTE = 60_000;
const T = Date.parse('2026-11-25T12:00:00Z');

/** A vessel that goes east, seen at some minutes. */
function goEast(...minutes: readonly number[]): RadarTrack {
  const track = makeTrack(new Date(T).toISOString());
  const coordinates = minutes.map((minute): [number, number] => [minute / 100, 24]);
  return {
    ...track,
    track_detection: {
      ...track.track_detection,
      track_line: { type: 'LineString', coordinates },
      times: minutes.map((minute) => T + minute * MINUTE),
    },
  };
}

describe('a vessel that is played back', () => {
  it('is where it was seen at the time of a detection', () => {
    const track = goEast(0, 10);
    for (const time of [T - 20_000, T, T + 20_000])
      expect(placeVessel(track, time)).toMatchObject({ lon: 0, lat: 24, isBetween: false });
    expect(placeVessel(track, T + 10 * MINUTE)).toMatchObject({ lon: 0.1, isBetween: false });
  });

  it('is in proportion between two detections, and marked so', () => {
    const placed = placeVessel(goEast(0, 10), T + 4 * MINUTE);
    expect(placed?.isBetween).toBe(true);
    expect(placed?.lon).toBeCloseTo(0.04, 10);
    expect(placed?.heading).toBeCloseTo(90, 6);
  });

  it('is nowhere in a gap that is too long, before it was seen and after it was lost', () => {
    const gap = MAX_GAP_MS / MINUTE;
    expect(placeVessel(goEast(0, gap), T + 5 * MINUTE)?.isBetween).toBe(true);
    const track = goEast(0, gap + 1);
    expect(placeVessel(track, T + 5 * MINUTE)).toBeNull();
    expect(placeVessel(track, T - 5 * MINUTE)).toBeNull();
    expect(placeVessel(track, T + (gap + 5) * MINUTE)).toBeNull();
  });

  it('was seen all along where the line leaves detections out, unless it was not for longer than usual', () => {
    // Every tenth minute of two hours, and then every tenth after a gap.
    const minutes = [...Array.from({ length: 13 }, (_, index) => index * 10), 142, 152, 182, 192];
    const track = { ...goEast(...minutes), detection_count: minutes.length * 10 };
    for (const minute of [3, 5, 7, 64, 118])
      expect(placeVessel(track, T + minute * MINUTE)).toMatchObject({ isBetween: false });
    expect(placeVessel(track, T + 4 * MINUTE)?.lon).toBeCloseTo(0.04, 10);
    // Of 22 minutes, 9 may have been seen.
    expect(placeVessel(track, T + 131 * MINUTE)?.isBetween).toBe(true);
    expect(placeVessel(track, T + 167 * MINUTE)).toBeNull();
  });

  it('with a single detection is there for a moment', () => {
    const track = goEast(0);
    const lone = {
      ...track,
      track_detection: { ...track.track_detection, track_line: null, lon: 0, lat: 24, heading: 45 },
    };
    expect(placeVessels([lone], T)).toMatchObject([{ lon: 0, lat: 24, heading: 45, isBetween: false }]);
    expect(placeVessels([lone], T + 5 * MINUTE)).toEqual([]);
  });
});
