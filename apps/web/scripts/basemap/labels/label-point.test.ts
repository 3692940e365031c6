import { describe, expect, it } from 'vitest';
import { toLabelPoint, toRingAreaKm2 } from './label-point.ts';

describe('toLabelPoint', () => {
  it('finds the middle of a square and the thick end of a bottle', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    const [lng = 0, lat = 0] = toLabelPoint([square]);
    expect(lng).toBeCloseTo(5, 0);
    expect(Math.abs(lat - 5)).toBeLessThan(2);
    const bottle = [
      [0, 0],
      [10, 0],
      [10, 4],
      [30, 4],
      [30, 6],
      [10, 6],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    expect(toLabelPoint([bottle])[0]).toBeLessThan(10);
  });

  it('avoids holes and returns a longitude within ±180', () => {
    const outer = [
      [170, -10],
      [200, -10],
      [200, 10],
      [170, 10],
      [170, -10],
    ];
    const hole = [
      [172, -8],
      [172, 8],
      [190, 8],
      [190, -8],
      [172, -8],
    ];
    const [lng = 0] = toLabelPoint([outer, hole]);
    expect(lng).toBeGreaterThan(-170);
    expect(lng).toBeLessThan(-160);
  });
});

describe('toRingAreaKm2', () => {
  it('measures a degree at the equator', () => {
    expect(
      toRingAreaKm2([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ]),
    ).toBeCloseTo(12_364, -2);
  });
});
