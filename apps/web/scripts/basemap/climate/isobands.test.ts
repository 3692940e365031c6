import { describe, expect, it } from 'vitest';
import { createGlobeGrid, fillPolygons, getCell } from './globe-grid.ts';
import { toIsobands } from './isobands.ts';

function toSheetArea(rings: number[][][]): number {
  return rings.reduce((total, ring) => {
    let doubled = 0;
    for (let i = 1; i < ring.length; i += 1) {
      const [ax = 0, ay = 0] = ring[i - 1] ?? [];
      const [bx = 0, by = 0] = ring[i] ?? [];
      doubled += ax * by - bx * ay;
    }
    return total + doubled / 2;
  }, 0);
}

describe('toIsobands', () => {
  it('covers the whole map exactly where the field is high everywhere', () => {
    const grid = createGlobeGrid(10);
    grid.values.fill(1);
    const [band] = toIsobands('test', grid, 2);
    expect(toSheetArea(band?.geometry.coordinates[0] ?? [])).toBeCloseTo(360 * 180, 6);
  });

  it('nests: each band lies in the one before, with holes as holes', () => {
    const grid = createGlobeGrid(2);
    for (let row = 0; row < grid.rows; row += 1) {
      for (let column = 0; column < grid.columns; column += 1) {
        const distance = Math.hypot(column - 90, row - 45);
        grid.values[row * grid.columns + column] = distance < 8 ? 0 : Math.max(0, 1 - distance / 40);
      }
    }
    const areas = toIsobands('test', grid, 6).map(({ geometry }) =>
      geometry.coordinates.reduce((sum, rings) => sum + toSheetArea(rings), 0),
    );
    for (const [index, area] of areas.entries())
      if (index > 0) expect(area).toBeLessThan(areas[index - 1] ?? 0);
    const [first] = toIsobands('test', grid, 6);
    expect(first?.geometry.coordinates[0]).toHaveLength(2);
  });
});

describe('fillPolygons', () => {
  it('fills across the antimeridian and spares holes', () => {
    const grid = createGlobeGrid(1);
    fillPolygons(grid, [
      [
        [
          [170, -10],
          [190, -10],
          [190, 10],
          [170, 10],
          [170, -10],
        ],
        [
          [178, -2],
          [178, 2],
          [182, 2],
          [182, -2],
          [178, -2],
        ],
      ],
    ]);
    expect(getCell(grid, 355, 90)).toBe(1);
    expect(getCell(grid, 5, 90)).toBe(1);
    expect(getCell(grid, 359, 90)).toBe(0);
    expect(getCell(grid, 20, 90)).toBe(0);
    expect(grid.values.reduce((sum, value) => sum + value, 0)).toBe(20 * 20 - 4 * 4);
  });
});
