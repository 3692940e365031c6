import { describe, expect, it, vi } from 'vitest';
import {
  isSameView,
  parseRememberedView,
  parseViewParams,
  toViewParams,
  wrapLongitude,
} from './view-params.ts';

describe('parseViewParams', () => {
  it('reads a view', () => {
    const warn = vi.fn();
    expect(parseViewParams({ center_lat: 24.1, center_lng: -110.3, zoom: 9 }, warn)).toEqual({
      center: [-110.3, 24.1],
      zoom: 9,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('says nothing of an address without a view', () => {
    const warn = vi.fn();
    expect(parseViewParams({}, warn)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores and tells a zoom out of range and half a centre', () => {
    const warn = vi.fn();
    expect(parseViewParams({ center_lat: 24.1, center_lng: -110.3, zoom: 22 }, warn)).toEqual({
      center: [-110.3, 24.1],
      zoom: 4,
    });
    expect(parseViewParams({ center_lat: 24.1, zoom: 9 }, warn)).toEqual({
      center: [-91.874, 42.76],
      zoom: 9,
    });
    expect(parseViewParams({ center_lat: 95, center_lng: 0 }, warn)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(3);
  });
});

describe('toViewParams', () => {
  it('rounds, wraps and stays within the zooms of the map', () => {
    expect(toViewParams({ center: [190.1234567, -8.7654321], zoom: 17.4 })).toEqual({
      center_lat: -8.76543,
      center_lng: -169.87654,
      zoom: 17,
    });
  });

  it('comes back as the same view', () => {
    const params = toViewParams({ center: [-91.874, 42.76], zoom: 4 });
    const view = parseViewParams(params, () => undefined);
    expect(view).not.toBeNull();
    if (view !== null) expect(isSameView(toViewParams(view), params)).toBe(true);
  });

  it('wraps longitudes into one turn', () => {
    expect([-540, -181, 180, 539].map(wrapLongitude)).toEqual([-180, 179, -180, 179]);
  });
});

describe('parseRememberedView', () => {
  it('takes only what is a view', () => {
    expect(parseRememberedView('{"center_lat":1,"center_lng":2,"zoom":3}')).toEqual({
      center: [2, 1],
      zoom: 3,
    });
    for (const text of [null, '', '{', '7', '{"center_lat":"1","center_lng":2}', '[]']) {
      expect(parseRememberedView(text)).toBeNull();
    }
  });
});
