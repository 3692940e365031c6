import type { AreaGeometry } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { makeLayer } from '../layer.fixture.ts';
import { findBeforeAfter } from './find-before-after.ts';

const IMAGE_TYPE = 101;
const BOX = [-110.31, 24.1, -110.3, 24.11] as const;
const toArea = (west: number, south: number, side: number): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
});
const HERE = toArea(-110.4, 24, 0.2);
const makePicture = (
  short: number,
  taken_on: string | null,
  geometry: AreaGeometry | null = HERE,
  status = 0,
) => makeLayer(short, { type: IMAGE_TYPE, taken_on, geometry, status });
const find = (layers: Parameters<typeof findBeforeAfter>[0], day = '2026-06-15') => {
  const { before, after } = findBeforeAfter(layers, [...BOX], day);
  return [before?.first ?? null, after?.first ?? null];
};

describe('the pictures before and after a day', () => {
  test('are the nearest on each side, whatever the order of the layers', () => {
    const layers = [
      makePicture(1, '2026-09-01'),
      makePicture(2, '2025-01-01'),
      makePicture(3, '2026-06-14'),
      makePicture(4, '2026-06-20'),
    ];
    expect(find(layers)).toEqual(['2026-06-14', '2026-06-20']);
  });

  test('of the day itself come after', () => {
    expect(find([makePicture(1, '2026-06-15')])).toEqual([null, '2026-06-15']);
  });

  test('cover the place, or everything', () => {
    expect(find([makePicture(1, '2026-01-01', toArea(-100, 24, 0.2))])).toEqual([null, null]);
    expect(find([makePicture(1, '2026-01-01', null)])).toEqual(['2026-01-01', null]);
  });

  test('are ready, have a day, and are pictures', () => {
    expect(find([makePicture(1, '2026-01-01', HERE, 1)])).toEqual([null, null]);
    expect(find([makePicture(1, null)])).toEqual([null, null]);
    expect(find([makeLayer(1, { taken_on: '2026-01-01', geometry: HERE })])).toEqual([null, null]);
  });

  test('are also those of an order, by the names of its scenes', () => {
    const order = makeLayer(1, { type: 1, geometry: HERE });
    const layer = { data: { item_ids: ['20260301_180123_0278_0570_0'] } };
    const layers = [{ ...order, properties: { ...order.properties, layer } }];
    expect(find(layers)).toEqual(['2026-03-01', null]);
  });

  test('are clear ones, also if cloudy ones are nearer, and cloudy ones where there are no others', () => {
    const makeOrder = (short: number, day: string, cloud_cover: number | null) => {
      const order = makeLayer(short, { type: 1, geometry: HERE });
      const layer = { data: { item_ids: [`${day}_180123_0278_0570_0`], cloud_cover } };
      return { ...order, properties: { ...order.properties, layer } };
    };
    const cloudy = makeOrder(1, '20260601', 0.21);
    const clear = makeOrder(2, '20260101', 0.2);
    expect(find([cloudy, clear])).toEqual(['2026-01-01', null]);
    expect(find([clear, cloudy], '2025-12-31')).toEqual([null, '2026-01-01']);
    expect(find([cloudy, makePicture(3, '2026-02-02')])).toEqual(['2026-02-02', null]);
    expect(find([cloudy, makeOrder(4, '20260301', null)])).toEqual(['2026-03-01', null]);
    expect(findBeforeAfter([cloudy], [...BOX], '2026-06-15').before).toMatchObject({ cloudCover: 0.21 });
  });

  test('are also mosaics, which the address asks for by their first day, but none of days on both sides', () => {
    const toMosaic = (first: string, end: string) => ({
      name: `mosaic_${first}`,
      first_acquired: `${first}T00:00:00.000Z`,
      last_acquired: `${end}T00:00:00.000Z`,
      bbox: null,
      max_zoom: 15,
    });
    const monthly = [
      toMosaic('2026-05-01', '2026-06-01'),
      toMosaic('2026-06-01', '2026-07-01'),
      toMosaic('2026-07-01', '2026-08-01'),
    ];
    const layer = makeLayer(1, { type: 0 });
    const loaded = new Map([[layer.code, { monthly, quarterly: [] }]]);
    const { before, after } = findBeforeAfter([layer], [...BOX], '2026-06-15', loaded);
    expect(before).toMatchObject({ first: '2026-05-01', last: '2026-05-31', isOneOfSeveral: true });
    expect(after).toMatchObject({ first: '2026-07-01', last: '2026-07-31', isOneOfSeveral: true });
    expect(findBeforeAfter([layer], [...BOX], '2026-06-15')).toEqual({ before: null, after: null });
    // A picture of a day that is nearer goes before a mosaic.
    const own = makePicture(2, '2026-06-14');
    expect(findBeforeAfter([layer, own], [...BOX], '2026-06-15', loaded).before).toMatchObject({
      layer: own,
      isOneOfSeveral: false,
    });
  });
});
