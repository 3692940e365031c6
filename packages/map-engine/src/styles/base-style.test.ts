import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { BASE_PALETTES } from './base-palette.ts';
import { createBaseStyle, toStride } from './base-style.ts';

describe('drawn steps of a field', () => {
  it('are those whose colours differ by two tones', () => {
    // Eighteen of red and six of green, then two of blue.
    expect(toStride(['#e3ebd5', '#f5f1d5', '#f5f1d7'], 64)).toBe(6);
    expect(toStride(['#2c4428', '#b8a47c'], 64)).toBe(1);
  });

  it('are all for a translucent ramp, and one for a constant ramp', () => {
    expect(toStride(['rgba(0, 0, 0, 0.1)', '#101010'], 28)).toBe(1);
    expect(toStride(['#101010', '#101010'], 28)).toBe(28);
  });

  it('are fewer in the outdoors look than in satellite, and start with the first', () => {
    const strideOf = (look: 'outdoors' | 'satellite') => {
      const layer = createBaseStyle(look, 'https://a.test/b.pmtiles', true, 'en').layers.find(
        ({ id }) => id === 'base-arid',
      );
      return JSON.stringify(layer && 'filter' in layer ? layer.filter : null);
    };
    expect(BASE_PALETTES.outdoors.fields).not.toBeNull();
    expect(strideOf('outdoors')).toContain('["==",["%",["-",["get","step"],1],4],0]');
    expect(strideOf('satellite')).toContain('["==",["%",["-",["get","step"],1],1],0]');
  });
});

it('names a country in the language where the archive has it', () => {
  const read = (language: string, properties: Record<string, string>) => {
    const { layers } = createBaseStyle('light', 'https://a.test/b.pmtiles', true, language);
    const layer = layers.find(({ id }) => id === 'base-country');
    if (layer?.type !== 'symbol') throw new Error('There are no countries.');
    const parsed = createExpression(layer.layout?.['text-field'] as never, 'expression' as never);
    if (parsed.result !== 'success') throw new Error('It does not parse.');
    return parsed.value.evaluate({ zoom: 4 }, { type: 'Point', properties } as never);
  };
  expect(read('es', { name: 'Brazil', 'name:es': 'Brasil' })).toBe('Brasil');
  expect(read('en', { name: 'Brazil', 'name:es': 'Brasil' })).toBe('Brazil');
  expect(read('es', { name: 'Siachen Glacier' })).toBe('Siachen Glacier');
});
