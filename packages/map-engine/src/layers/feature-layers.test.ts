import { createExpression, featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { AGE_OPACITY, type Selected, toCodeFilter, toHaloRadius, toShapeFilter } from './feature-layers.ts';

function toOpacity(properties: Record<string, unknown>): unknown {
  const parsed = createExpression(AGE_OPACITY, 'opacity');
  if (parsed.result !== 'success') throw new Error('AGE_OPACITY does not parse');
  return parsed.value.evaluate({ zoom: 5 }, { type: 'Point', properties });
}

describe('AGE_OPACITY', () => {
  it('fades from 1 to 0.35 over a year and then stays', () => {
    expect(toOpacity({ age_days: 0 })).toBe(1);
    expect(toOpacity({ age_days: 182.5 })).toBeCloseTo(0.675);
    expect(toOpacity({ age_days: 365 })).toBe(0.35);
    expect(toOpacity({ age_days: 4000 })).toBe(0.35);
  });

  it('is 1 for a recent edit without an age', () => {
    expect(toOpacity({})).toBe(1);
  });
});

describe('toHaloRadius', () => {
  const radius = (look: Selected, pictured: string[], selected: boolean) => {
    const parsed = createExpression(toHaloRadius(look, pictured) as never, 'radius');
    if (parsed.result !== 'success') throw new Error('The radius does not parse');
    const feature = { type: 'Point', properties: { code: 'a' } } as const;
    return parsed.value.evaluate({ zoom: 14 }, feature, { selected });
  };

  it('is 0 except for a selected point, and larger around a photograph', () => {
    const byState = { isAny: true };
    expect([radius(byState, [], false), radius(byState, ['a'], false)]).toEqual([0, 0]);
    expect([radius(byState, [], true), radius(byState, ['b'], true)]).toEqual([13, 13]);
    expect([radius(byState, ['a'], true), radius('all', ['a'], false), radius('all', [], false)]).toEqual([
      25, 25, 13,
    ]);
  });
});

describe('toShapeFilter', () => {
  const passes = (codes: string[], code: string | undefined, type: 'Point' | 'Polygon') => {
    const { filter } = featureFilter(toShapeFilter('point', toCodeFilter(codes)), 'filter');
    const geometry = [[{ x: 0, y: 0 }]] as never;
    return filter(
      { zoom: 5 } as never,
      { type: type === 'Point' ? 1 : 3, properties: { code }, geometry } as never,
    );
  };

  it('keeps one kind of geometry and excludes hidden codes', () => {
    expect(passes([], 'a', 'Point')).toBe(true);
    expect(passes([], 'a', 'Polygon')).toBe(false);
    expect(passes(['a'], 'a', 'Point')).toBe(false);
    expect(passes(['a'], 'b', 'Point')).toBe(true);
    expect(passes(['a'], undefined, 'Point')).toBe(true);
  });
});
