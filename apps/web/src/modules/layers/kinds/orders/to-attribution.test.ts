import { expect, test } from 'vitest';
import { toAttribution } from './to-attribution.ts';

test.each([
  [{ data: { item_type: 'PSScene' } }, 'Imagery © Planet Labs PBC'],
  [{}, 'Imagery © Planet Labs PBC'],
  [{ data: { item_type: 'sentinel-2-c1-l2a' } }, 'Contains modified Copernicus Sentinel data'],
  [{ data: { item_type: 'landsat-c2-l2' } }, 'Landsat, U.S. Geological Survey'],
  [{ data: { item_type: 'naip' } }, 'naip'],
])('an order that keeps %j names “%s”', (kept, attribution) => {
  expect(toAttribution(kept)).toBe(attribution);
});
