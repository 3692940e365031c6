import { expect, test } from 'vitest';
import { toPast } from './to-past.ts';

test('the positions of all tracks come in the order of their times, each time once', () => {
  const one = {
    positions: [
      [-110.3, 24.1, 5],
      [-110.2, 24.2],
    ],
    times: [2_000, 1_000],
  };
  const other = { positions: [[-110.1, 24.3]], times: [2_000] };
  expect(toPast([one, other])).toEqual([
    { rel_ts: 1_000, lone6: -110_200_000, late6: 24_200_000, altitude: null },
    { rel_ts: 2_000, lone6: -110_300_000, late6: 24_100_000, altitude: 5 },
  ]);
});

test('positions without a time are left out, and longitudes are between -180 and 180', () => {
  const track = {
    positions: [
      [0, 0],
      [190, 0],
      [1, 1],
    ],
    times: [null, 1_000],
  };
  expect(toPast([track])).toEqual([{ rel_ts: 1_000, lone6: -170_000_000, late6: 0, altitude: null }]);
});

test('a position beyond the poles is left out, and a height that nothing has', () => {
  const positions = [
    [0, 91],
    [0, 1, -32_768],
    [0, 2, 10],
  ];
  const past = toPast([{ positions, times: [1_000, 2_000, 3_000] }]);
  expect(past.map(({ late6, altitude }) => [late6, altitude])).toEqual([
    [1_000_000, null],
    [2_000_000, 10],
  ]);
});
