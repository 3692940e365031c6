import { expect, test } from 'vitest';
import { makeLayer } from '../layer.fixture.ts';
import { withGroups } from './with-groups.ts';

test('a layer is shown with all groups around it, and without what else is in them', () => {
  const outer = makeLayer(1);
  const inner = makeLayer(2, { parent: 1 });
  const beside = makeLayer(3, { parent: 1 });
  const layer = makeLayer(4, { parent: 2 });
  const layers = [outer, inner, beside, layer];
  expect(withGroups(layers, layer)).toEqual([outer.code, inner.code, layer.code]);
  expect(withGroups(layers, outer)).toEqual([outer.code]);
});
