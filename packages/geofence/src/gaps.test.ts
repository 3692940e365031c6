import { describe, expect, it } from 'vitest';
import { judge, NEVER_SEEN, prepareFences } from './index.ts';

const MINUTE = 60_000;
const fence = {
  id: 'reserve',
  version: 1,
  validFrom: 0,
  geometry: {
    type: 'Polygon' as const,
    coordinates: [
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
        [-1, -1],
      ],
    ],
  },
  settings: {
    watches: ['in', 'out'] as const,
    ...{
      marginM: 0,
      stayMs: 0,
      dwellMs: null,
      schedule: null,
      stillness: null,
      absenceMs: null,
      nearM: null,
    },
  },
};
const at = (minutes: number, lng: number) => ({ at: minutes * MINUTE, lng, lat: 0, accuracyM: 0 });
const tell = (maxGapMs: number | null, ...positions: ReturnType<typeof at>[]) =>
  judge(prepareFences([fence], { maxGapMs }), positions, { from: NEVER_SEEN }).events.map(
    ({ kind, cause, at: time }) => `${kind} ${cause} ${time / MINUTE}`,
  );

it('a first position is judged by the version of its time alone', () => {
  const moved = {
    ...fence,
    version: 2,
    validFrom: 10 * MINUTE,
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [8, -1],
          [9, -1],
          [9, 1],
          [8, 1],
          [8, -1],
        ],
      ],
    },
  };
  expect(judge(prepareFences([fence, moved]), [at(20, 0)]).events).toEqual([]);
  expect(judge(prepareFences([moved, fence]), [at(10, 0)]).events).toEqual([]);
});

describe('a gap that is longer than the most', () => {
  it('is not crossed: nothing is told of what lies between', () => {
    expect(tell(null, at(0, -2), at(20, 2))).toEqual(['enter crossed 5', 'leave crossed 15']);
    expect(tell(20 * MINUTE, at(0, -2), at(20, 2))).toEqual(['enter crossed 5', 'leave crossed 15']);
    expect(tell(19 * MINUTE, at(0, -2), at(20, 2))).toEqual([]);
  });

  it('ends where the subject appears again, inside or outside', () => {
    expect(tell(15 * MINUTE, at(0, -2), at(20, 0), at(40, 2))).toEqual([
      'enter appeared 20',
      'leave appeared 40',
    ]);
    expect(tell(15 * MINUTE, at(0, -2), at(10, 0), at(40, 0.5), at(50, 2))).toEqual([
      'enter crossed 5',
      'leave crossed 43.333333333333336',
    ]);
  });

  it('brings in the versions that began meanwhile', () => {
    const off = { ...fence, version: 2, validFrom: 10 * MINUTE, geometry: null };
    const set = prepareFences([fence, off], { maxGapMs: 5 * MINUTE });
    const { events, state } = judge(set, [at(0, 0), at(20, 0)]);
    expect(events.map(({ kind }) => kind)).toEqual(['enter']);
    expect(state.fences).toEqual({});
  });
});
