import { expect, it } from 'vitest';
import { toDuration } from './to-duration.ts';

it.each([
  [300, 'ms', 0],
  [-1_200, 's', 1],
  [-14 * 60_000, 'min', 14],
  [89 * 60_000, 'min', 89],
  [3 * 3_600_000, 'h', 3],
  [72 * 3_600_000, 'd', 3],
] as const)('%i ms in %s', (ms, unit, count) => {
  expect(toDuration(ms)).toEqual({ unit, count });
});
