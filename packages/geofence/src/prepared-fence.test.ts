import type { Polygon } from 'geojson';
import { describe, expect, test } from 'vitest';
import { prepareFences } from './fence-set.ts';
import { prepareFence } from './prepared-fence.ts';

const MB = 1_000_000;

/** A comb whose teeth reach from south to north, or from west to east. */
function makeComb(vertices: number, isUpright: boolean): Polygon {
  const teeth = Math.floor(vertices / 4);
  const ring = Array.from({ length: teeth }, (_, n) => {
    const [left, right] = [n / teeth, (n + 0.5) / teeth];
    return [
      [left, 0.01],
      [left, 1],
      [right, 1],
      [right, 0.01],
    ];
  }).flat();
  const closed = [...ring, [1, 0.01], [1, 0], [0, 0], ring[0] ?? []];
  return {
    type: 'Polygon',
    coordinates: [closed.map(([a = 0, b = 0]) => (isUpright ? [a, b] : [b, a]))],
  };
}

/** Bytes in typed arrays that preparing leaves. */
function measure(run: () => unknown): { kept: unknown; bytes: number } {
  const before = process.memoryUsage().arrayBuffers;
  const kept = run();
  return { kept, bytes: process.memoryUsage().arrayBuffers - before };
}

describe('an outline of 50,000 vertices', () => {
  test.each([
    ['north to south', true],
    ['east to west', false],
  ])('whose teeth reach from %s takes less than 10 MB, and is judged as it is', (_, isUpright) => {
    const comb = makeComb(50_000, isUpright);
    const { kept, bytes } = measure(() => prepareFence(comb));
    expect(bytes).toBeLessThan(10 * MB);
    const fence = kept as ReturnType<typeof prepareFence>;
    const isInside = (along: number, up: number) => {
      const [lng, lat] = isUpright ? [along, up] : [up, along];
      return fence.contains(fence.toX(lng), fence.toY(lat));
    };
    for (const tooth of [0, 1_000, 7_000, 12_499]) {
      expect(isInside((tooth + 0.25) / 12_500, 0.5)).toBe(true);
      expect(isInside((tooth + 0.75) / 12_500, 0.5)).toBe(false);
      expect(isInside((tooth + 0.75) / 12_500, 0.005)).toBe(true);
    }
  });

  test('of versions that are not in force is not prepared', () => {
    const comb = makeComb(50_000, true);
    const settings = {
      ...{ watches: ['in'] as const, marginM: 0, stayMs: 0, dwellMs: null },
      ...{ schedule: null, stillness: null, absenceMs: null, nearM: null },
    };
    const versions = Array.from({ length: 100 }, (_unused, version) => ({
      ...{ id: 'comb', version, validFrom: version, geometry: comb, settings },
    }));
    const { kept, bytes } = measure(() => {
      const set = prepareFences(versions);
      expect(set.find('comb', 50)?.outline?.east).toBe(1);
      return set;
    });
    expect(bytes).toBeLessThan(10 * MB);
    expect(kept).toBeDefined();
  });
});
