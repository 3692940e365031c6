import { describe, expect, test } from 'vitest';
import { toFitPadding } from './fit-padding.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };

describe('toFitPadding', () => {
  test('returns the requested padding when there is room', () => {
    expect(toFitPadding(50, none, { width: 800, height: 600 })).toEqual({
      top: 50,
      right: 50,
      bottom: 50,
      left: 50,
    });
  });

  test('shrinks only the axis that lacks room, and leaves 48 px free', () => {
    const drawer = { ...none, bottom: 500 };
    const padding = toFitPadding(50, drawer, { width: 390, height: 600 });
    expect(padding).toMatchObject({ left: 50, right: 50 });
    expect(600 - 500 - padding.top - padding.bottom).toBeCloseTo(48);
  });

  test('is 0 when less than 48 px are free', () => {
    expect(toFitPadding(50, { ...none, bottom: 590 }, { width: 390, height: 600 })).toMatchObject({
      top: 0,
      bottom: 0,
    });
  });
});
