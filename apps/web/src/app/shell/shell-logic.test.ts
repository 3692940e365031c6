import { describe, expect, it } from 'vitest';
import { rankByName } from './palette/rank-by-name.ts';
import { clampPaneWidth, PANE_DEFAULT_PX, PANE_MIN_PX, parsePane } from './pane/pane-width.ts';
import { clampDrawer, DRAWER, toNextSnap, toSnap } from './panel/drawer-snap.ts';

describe('the drawer', () => {
  it('is clamped to between 15 and 85 %', () => {
    expect(clampDrawer(0.01)).toBe(DRAWER.min);
    expect(clampDrawer(0.99)).toBe(DRAWER.max);
    expect(clampDrawer(0.4)).toBe(0.4);
  });

  it('snaps to the nearest height, or to the next one on a flick', () => {
    expect(toSnap(0.3)).toBe(DRAWER.start);
    expect(toSnap(0.7)).toBe(DRAWER.max);
    expect(toSnap(0.3, 2)).toBe(DRAWER.middle);
    expect(toSnap(0.3, -2)).toBe(DRAWER.start);
    expect(toSnap(DRAWER.max, 2)).toBe(DRAWER.max);
  });

  it('moves one snap per key', () => {
    expect(toNextSnap(DRAWER.start, 1)).toBe(DRAWER.middle);
    expect(toNextSnap(DRAWER.start, -1)).toBe(DRAWER.min);
    expect(toNextSnap(DRAWER.min, -1)).toBe(DRAWER.min);
  });
});

describe('the left pane', () => {
  it('reads its stored state and ignores invalid values', () => {
    expect(parsePane('{"isOpen":false,"widthPx":400}')).toEqual({ isOpen: false, widthPx: 400 });
    for (const text of [null, 'nonsense', 'null', '{"widthPx":"wide"}', '[]']) {
      expect(parsePane(text)).toEqual({ isOpen: true, widthPx: PANE_DEFAULT_PX });
    }
  });

  it('keeps its minimum width and leaves room for panel and map', () => {
    expect(clampPaneWidth(-50, 1440)).toBe(PANE_MIN_PX);
    expect(clampPaneWidth(5_000, 1440)).toBe(879);
    expect(clampPaneWidth(PANE_DEFAULT_PX, 768)).toBe(207);
  });
});

describe('rankByName', () => {
  const items = ['Sea turtle nests', 'Turtle camp', 'Cámara trampa', 'Kelp beds'].map((name) => ({ name }));
  const find = (text: string) => rankByName(items, text).map((item) => item.name);

  it('puts prefixes first and ignores accents', () => {
    expect(find('turtle')).toEqual(['Turtle camp', 'Sea turtle nests']);
    expect(find('camara')).toEqual(['Cámara trampa']);
    expect(find('nests sea')).toEqual(['Sea turtle nests']);
    expect(find('whale')).toEqual([]);
    expect(find(' ')).toHaveLength(4);
  });
});
