import fc from 'fast-check';
import type { VtFeature } from 'geojson-vt';
import { describe, expect, it } from 'vitest';
import { isPointInRing, type Ring, toSignedArea } from './tile-ring.ts';
import { toWaterTile } from './water-tile.ts';

const square = { min: 0, max: 100 };
const toCoast = (...pieces: Ring[]): VtFeature[] => [{ type: 2, geometry: pieces, tags: {} }];
const toArea = (features: readonly VtFeature[]) =>
  features.flatMap(({ geometry }) => geometry as Ring[]).reduce((sum, ring) => sum + toSignedArea(ring), 0);
const isWater = (features: readonly VtFeature[], x: number, y: number) =>
  features.some(
    ({ geometry }) => (geometry as Ring[]).filter((ring) => isPointInRing(x, y, ring)).length % 2 === 1,
  );

describe('toWaterTile', () => {
  it('fills a tile of sea and leaves a tile of land empty', () => {
    expect(toArea(toWaterTile([], square, () => false).water)).toBe(10_000);
    expect(toWaterTile([], square, () => true).water).toEqual([]);
  });

  it("follows the water's side: land lies on the left of the coast", () => {
    // Southwards down the middle: walking down the screen, the left hand is on the right side.
    const { water } = toWaterTile(
      toCoast([
        [40, 0],
        [40, 100],
      ]),
      square,
      () => false,
    );
    expect(toArea(water)).toBe(4000);
    expect(isWater(water, 20, 50)).toBe(true);
    const other = toWaterTile(
      toCoast([
        [40, 100],
        [40, 0],
      ]),
      square,
      () => false,
    ).water;
    expect(toArea(other)).toBe(6000);
    expect(isWater(other, 20, 50)).toBe(false);
  });

  it('joins the pieces of a ring that starts inside', () => {
    const { water } = toWaterTile(
      toCoast(
        [
          [40, 50],
          [40, 100],
        ],
        [
          [40, 0],
          [40, 50],
        ],
      ),
      square,
      () => false,
    );
    expect(toArea(water)).toBe(4000);
  });

  it('cuts islands out of the sea, and draws lakes and islands in lakes', () => {
    // Anticlockwise on screen has the inside on the left.
    const island: Ring = [
      [60, 60],
      [60, 80],
      [80, 80],
      [80, 60],
      [60, 60],
    ];
    const sea = toWaterTile(toCoast(island), square, () => false).water;
    expect(toArea(sea)).toBe(9600);
    expect(isWater(sea, 70, 70)).toBe(false);
    const lake = island.toReversed();
    const isle: Ring = [
      [68, 68],
      [68, 72],
      [72, 72],
      [72, 68],
      [68, 68],
    ];
    const { water } = toWaterTile(toCoast(lake, isle), square, () => true);
    expect(toArea(water)).toBe(400 - 16);
    expect(isWater(water, 70, 70)).toBe(false);
    expect(isWater(water, 62, 62)).toBe(true);
  });

  it('never gives one polygon more holes than the renderer keeps', () => {
    const islands = Array.from({ length: 625 }, (_, index): Ring => {
      const [x, y] = [(index % 25) * 4 + 1, Math.floor(index / 25) * 4 + 1];
      return [
        [x, y],
        [x, y + 2],
        [x + 2, y + 2],
        [x + 2, y],
        [x, y],
      ];
    });
    const { water, isles } = toWaterTile(toCoast(...islands), square, () => false);
    for (const { geometry } of water) expect((geometry as Ring[]).length).toBeLessThan(500);
    expect(water).toHaveLength(1);
    expect(isles).toHaveLength(625 - 450);
  });

  it('draws an island that crosses the coast above the water instead of cutting it out', () => {
    const crossing: Ring = [
      [35, 50],
      [35, 55],
      [45, 55],
      [45, 50],
      [35, 50],
    ];
    const clear: Ring = crossing.map(([x, y]) => [x - 20, y]);
    const coast: Ring = [
      [40, 0],
      [40, 100],
    ];
    const { water, isles } = toWaterTile(toCoast(coast, crossing, clear), square, () => false);
    expect(isles).toHaveLength(1);
    expect(toArea(water)).toBe(4000 - 50);
  });

  it('divides the square into water and land for any vertical coasts', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(cuts, (xs) => {
        const sorted = xs.toSorted((a, b) => a - b);
        // Water first, then land, alternating from the left.
        const pieces = sorted.map(
          (x, index): Ring =>
            index % 2 === 0
              ? [
                  [x, 0],
                  [x, 100],
                ]
              : [
                  [x, 100],
                  [x, 0],
                ],
        );
        const { water } = toWaterTile(toCoast(...pieces), square, () => false);
        for (const [index, x] of [0, ...sorted].entries()) {
          const middle = (x + (sorted[index] ?? 100)) / 2;
          expect(isWater(water, middle, 50.5)).toBe(index % 2 === 0);
        }
      }),
    );
  });
});
