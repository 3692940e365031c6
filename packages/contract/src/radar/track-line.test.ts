import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { trackPlaces, trackTimes } from './track-line.ts';

const LINE = [
  [-110, 24],
  [-109.9, 24.1],
];

describe('the places of a track', () => {
  test('are returned as they are', () => {
    expect(trackPlaces.parse(LINE)).toBe(LINE);
  });

  test.each([
    ['one place', LINE.slice(0, 1)],
    ['a place without a latitude', [...LINE, [-110]]],
    ['a place with a height', [...LINE, [-110, 24, 3]]],
    ['a number that is none', [...LINE, [Number.NaN, 24]]],
    ['a text for a number', [...LINE, ['-110', 24]]],
    ['nothing for a place', [...LINE, null]],
    ['no list', 'a line'],
  ])('are refused with %s', (_what, places) => {
    expect(trackPlaces.safeParse(places).success).toBe(false);
  });

  test('are described as a list of pairs of numbers', () => {
    expect(z.toJSONSchema(trackPlaces, { unrepresentable: 'any' })).toMatchObject({
      ...{ type: 'array', minItems: 2 },
      items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    });
  });
});

test.each([[[1.5]], [['1']], [[null]], [7]])('times are whole numbers, and not %j', (times) => {
  expect(trackTimes.safeParse(times).success).toBe(false);
  expect(trackTimes.parse([])).toEqual([]);
});
