import type { Scene } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findCloudiest } from './find-cloudiest.ts';

const make = (cloud_cover: number | null) => ({ properties: { cloud_cover } }) as Scene;

test.each([
  [[0.1, 0.4, 0], 0.4],
  [[0], 0],
  [[0.1, null], null],
  [[], null],
])('of scenes with the clouds %j, the most is %s', (shares, most) => {
  expect(findCloudiest(shares.map(make))).toBe(most);
});
