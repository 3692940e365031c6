import { describe, expect, it } from 'vitest';
import { groupTracks } from './group-tracks.ts';
import { makeTrack } from './radar.fixture.ts';

const NOW = Date.parse('2026-11-25T05:00:00Z');
const tracks = [
  makeTrack('2026-11-25T04:59:00Z', { id: 4 }),
  makeTrack('2026-11-25T01:00:00Z', { id: 3 }),
  makeTrack('2026-11-24T12:00:00Z', { id: 2 }),
  makeTrack('2026-11-20T12:00:00Z', { id: 1 }),
];
const group = (zone: string) =>
  groupTracks(tracks, NOW, zone).map(({ day, ago, tracks: of }) => [day, ago, of.map(({ id }) => id)]);

describe('tracks', () => {
  it('are grouped by the day of the reader on which they were last seen', () => {
    expect(group('UTC')).toEqual([
      ['2026-11-25', 0, [4, 3]],
      ['2026-11-24', 1, [2]],
      ['2026-11-20', 5, [1]],
    ]);
    expect(group('America/Mazatlan')).toEqual([
      ['2026-11-24', 0, [4, 3, 2]],
      ['2026-11-20', 4, [1]],
    ]);
  });
});
