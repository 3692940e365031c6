import type { Scene } from '@waypost/contract';
import { expect, test } from 'vitest';
import { type SceneSort, sortScenes } from './sort-scenes.ts';

const make = (id: string, acquired: string, cloud_cover: number | null, coverage: number | null): Scene => ({
  ...{ type: 'Feature', id, thumbnail: '', coverage },
  geometry: { type: 'Polygon', coordinates: [] },
  properties: {
    ...{ item_type: 'PSScene', acquired, published: null, cloud_cover },
    ...{ clear_confidence_percent: null, pixel_resolution: 3 },
  },
});
const SCENES = [
  make('cloudy', '2026-10-04T10:00:00Z', 0.8, 1),
  make('clear', '2026-10-01T10:00:00Z', 0, 0.4),
  make('unknown', '2026-10-05T10:00:00Z', null, null),
  make('also-clear', '2026-10-03T10:00:00Z', 0, 0.9),
];

test.each<[SceneSort, string[]]>([
  ['newest', ['unknown', 'cloudy', 'also-clear', 'clear']],
  ['clearest', ['also-clear', 'clear', 'cloudy', 'unknown']],
  ['widest', ['cloudy', 'also-clear', 'clear', 'unknown']],
])('the %s come first, the newest of equal ones, and those of which it is not known last', (sort, ids) => {
  expect(sortScenes(SCENES, sort).map(({ id }) => id)).toEqual(ids);
});
