import { expect, test } from 'vitest';
import { buildGeneration } from '../generation/generation-builder.ts';
import type { TileFeature } from '../generation/tile-feature.ts';
import { encodeTile } from '../tile/encode-tile.ts';
import { type Classes, paint } from './paint.ts';
import { makeFeature, NOW_MS, pointAt, readTile } from './tile-set.fixture.ts';
import { createTileSet, type Selection, selectFrom } from './tile-set.ts';

const line = (lng: number): TileFeature['geometry'] => ({
  type: 'LineString',
  coordinates: [
    [lng, 0],
    [lng + 5, 5],
  ],
});
const BASE: TileFeature[] = [
  makeFeature('a', pointAt(1, 1), { template_id: 7 }),
  makeFeature('b', pointAt(40, 1), { template_id: 8, shared: true }),
  makeFeature('c', line(-60), { template_id: 9 }),
  makeFeature('d', pointAt(80, 1)),
];
const set = createTileSet(
  buildGeneration(BASE),
  new Map([
    ['d', makeFeature('d', pointAt(80, 1), { template_id: 7 })],
    ['e', makeFeature('e', pointAt(-80, 1))],
  ]),
);
const byTemplate: Classes = {
  colors: ['#none', '#seven', '#eight', '#rest'],
  of: {
    kind: 'template',
    classes: new Map([
      [7, 1],
      [8, 2],
    ]),
    rest: 3,
  },
};

const colorsOf = (shown: Selection) =>
  Object.fromEntries(
    readTile(encodeTile(shown, 0, 0, 0, NOW_MS)).map(({ properties }) => [properties.code, properties.color]),
  );

test('features have the colours of their templates, changed ones those of their new template', () => {
  expect(colorsOf(paint(set, byTemplate))).toEqual({
    a: '#seven',
    b: '#eight',
    c: '#rest',
    d: '#seven',
    e: '#none',
  });
});

test('features have the colours of the classes of their codes', () => {
  const classes = new Map([
    ['b', 1],
    ['e', 2],
    ['gone', 1],
  ]);
  const byCode: Classes = { colors: ['#none', '#one', '#two'], of: { kind: 'code', classes } };
  expect(colorsOf(paint(set, byCode))).toEqual({
    a: '#none',
    b: '#one',
    c: '#none',
    d: '#none',
    e: '#two',
  });
});

test('a selection keeps its features, and the set its colours', () => {
  expect(colorsOf(paint(selectFrom(set, { shared: true }), byTemplate))).toEqual({ b: '#eight' });
  expect(new Set(Object.values(colorsOf(set)))).toEqual(new Set(['#0059ff']));
});

test('everything but the colours of a tile stays', () => {
  const rest = (shown: Selection) =>
    readTile(encodeTile(shown, 0, 0, 0, NOW_MS)).map(
      ({ properties: { color: _, ...others }, ...feature }) => ({
        ...feature,
        ...others,
      }),
    );
  expect(rest(paint(set, byTemplate))).toEqual(rest(set));
});
