import { expect, it } from 'vitest';
import { toBarShare, toSky, toWarmth } from './weather.ts';

it('colours temperatures by the thresholds of 30, 20, 10 and 0', () => {
  const all = [30.1, 30, 20.1, 20, 10.1, 10, 0.1, 0, -5];
  expect(all.map(toWarmth)).toEqual([
    'hot',
    'warm',
    'warm',
    'mild',
    'mild',
    'cool',
    'cool',
    'frost',
    'frost',
  ]);
});

it('derives the sky from the code', () => {
  expect([0, 1, 2, 3, 45, 48, 51, 65, 67, 71, 77, 80, 82, 85, 86, 95, 99].map(toSky)).toEqual([
    ...['clear', 'clear', 'cloudy', 'cloudy', 'fog', 'fog', 'rain', 'rain', 'rain', 'snow', 'snow'],
    ...['rain', 'rain', 'snow', 'snow', 'storm', 'storm'],
  ]);
});

it('gives every temperature a bar, the warmest the highest', () => {
  expect([-4, 0, 4].map((one) => toBarShare(one, [-4, 0, 4]))).toEqual([0.15, 0.575, 1]);
  expect(toBarShare(7, [7, 7])).toBe(0.5);
});
