import { expect, test } from 'vitest';
import { findRowsInView, findScrollTop } from './rows-in-view.ts';

const place = { count: 1_000, rowPx: 40, topPx: 100 };

test('renders the rows in view with eight before and after, within the list', () => {
  expect(findRowsInView(place, { scrollTop: 0, heightPx: 400 })).toEqual({ from: 0, to: 16 });
  expect(findRowsInView(place, { scrollTop: 4_100, heightPx: 400 })).toEqual({ from: 92, to: 118 });
  expect(findRowsInView(place, { scrollTop: 39_700, heightPx: 400 })).toEqual({ from: 982, to: 1_000 });
  expect(findRowsInView({ ...place, count: 3 }, { scrollTop: 4_000, heightPx: 400 })).toEqual({
    from: 3,
    to: 3,
  });
  expect(findRowsInView({ ...place, count: 0 }, { scrollTop: 0, heightPx: 400 })).toEqual({ from: 0, to: 0 });
});

test('scrolls just far enough to show a row completely', () => {
  const view = { scrollTop: 1_000, heightPx: 400 };
  expect(findScrollTop(25, place, view)).toBe(1_000);
  expect(findScrollTop(10, place, view)).toBe(500);
  expect(findScrollTop(40, place, view)).toBe(1_340);
  expect(findScrollTop(0, place, { scrollTop: 0, heightPx: 400 })).toBe(0);
});
