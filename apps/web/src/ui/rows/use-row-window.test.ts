import { expect, test } from 'vitest';
import { toRowWindow } from './use-row-window.ts';

test('the window contains the rows in view and some around them', () => {
  expect(toRowWindow(0, 720, 36)).toEqual({ from: 0, to: 30 });
  expect(toRowWindow(3_600, 720, 36)).toEqual({ from: 90, to: 130 });
  for (const scrolled of [0, 35, 36, 359, 360, 361, 5_000]) {
    const { from, to } = toRowWindow(scrolled, 700, 36);
    expect(from * 36).toBeLessThanOrEqual(scrolled);
    expect(to * 36).toBeGreaterThan(scrolled + 700);
  }
});

test('it stays the same while scrolling by a row or two', () => {
  expect(toRowWindow(3_610, 700, 36)).toEqual(toRowWindow(3_601, 700, 36));
});

test('a hidden list has a small window', () => {
  expect(toRowWindow(0, 0, 36)).toEqual({ from: 0, to: 10 });
});
