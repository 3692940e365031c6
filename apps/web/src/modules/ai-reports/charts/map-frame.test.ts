import { describe, expect, it } from 'vitest';
import { toGrid, toMapFrame } from './map-frame.ts';

const SIZE = { width: 640, height: 300, margin: 40 };
const PLACES = [
  { lon: -118.25, lat: 36.5 },
  { lon: -117.5, lat: 36.9 },
];

describe('the frame of a small map', () => {
  it('holds all places, with a margin', () => {
    const frame = toMapFrame(PLACES, SIZE);
    for (const place of PLACES) {
      const [x, y] = frame.project(place);
      expect(x).toBeGreaterThanOrEqual(SIZE.margin - 1e-6);
      expect(x).toBeLessThanOrEqual(SIZE.width - SIZE.margin + 1e-6);
      expect(y).toBeGreaterThanOrEqual(SIZE.margin - 1e-6);
      expect(y).toBeLessThanOrEqual(SIZE.height - SIZE.margin + 1e-6);
    }
    const [[, south], [, north]] = [
      frame.project(PLACES[0] ?? { lon: 0, lat: 0 }),
      frame.project(PLACES[1] ?? { lon: 0, lat: 0 }),
    ];
    expect(north).toBeLessThan(south);
  });

  it('puts a single place into the middle', () => {
    expect(toMapFrame([{ lon: 7, lat: 50 }], SIZE).project({ lon: 7, lat: 50 })).toEqual([320, 150]);
  });

  it('has the view of a map of its size that shows the same', () => {
    // A world of 512 pixels at zoom 0.
    const { view, project } = toMapFrame(PLACES, SIZE);
    const [[west], [east]] = [project({ lon: 0, lat: 0 }), project({ lon: 360, lat: 0 })];
    expect(east - west).toBeCloseTo(512 * 2 ** view.zoom, 6);
    const [lon, lat] = view.center;
    expect(project({ lon, lat }).map(Math.round)).toEqual([320, 150]);
  });

  it('returns from the picture to the place', () => {
    const frame = toMapFrame(PLACES, SIZE);
    const { lon, lat } = frame.unproject(...frame.project({ lon: -118, lat: 36.7 }));
    expect(lon).toBeCloseTo(-118, 9);
    expect(lat).toBeCloseTo(36.7, 9);
  });

  it('has lines at round degrees', () => {
    const grid = toGrid(toMapFrame(PLACES, SIZE));
    expect(grid.length).toBeGreaterThan(3);
    expect(grid.map(({ text }) => text)).toContain('118.0°W');
    expect(grid.filter(({ isLat }) => isLat).every(({ text }) => text.endsWith('N'))).toBe(true);
  });
});
