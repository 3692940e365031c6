import { describe, expect, it, vi } from 'vitest';
import {
  isSameView,
  parseBoxParams,
  parseRememberedOwner,
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

  it('returns null for an address without a view', () => {
    const warn = vi.fn();
    expect(parseViewParams({}, warn)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores and warns of a zoom out of range and an incomplete centre', () => {
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

describe('parseBoxParams', () => {
  it('reads a box, also across the antimeridian, and returns null without one', () => {
    const warn = vi.fn();
    expect(parseBoxParams({ south: 1, north: 2, east: 4, west: 3 }, warn)).toEqual([3, 1, 4, 2]);
    expect(parseBoxParams({ south: -20, north: -15, east: -178, west: 176 }, warn)).toEqual([
      176, -20, 182, -15,
    ]);
    expect(parseBoxParams({}, warn)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('ignores and warns of an incomplete box and one with south above north', () => {
    const warn = vi.fn();
    expect(parseBoxParams({ south: 1, north: 2 }, warn)).toBeNull();
    expect(parseBoxParams({ south: 3, north: 2, east: 4, west: 3 }, warn)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('toViewParams', () => {
  it('rounds coordinates, wraps longitudes and clamps the zoom', () => {
    expect(toViewParams({ center: [190.1234567, -8.7654321], zoom: 17.4 })).toEqual({
      center_lat: -8.76543,
      center_lng: -169.87654,
      zoom: 17,
    });
  });

  it('round-trips through parseViewParams', () => {
    const params = toViewParams({ center: [-91.874, 42.76], zoom: 4 });
    const view = parseViewParams(params, () => undefined);
    expect(view).not.toBeNull();
    if (view !== null) expect(isSameView(toViewParams(view), params)).toBe(true);
  });

  it('wraps longitudes to ±180', () => {
    expect([-540, -181, 180, 539].map(wrapLongitude)).toEqual([-180, 179, -180, 179]);
  });
});

describe('parseRememberedOwner', () => {
  it('reads what the view was of, and takes anything else for nothing', () => {
    const text = '{"center_lat":1,"center_lng":2,"zoom":3,"organization":4,"project":5}';
    expect(parseRememberedOwner(text)).toMatchObject({ organization: 4, project: 5, zoom: 3 });
    for (const other of [null, 'null', '{', '7', '{"organization":"4","zoom":null}']) {
      expect(parseRememberedOwner(other)).toMatchObject({
        organization: null,
        project: null,
        zoom: undefined,
      });
    }
  });
});

describe('parseRememberedView', () => {
  it('returns null for anything but a view', () => {
    expect(parseRememberedView('{"center_lat":1,"center_lng":2,"zoom":3}')).toEqual({
      center: [2, 1],
      zoom: 3,
    });
    for (const text of [null, '', '{', '7', '{"center_lat":"1","center_lng":2}', '[]']) {
      expect(parseRememberedView(text)).toBeNull();
    }
  });
});
