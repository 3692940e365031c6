import { lengthOf } from '@waypost/geo';
import { describe, expect, it } from 'vitest';
import { makeResult, makeTrack } from './radar.fixture.ts';
import { toOpenFeatures, toPlace, toRadarFeatures, toSweepRing, toTargetLabel } from './to-radar-features.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const partsOf = (...given: Parameters<typeof makeResult>) =>
  toRadarFeatures(makeResult(...given), NOW).features.map(({ properties }) => properties?.part);

describe('the features of a radar', () => {
  it('are the sweep, the station, tracks by age and the targets that are followed now', () => {
    const fresh = makeTrack('2026-11-25T12:00:00Z', { id: 2 });
    const old = makeTrack('2026-11-24T12:00:00Z', { id: 1, is_active: false, source: 'radar' });
    const { features } = toRadarFeatures(makeResult([fresh, old]), NOW);
    expect(features.map(({ properties }) => properties)).toEqual([
      { part: 'sweep' },
      { part: 'station', name: 'La Ventana', status: 1 },
      { part: 'track', source: 'ais', fade: 1, track_id: 2 },
      { part: 'track', source: 'radar', fade: expect.closeTo(0.3), track_id: 1 },
      { part: 'target', source: 'ais', heading: 90, label: 'La Perla 7.3 kts', track_id: 2 },
    ]);
  });

  it('have no targets while the station is down, and nothing before it was read', () => {
    const track = makeTrack('2026-11-25T12:00:00Z');
    expect(partsOf([track], { radar_status: 0 })).toEqual(['sweep', 'station', 'track']);
    expect(partsOf([], { longitude: null, latitude: null, sweep: null })).toEqual([]);
  });

  it('name a target by its number if nothing else is known', () => {
    const seen = { ...makeTrack('2026-11-25T12:00:00Z').track_detection, speed: null };
    expect(
      toTargetLabel(makeTrack('2026-11-25T12:00:00Z', { vessel_name: null, track_detection: seen })),
    ).toBe('#8306');
  });
});

describe('the ring of a sweep', () => {
  it('is a sector with the station at its tip, or a whole circle', () => {
    const centre = [-109.84, 24.06] as const;
    const sector = toSweepRing(centre, { range_km: 28, from_deg: 300, to_deg: 150 });
    expect(sector[0]).toEqual([...centre]);
    expect(sector.at(-1)).toEqual([...centre]);
    const circle = toSweepRing(centre, { range_km: 28, from_deg: 0, to_deg: 360 });
    expect(circle[0]).toEqual(circle.at(-1));
    expect(circle.length).toBe(121);
    for (const place of circle) {
      const metres = lengthOf({ type: 'LineString', coordinates: [[...centre], place] });
      expect(metres / 1_000).toBeGreaterThan(27.8);
      expect(metres / 1_000).toBeLessThan(28.2);
    }
  });

  it('goes east at a bearing of 90', () => {
    const [lng, lat] = toPlace([0, 0], 111.195, 90);
    expect(lng).toBeCloseTo(1, 3);
    expect(lat).toBeCloseTo(0, 6);
  });
});

describe('the features of an open track', () => {
  it('are its line and its detections, the chosen one open', () => {
    const track = makeTrack('2026-11-25T12:00:00Z');
    const at = Date.parse('2026-11-25T11:59:00Z');
    const detections = [
      { timestamp: '2026-11-25T11:59:00.000Z', lon: -109.9, lat: 24.1, heading: null, speed: null },
      { timestamp: '2026-11-25T12:00:00.000Z', lon: -109.8, lat: 24.1, heading: 90, speed: 7 },
    ];
    const { features } = toOpenFeatures(track, detections, at);
    expect(features.map(({ properties }) => [properties?.part, properties?.at, properties?.open])).toEqual([
      ['track', undefined, true],
      ['detection', at, true],
      ['detection', at + 60_000, false],
    ]);
    expect(features.every(({ properties }) => properties?.track_id === track.id)).toBe(true);
  });
});
