import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { toClusterLayers } from './cluster-layers.ts';
import { toFeatureTheme } from './feature-theme.ts';

const { circles, counts } = toClusterLayers({
  prefix: 'tiles',
  from: { source: 'tiles' },
  theme: toFeatureTheme('light'),
});
const [circle] = circles;
const [number] = counts;

function evaluate(layer: LayerSpecification | undefined, name: string, point_count: number): unknown {
  const value: unknown = { ...layer?.layout, ...layer?.paint }[name as never];
  const parsed = createExpression(value as never, name);
  if (parsed.result !== 'success') throw new Error(`${name} does not parse`);
  return parsed.value.evaluate({ zoom: 5 }, { type: 'Point', properties: { point_count } });
}

const COUNTS = [
  6, 99, 100, 749, 750, 999, 1000, 1249, 9949, 9950, 38_000, 999_499, 999_500, 1_440_000, 99_000_000,
];

describe('the number of a cluster', () => {
  it('is short', () => {
    expect(COUNTS.map((count) => evaluate(number, 'text-field', count))).toEqual([
      '6',
      '99',
      '100',
      '749',
      '750',
      '999',
      '1k',
      '1.2k',
      '9.9k',
      '10k',
      '38k',
      '999k',
      '1M',
      '1.4M',
      '99M',
    ]);
  });

  it('fits into its circle', () => {
    for (const count of COUNTS) {
      const text = String(evaluate(number, 'text-field', count));
      // No character of the font is wider than this share of its size, except M.
      const width =
        Number(evaluate(number, 'text-size', count)) * (text.length * 0.65 + (text.endsWith('M') ? 0.3 : 0));
      expect(width, text).toBeLessThan(2 * Number(evaluate(circle, 'circle-radius', count)));
    }
  });

  it('gives way to that of a larger cluster, and never overlaps it', () => {
    expect(number?.layout).not.toHaveProperty('text-allow-overlap');
    const orderOf = (count: number) => Number(evaluate(number, 'symbol-sort-key', count));
    expect(orderOf(12)).toBeLessThan(orderOf(8));
    // What keeps place names away must not keep away the number of a neighbour.
    expect(number?.layout).not.toHaveProperty('icon-image');
  });
});
