import { describe, expect, it } from 'vitest';
import { unwrapLine, unwrapPolygon, unwrapRing } from './antimeridian.ts';

describe('unwrapLine', () => {
  it('continues past 180 instead of jumping back', () => {
    const { points, turns } = unwrapLine([
      [170, 0],
      [179, 1],
      [-179, 2],
      [-170, 3],
      [175, 4],
    ]);
    expect(points.map(([lng]) => lng)).toEqual([170, 179, 181, 190, 175]);
    expect(turns).toBe(0);
  });
});

describe('unwrapRing', () => {
  it('closes a ring around the south pole along the pole, wider than the world', () => {
    const ring = [-180, -90, 0, 90, 180].map((lng) => [lng === 180 ? -180 : lng, -70]);
    const closed = unwrapRing(ring);
    const lngs = closed.map(([lng = 0]) => lng);
    expect(Math.min(...lngs)).toBeLessThan(-360);
    expect(Math.max(...lngs)).toBeGreaterThan(360);
    expect(closed.filter(([, lat]) => lat === -90)).toHaveLength(2);
    expect(closed.at(-1)).toEqual(closed[0]);
  });
});

describe('unwrapPolygon', () => {
  it('moves a hole beside its outer ring', () => {
    const outer = [
      [170, -10],
      [-150, -10],
      [-150, 10],
      [170, 10],
      [170, -10],
    ];
    const hole = [
      [-165, -1],
      [-165, 1],
      [-163, 1],
      [-165, -1],
    ];
    const [, moved] = unwrapPolygon([outer, hole]);
    expect(moved?.map(([lng]) => lng)).toEqual([195, 195, 197, 195]);
  });
});
