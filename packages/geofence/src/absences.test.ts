import { describe, expect, it } from 'vitest';
import type { FenceVersion, Position } from './fence.ts';
import { prepareFences } from './fence-set.ts';
import { judge } from './judge.ts';
import { METRE, MINUTE, NOON, place, square } from './track.fixture.ts';

const GAP = 15 * MINUTE;
const END = NOON + 120 * MINUTE;
/** Its edges are 100 m from the origin; whoever was last seen less than 500 m outside is lost near it. */
const watched = (settings: Partial<FenceVersion['settings']> = {}) =>
  square({ absenceMs: GAP, nearM: 500, ...settings });
/** What is told, with times in minutes after noon. */
function tell(track: readonly Position[], fences: readonly FenceVersion[] = [watched()]): string[] {
  const { events } = judge(prepareFences(fences, { maxGapMs: GAP }), track, { until: END });
  return events.map(({ kind, at }) => `${kind} ${(at - NOON) / MINUTE}`);
}

describe('a subject that is not heard of after it was outside', () => {
  it('is lost near within the distance from the outline, on any side and beside a corner', () => {
    for (const [east, north] of [
      [-599, 0],
      [599, 50],
      [0, -599],
      [450, 450],
    ] as const)
      expect(tell([place(0, east, north)]), `${east} ${north}`).toEqual(['lost_near 15']);
    for (const [east, north] of [
      [-601, 0],
      [601, 50],
      [0, -601],
      [460, 460],
    ] as const)
      expect(tell([place(0, east, north)]), `${east} ${north}`).toEqual([]);
  });

  it('is lost near where it was seen last, and not where it was before', () => {
    expect(tell([place(0, -150, 0), place(5, -5000, 0)])).toEqual([]);
    expect(tell([place(0, -5000, 0), place(5, -150, 0)])).toEqual(['lost_near 20']);
  });

  it('is lost near after it has left, and absent, not near, as long as it has not', () => {
    expect(tell([place(0, 0, 0), place(2, 200, 0)])).toEqual(['enter 0', 'leave 1', 'lost_near 17']);
    expect(tell([place(0, 0, 0), place(2, 99, 0)])).toEqual(['enter 0', 'absent 17']);
  });

  it('is lost near if nobody knows whether it stayed inside', () => {
    const strict = [watched({ stayMs: 3 * MINUTE })];
    expect(tell([place(0, -200, 0), place(2, 0, 0)], strict)).toEqual(['lost_near 17']);
  });

  it('is not said to be lost near once positions that came late show it', () => {
    const lost = [place(0, -200, 0), place(30, -5000, 0)];
    expect(tell(lost)).toEqual(['lost_near 15']);
    expect(tell([...lost, place(14, -4000, 0)])).toEqual([]);
    expect(tell([...lost, place(10, -300, 0)])).toEqual(['lost_near 25']);
  });

  it('is told by the version of its last position, in its hours, and by none that is off or tells of nobody near', () => {
    const seen = [place(0, -200, 0)];
    const zone = [{ from: 0, offsetMs: 0 }];
    const hours = (from: number, to: number) => ({ zone, hours: [{ day: 1, from: from * 60, to: to * 60 }] });
    expect(tell(seen, [watched({ schedule: hours(11, 13) })])).toEqual(['lost_near 15']);
    expect(tell(seen, [watched({ schedule: hours(13, 14) })])).toEqual([]);
    expect(tell(seen, [{ ...watched(), geometry: null }])).toEqual([]);
    expect(tell(seen, [{ ...watched(), validFrom: NOON + 1 }])).toEqual([]);
    expect(tell(seen, [square({ absenceMs: GAP })])).toEqual([]);
    expect(tell(seen, [square({ nearM: 500 })])).toEqual([]);
  });

  it('is as near far in the north, where a degree of longitude is short', () => {
    const { geometry } = watched();
    const lat = 70;
    const perMetre = METRE / Math.cos((lat * Math.PI) / 180);
    const coordinates = [
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ].map(([x = 0, y = 0]) => [100 * x * perMetre, lat + 100 * y * METRE]),
    ];
    const fence = { ...watched(), geometry: { ...geometry, coordinates } as FenceVersion['geometry'] };
    const at = (east: number) => [{ ...place(0, 0, 0), lng: east * perMetre, lat }];
    expect(tell(at(-590), [fence])).toEqual(['lost_near 15']);
    expect(tell(at(-610), [fence])).toEqual([]);
  });
});
