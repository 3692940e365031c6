import type { AreaGeometry, SceneFilter } from '@waypost/contract';
import { expect, test } from 'vitest';
import { findFaults, isFaulty, NO_FILTERS, toDay, toSceneFilter } from './scene-filter.ts';

const AREA: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};
const listParts = (filter: SceneFilter): readonly SceneFilter[] =>
  filter.type === 'AndFilter' ? filter.config : [];
const NOW = new Date('2026-11-25T12:00:00');

test('a search without days asks for scenes that may be downloaded, and for no tests', () => {
  expect(toSceneFilter(NO_FILTERS, AREA)).toEqual({
    type: 'AndFilter',
    config: [
      { type: 'GeometryFilter', field_name: 'geometry', config: AREA },
      { type: 'PermissionFilter', config: ['assets:download'] },
      {
        type: 'NotFilter',
        config: { type: 'StringInFilter', field_name: 'quality_category', config: ['test'] },
      },
      {
        type: 'NotFilter',
        config: { type: 'StringInFilter', field_name: 'publishing_stage', config: ['preview'] },
      },
    ],
  });
});

test('days replace the right to download, and both ends of a day count', () => {
  const filters = { ...NO_FILTERS, from: '2026-10-01', to: '2026-10-02' };
  const config = listParts(toSceneFilter(filters, AREA));
  expect(config.map(({ type }) => type)).not.toContain('PermissionFilter');
  expect(config[1]).toEqual({
    type: 'DateRangeFilter',
    field_name: 'acquired',
    config: {
      gte: new Date('2026-10-01T00:00:00').toISOString(),
      lte: new Date('2026-10-02T23:59:59.999').toISOString(),
    },
  });
});

test('only ranges that leave something out are sent, under the names of the provider', () => {
  const ranges = { ...NO_FILTERS.ranges, cloudCover: [0, 0.5], offNadir: [-10, 60] } as const;
  const config = listParts(toSceneFilter({ ...NO_FILTERS, ranges }, AREA));
  expect(config.filter(({ type }) => type === 'RangeFilter')).toEqual([
    { type: 'RangeFilter', field_name: 'cloud_cover', config: { lte: 0.5 } },
    { type: 'RangeFilter', field_name: 'view_angle', config: { gte: -10 } },
  ]);
});

test('days from tomorrow on, turned ranges and values beyond the ends are faults', () => {
  expect(isFaulty(findFaults(NO_FILTERS, NOW))).toBe(false);
  expect(findFaults({ ...NO_FILTERS, to: toDay(NOW) }, NOW).dates).toBeNull();
  expect(findFaults({ ...NO_FILTERS, to: '2026-11-26' }, NOW).dates).toBe('future');
  expect(findFaults({ ...NO_FILTERS, from: '2026-11-20', to: '2026-11-19' }, NOW).dates).toBe('order');
  const ranges = { ...NO_FILTERS.ranges, gsd: [0, 3], sunAzimuth: [200, 100] } as const;
  expect(findFaults({ ...NO_FILTERS, ranges }, NOW).ranges).toEqual({ gsd: 'range', sunAzimuth: 'order' });
});
