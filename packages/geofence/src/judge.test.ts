import { describe, expect, it } from 'vitest';
import type { FenceSettings, FenceVersion, Position } from './fence.ts';
import { prepareFences } from './fence-set.ts';
import { judge, listInside } from './judge.ts';
import { METRE, MINUTE, NOON, place, square } from './track.fixture.ts';
import { listZoneOffsets } from './zone-offsets.ts';

/** What is told, with times in minutes after noon. */
function tellOf(fences: readonly FenceVersion[], track: readonly Position[], until?: number) {
  const { events } = judge(prepareFences(fences), track, until === undefined ? {} : { until });
  return events.map(({ kind, at, cause }) => [kind, Math.round(((at - NOON) / MINUTE) * 1000) / 1000, cause]);
}

const through = [place(0, -200, 0), place(4, 200, 0)];

describe('a crossing', () => {
  it('is found between two positions, and its time interpolated', () => {
    expect(tellOf([square()], through)).toEqual([
      ['enter', 1, 'crossed'],
      ['leave', 3, 'crossed'],
    ]);
  });

  it('is told to the millisecond', () => {
    const { events } = judge(prepareFences([square()]), [place(0, -200, 0), place(1 / 600, 100, 0)]);
    expect(events[0]?.at).toBe(NOON + 33);
  });

  it('of a hole is a leave and an enter', () => {
    const outer = square();
    if (outer.geometry?.type !== 'Polygon') throw new Error('no polygon');
    const hole = (outer.geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]) => [lng / 2, lat / 2]);
    const geometry = { type: 'Polygon' as const, coordinates: [...outer.geometry.coordinates, hole] };
    expect(tellOf([{ ...outer, geometry }], through).map(([kind, at]) => [kind, at])).toEqual([
      ['enter', 1],
      ['leave', 1.5],
      ['enter', 2.5],
      ['leave', 3],
    ]);
  });

  it('of each part of a multipolygon counts', () => {
    const one = square().geometry;
    if (one?.type !== 'Polygon') throw new Error('no polygon');
    const moved = one.coordinates.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng + 400 * METRE, lat]));
    const geometry = { type: 'MultiPolygon' as const, coordinates: [one.coordinates, moved] };
    const track = [place(0, -200, 0), place(8, 600, 0)];
    expect(tellOf([{ ...square(), geometry }], track).map(([, at]) => at)).toEqual([1, 3, 5, 7]);
  });

  it('through a corner alone is none', () => {
    expect(tellOf([square()], [place(0, -200, 0), place(2, 0, 200)])).toEqual([]);
    expect(tellOf([square()], [place(0, 0, 200), place(2, 200, 0)])).toEqual([]);
  });

  it('along an edge is none with a margin', () => {
    const track = [place(0, -300, 100), place(5, 300, 100), place(9, -300, 100)];
    expect(tellOf([square({ marginM: 5 })], track)).toEqual([]);
  });

  it('counts only in the direction that is watched', () => {
    expect(tellOf([square({ watches: ['out'] })], through)).toEqual([['leave', 3, 'crossed']]);
    expect(tellOf([square({ watches: ['in'] })], through)).toEqual([['enter', 1, 'crossed']]);
  });

  it('leads across the 180th meridian', () => {
    const ring = [
      [179.9, -1],
      [180, -1],
      [180, 1],
      [179.9, 1],
      [179.9, -1],
    ];
    const fence = { ...square(), geometry: { type: 'Polygon' as const, coordinates: [ring] } };
    const at = (minutes: number, lng: number) => ({ ...place(minutes, 0, 0), lng });
    expect(tellOf([fence], [at(0, 179.8), at(4, -179.8)]).map(([, when]) => when)).toEqual([1, 2]);
  });
});

describe('a fence across the 180th meridian', () => {
  const toRing = (west: number, east: number) => [
    [west, -1],
    [east, -1],
    [east, 1],
    [west, 1],
    [west, -1],
  ];
  /** As it is stored: in two parts. */
  const toFence = (settings: Partial<FenceSettings> = {}) => ({
    ...square(settings),
    geometry: { type: 'MultiPolygon' as const, coordinates: [[toRing(179.9, 180)], [toRing(-180, -179.9)]] },
  });
  const at = (minutes: number, lng: number) => ({ ...place(minutes, 0, 0), lng });

  it.each([0, 50])('is entered and left once, with a margin of %d m', (marginM) => {
    const track = [at(0, 179.8), at(2, 180), at(3, -179.95), at(4, -179.8)];
    expect(tellOf([toFence({ marginM })], track).map(([kind]) => kind)).toEqual(['enter', 'leave']);
  });

  it('is not left by who goes to and fro over the meridian', () => {
    const track = [
      at(0, 179.8),
      at(1, 179.99),
      at(2, -179.99),
      at(3, 179.99),
      at(4, -179.999),
      at(5, 179.999),
    ];
    expect(tellOf([toFence()], track).map(([kind]) => kind)).toEqual(['enter']);
  });

  it('is nothing to who goes over longitude 0', () => {
    expect(tellOf([toFence()], [at(0, -1), at(1, 1), at(2, -1)])).toEqual([]);
  });
});

