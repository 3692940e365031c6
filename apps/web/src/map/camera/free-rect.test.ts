import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRectFree, toFreeRect, toNearestCopy, toScreenRect } from './free-rect.ts';

const FREE = { left: 0, top: 0, right: 390, bottom: 400 };
const at = (x: number, y: number) => toScreenRect({ x, y }, { x, y });

describe('isRectFree', () => {
  it('accepts a point in the middle and rejects one below the scale or the controls', () => {
    expect(isRectFree(at(195, 200), FREE)).toBe(true);
    expect(isRectFree(at(195, 380), FREE)).toBe(false);
    expect(isRectFree(at(195, 420), FREE)).toBe(false);
    expect(isRectFree(at(360, 200), FREE)).toBe(false);
  });

  it('accepts an area that reaches the edges of the free part, not one that passes them', () => {
    expect(isRectFree(toScreenRect({ x: 390, y: 0 }, { x: 0, y: 400 }), FREE)).toBe(true);
    expect(isRectFree(toScreenRect({ x: 391, y: 0 }, { x: 0, y: 400 }), FREE)).toBe(false);
  });
});

describe('toNearestCopy', () => {
  it('shifts a box across the antimeridian to the side of the view', () => {
    expect(toNearestCopy([-179, 1, -178, 2], [179, 0])).toEqual([181, 1, 182, 2]);
    expect(toNearestCopy([10, 1, 12, 2], [20, 0])).toEqual([10, 1, 12, 2]);
  });
});

describe('toFreeRect', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('leaves out what the drawer covers', async () => {
    vi.stubGlobal('document', { documentElement: { style: { setProperty: () => {} } } });
    const { setDrawerRoom } = await import('../../ui/page/map-insets.ts');
    setDrawerRoom(300);
    expect(toFreeRect({ clientWidth: 390, clientHeight: 794 })).toEqual({
      left: 0,
      top: 0,
      right: 390,
      bottom: 494,
    });
    setDrawerRoom(0);
  });
});
