import { expect, test } from 'vitest';
import { listMiddles } from './middle-tile.ts';

const bounds = [9, 47, 9.1, 47.1] as const;
const zoomsOf = (width: number, height: number, maxZoom: number) =>
  listMiddles({ bounds, width, height, maxZoom }).map(({ z }) => z);

test('a picture is looked at as a whole, from a usual distance and near, each once', () => {
  expect(zoomsOf(16_384, 8_000, 18)).toEqual([12, 14, 18]);
  expect(zoomsOf(8_000, 16_384, 13)).toEqual([7, 13]);
  expect(zoomsOf(256, 256, 13)).toEqual([13]);
  expect(zoomsOf(1_024, 1_024, 1)).toEqual([0, 1]);
});
