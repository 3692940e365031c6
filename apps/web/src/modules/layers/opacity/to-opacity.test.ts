import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLayer } from '../layer.fixture.ts';
import { toOpacity, withOpacity } from './to-opacity.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const layerOf = (opacity: number, own: number | null) =>
  makeLayer(1, { opacity, choice: { top: true, bottom: null, opacity: own } });

test('one’s own opacity comes before that of the layer, also where it is 0', () => {
  expect(toOpacity(layerOf(0.6, null))).toBe(0.6);
  expect(toOpacity(layerOf(0.6, 0))).toBe(0);
});

test('a change for everybody leaves no opacity of one’s own, and one’s own leaves the layer', () => {
  fc.assert(
    fc.property(share, fc.option(share), share, (opacity, own, next) => {
      const layer = layerOf(opacity, own);
      expect(withOpacity(layer, { everybody: next })).toEqual(layerOf(next, null));
      expect(withOpacity(layer, { own: next })).toEqual(layerOf(opacity, next));
      expect(toOpacity(withOpacity(layer, { own: null }))).toBe(opacity);
    }),
  );
});
