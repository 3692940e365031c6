import { expect, test } from 'vitest';
import { makeItem } from '../items/import-item.fixture.ts';
import { groupByText, rememberText, type TextGroup } from './known-texts.ts';
import { createMapText, type MapText } from './map-text.ts';

const makeItems = (...names: string[]) => names.map((name) => makeItem({ name }));

function makeKnown(...names: string[]) {
  const items = makeItems(...names);
  const text = createMapText().finish();
  rememberText(items, text);
  return { items, text };
}

/** Which file's text stands in each place, or the features without one. */
const toShown = (groups: readonly TextGroup[], known: readonly { readonly text: MapText }[]) =>
  groups.map((group) => ('text' in group ? known.findIndex(({ text }) => text === group.text) : group.items));

test("reuses the worker's text of a file between features of other files", () => {
  const [one, two] = [makeKnown('a', 'b'), makeKnown('c')];
  const [before, between] = [makeItems('x'), makeItems('y', 'z')];
  const groups = groupByText([...before, ...one.items, ...between, ...two.items]);
  expect(toShown(groups, [one, two])).toEqual([before, 0, between, 1]);
  expect(toShown(groupByText(two.items), [one, two])).toEqual([1]);
  expect(groupByText([])).toEqual([]);
});

test('discards it once a feature of the file is changed, removed or reordered', () => {
  const { items } = makeKnown('a', 'b', 'c');
  const [a, b, c] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];
  for (const changed of [
    [a, { ...b }, c],
    [{ ...a }, b, c],
    [a, c],
    [b, c],
    [a, c, b],
    [a, b],
  ]) {
    expect(groupByText(changed)).toEqual([{ items: changed }]);
  }
});