describe('the edge', () => {
  const edge = [place(0, 150, 0), place(1, 99, 0), place(2, 101, 0), place(3, 98, 0), place(4, 104, 0)];

  it('flickers without a margin', () => {
    expect(tellOf([square()], edge)).toHaveLength(4);
  });

  it('does not flicker with one, in metres', () => {
    expect(tellOf([square({ marginM: 10 })], edge)).toEqual([]);
    expect(
      tellOf([square({ marginM: 10 })], [...edge, place(5, 50, 0), place(6, 101, 0), place(7, 90, 0)]),
    ).toEqual([['enter', 4.074, 'crossed']]);
  });

  it('does not flicker with one, in seconds', () => {
    const fence = square({ stayMs: 2 * MINUTE });
    expect(tellOf([fence], edge)).toEqual([]);
    expect(tellOf([fence], [...edge, place(5, 50, 0), place(8, 40, 0)])).toEqual([
      ['enter', 4.074, 'crossed'],
    ]);
  });

  it('does not flicker where positions are less accurate than they are far from it', () => {
    const vague = edge.map((position) => ({ ...position, accuracyM: 20 }));
    expect(tellOf([square()], vague)).toEqual([]);
    expect(tellOf([square()], [...vague, place(5, 50, 0, 20)])).toEqual([['enter', 4.074, 'crossed']]);
  });

  it('is not crossed by a position that says nothing', () => {
    expect(tellOf([square()], [place(0, 150, 0), place(1, 0, 0, 900), place(2, 150, 0)])).toEqual([]);
  });
});

describe('who is inside', () => {
  it('is so since the crossing, or since they were first seen', () => {
    const state = (track: Position[]) => listInside(judge(prepareFences([square()]), track).state);
    expect(state([place(0, 150, 0), place(1, 50, 0)])).toEqual([
      { fence: 'square', since: NOON + MINUTE / 2, cause: 'crossed' },
    ]);
    expect(state([place(0, 0, 0)])).toEqual([{ fence: 'square', since: NOON, cause: 'appeared' }]);
    expect(state(through)).toEqual([]);
  });

  it('dwells after the time set, once', () => {
    const fence = square({ dwellMs: 5 * MINUTE });
    const track = [place(0, 150, 0), place(1, 50, 0), place(5, 40, 0), place(6, 50, 0), place(30, 20, 0)];
    expect(tellOf([fence], track)).toEqual([
      ['enter', 0.5, 'crossed'],
      ['dwell', 5.5, 'crossed'],
    ]);
    expect(tellOf([fence], [...track.slice(0, 3), place(5.2, 150, 0)]).map(([kind]) => kind)).toEqual([
      'enter',
      'leave',
    ]);
  });

  it('rests where they stay in a circle', () => {
    const fence = square({ stillness: { radiusM: 10, forMs: 3 * MINUTE }, watches: [] });
    const track = [place(0, 0, 0), place(1, 45, 0), place(2, 44, 0), place(9, 41, 3), place(10, 80, 0)];
    const [[kind, at] = []] = tellOf([fence], track);
    expect(kind).toBe('still');
    // It comes to the last resting place, 40 m east, after 40/45 of a minute.
    expect(at).toBe(3.889);
  });

  it('is told as absent when not heard of', () => {
    const fence = square({ absenceMs: 10 * MINUTE });
    const track = [place(0, 0, 0), place(30, 5, 0), place(31, 6, 0)];
    expect(tellOf([fence], track)).toEqual([
      ['enter', 0, 'appeared'],
      ['absent', 10, 'appeared'],
    ]);
    expect(tellOf([fence], track, NOON + 60 * MINUTE).at(-1)).toEqual(['absent', 41, 'appeared']);
    expect(tellOf([fence], [...track, place(5, 0, 0), place(14, 0, 0), place(22, 0, 0)])).toHaveLength(1);
  });
});

