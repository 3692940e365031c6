import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { BASE_PALETTES, type Ramp } from './base-palette.ts';
import { createBaseStyle, STEPS } from './base-style.ts';

/** Out of 255: the largest difference of two adjacent colours that is not visible. */
const UNSEEN = 2;

/** Red, green and blue from 0 to 255 of an opaque colour; null for any other. */
function parseTone(color: string): readonly number[] | null {
  const [, ...parts] = /^#(\w\w)(\w\w)(\w\w)$/.exec(color) ?? [];
  return parts.length === 0 ? null : parts.map((part) => Number.parseInt(part, 16));
}

/** The largest stride at which the drawn steps of a field still differ by no more than is visible. */
function toStride(ramp: Ramp, steps: number): number {
  const tones = ramp.map(parseTone);
  let changes = 0;
  for (const [index, tone] of tones.entries()) {
    const before = tones[index - 1];
    // Opacity changes more finely than a colour.
    if (tone === null || before === null) return 1;
    if (before !== undefined)
      changes += Math.max(...tone.map((value, at) => Math.abs(value - (before[at] ?? 0))));
  }
  return Math.min(steps, Math.max(1, Math.floor((UNSEEN * steps) / changes)));
}

describe.each(['outdoors', 'satellite'] as const)('drawn steps of a field in %s', (look) => {
  const { fields } = BASE_PALETTES[look];
  if (fields === null) throw new Error('The look has no fields.');

  it.each(['arid', 'cold', 'deep'] as const)('are those of %s whose colours differ by two tones', (band) => {
    expect(fields.strides[band] ?? 1).toBe(toStride(fields[band], STEPS[band]));
  });

  it('start with the first', () => {
    const { layers } = createBaseStyle(look, 'https://a.test/b.pmtiles', true, 'en');
    const arid = layers.find(({ id }) => id === 'base-arid');
    const filter = JSON.stringify(arid && 'filter' in arid ? arid.filter : null);
    expect(filter).toContain(`["==",["%",["-",["get","step"],1],${fields.strides.arid ?? 1}],0]`);
  });
});

it.each(['light', 'outdoors', 'dark', 'satellite'] as const)(
  'draws lakes and rivers of %s in the colour of the sea, and states more quietly than countries',
  (look) => {
    const { layers } = createBaseStyle(look, 'https://a.test/b.pmtiles', true, 'en');
    const paintOf = (id: string): Record<string, unknown> =>
      layers.find((layer) => layer.id === id)?.paint as Record<string, unknown>;
    const { water } = BASE_PALETTES[look];
    expect(paintOf('base-lake')['fill-color']).toBe(water);
    expect(paintOf('base-river')['line-color']).toBe(water);
    expect(paintOf('base-state')['line-color']).toBe(paintOf('base-border')['line-color']);
    expect(paintOf('base-state')['line-opacity']).toBeLessThan(1);
  },
);

it.each(['base-country', 'base-sea'])('names by %s in the language where the archive has it', (id) => {
  const read = (language: string, properties: Record<string, string>) => {
    const { layers } = createBaseStyle('light', 'https://a.test/b.pmtiles', true, language);
    const layer = layers.find((one) => one.id === id);
    if (layer?.type !== 'symbol') throw new Error('There are no names.');
    const parsed = createExpression(layer.layout?.['text-field'] as never, 'expression' as never);
    if (parsed.result !== 'success') throw new Error('It does not parse.');
    return parsed.value.evaluate({ zoom: 4 }, { type: 'Point', properties } as never);
  };
  expect(read('es', { name: 'Brazil', 'name:es': 'Brasil' })).toBe('Brasil');
  expect(read('en', { name: 'Brazil', 'name:es': 'Brasil' })).toBe('Brazil');
  expect(read('es', { name: 'Siachen Glacier' })).toBe('Siachen Glacier');
});