describe('versions of a fence', () => {
  const from = (version: number, minutes: number, geometry: FenceVersion['geometry']) => ({
    ...square(),
    version,
    validFrom: NOON + minutes * MINUTE,
    geometry,
  });
  const { geometry } = square();

  it('tell of those around whom it is drawn, and from whom it is taken away', () => {
    const away = {
      ...geometry,
      coordinates: [
        [
          [9, 9],
          [9.1, 9],
          [9, 9.1],
          [9, 9],
        ],
      ],
    } as FenceVersion['geometry'];
    const track = [place(0, 0, 0), place(9, 0, 0)];
    expect(tellOf([from(1, 2, geometry), from(2, 5, away)], track)).toEqual([
      ['enter', 2, 'redrawn'],
      ['leave', 5, 'redrawn'],
    ]);
  });

  it('forget who is inside while the fence is off', () => {
    const track = [place(0, 0, 0), place(9, 0, 0), place(12, 200, 0)];
    expect(tellOf([from(1, 0, geometry), from(2, 5, null)], track)).toEqual([['enter', 0, 'appeared']]);
  });

  it('judge a crossing by the version of its time', () => {
    expect(tellOf([from(1, 2, geometry)], through)).toEqual([
      ['enter', 2, 'redrawn'],
      ['leave', 3, 'crossed'],
    ]);
  });
});

describe('hours', () => {
  const hours = (settings: Partial<FenceSettings>, timeZone = 'UTC') => {
    const zone = listZoneOffsets(timeZone, NOON - 300 * 24 * 60 * MINUTE, NOON + 300 * 24 * 60 * MINUTE);
    // Noon is that of a Monday.
    const open = [{ day: 1, from: 12 * 60 + 2, to: 12 * 60 + 10 }];
    return square({ ...settings, schedule: { hours: open, zone } });
  };

  it('tell of a crossing within them alone, and of who is inside when they begin', () => {
    expect(tellOf([hours({})], through)).toEqual([
      ['enter', 2, 'opened'],
      ['leave', 3, 'crossed'],
    ]);
    expect(tellOf([hours({})], [place(0, 0, 0), place(20, 0, 0), place(21, 150, 0)])).toEqual([
      ['enter', 2, 'opened'],
    ]);
  });

  it('let no one dwell beyond their end', () => {
    expect(tellOf([hours({ dwellMs: 9 * MINUTE })], [place(0, 0, 0), place(20, 0, 0)])).toHaveLength(1);
    expect(tellOf([hours({ dwellMs: 7 * MINUTE })], [place(0, 0, 0), place(20, 0, 0)])[1]).toEqual([
      'dwell',
      9,
      'appeared',
    ]);
  });

  it('are those of a time zone', () => {
    expect(tellOf([hours({}, 'Europe/Madrid')], through)).toEqual([]);
    const track = [place(-120, -200, 0), place(-116, 200, 0)];
    expect(tellOf([hours({}, 'Europe/Madrid')], track).map(([, at]) => at)).toEqual([-118, -117]);
  });

  it('that pass midnight last until the next day, and those of a whole week do not end', () => {
    const zone = [{ from: 0, offsetMs: 0 }];
    const night = { hours: [{ day: 0, from: 22 * 60, to: 6 * 60 }], zone };
    const early = through.map((position) => ({ ...position, at: position.at - 7 * 60 * MINUTE }));
    expect(tellOf([square({ schedule: night })], early)).toHaveLength(2);
    const always = { hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 })), zone };
    const long = [place(0, 0, 0), place(60 * 24 * 30, 0, 0)];
    expect(tellOf([square({ schedule: always })], long)).toEqual([['enter', 0, 'appeared']]);
  });
});

describe('a time zone', () => {
  it('changes its offset to the second', () => {
    const offsets = listZoneOffsets('Europe/Madrid', Date.UTC(2026, 0, 1), Date.UTC(2026, 11, 31));
    expect(offsets).toEqual([
      { from: Date.UTC(2026, 0, 1), offsetMs: 60 * MINUTE },
      { from: Date.UTC(2026, 2, 29, 1), offsetMs: 120 * MINUTE },
      { from: Date.UTC(2026, 9, 25, 1), offsetMs: 60 * MINUTE },
    ]);
  });
});

it('judges nothing without fences or positions', () => {
  expect(judge(prepareFences([]), through).events).toEqual([]);
  expect(judge(prepareFences([square()]), []).state).toEqual({ last: null, fences: {} });
});
