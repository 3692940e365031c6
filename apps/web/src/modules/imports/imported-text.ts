import type { FeatureGeometry } from '@waypost/geo';
import type { ImportItem } from './import-item.ts';
import { toImportedCollection, toImportedProperties } from './imported-collection.ts';
import { isMoreThan, toSlices } from './to-slices.ts';

/** What is written down at once. */
const SLICE = { items: 200, positions: 2_000 };

type Position = readonly number[];
type Nested = readonly Position[] | readonly Nested[];

const isLine = (nested: Nested): nested is readonly Position[] => typeof nested[0]?.[0] === 'number';

function* toCoordinateTexts(nested: Nested): Generator<string> {
  yield '[';
  if (isLine(nested)) {
    for (let at = 0; at < nested.length; at += SLICE.positions) {
      const text = JSON.stringify(nested.slice(at, at + SLICE.positions)).slice(1, -1);
      yield at === 0 ? text : `,${text}`;
    }
  } else {
    for (const [index, part] of nested.entries()) {
      if (index > 0) yield ',';
      yield* toCoordinateTexts(part);
    }
  }
  yield ']';
}

function* toLongFeatureTexts(item: ImportItem, geometry: Exclude<FeatureGeometry, { type: 'Point' }>) {
  yield `{"type":"Feature","properties":${JSON.stringify(toImportedProperties(item))},`;
  yield `"geometry":{"type":"${geometry.type}","coordinates":`;
  yield* toCoordinateTexts(geometry.coordinates);
  yield '}}';
}

/** The collection of features that can be drawn, as pieces of its text, each written when it is asked for: none takes long. */
export function* toImportedTexts(drawn: Iterable<ImportItem>): Generator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let comma = '';
  for (const slice of toSlices(drawn, SLICE)) {
    yield comma;
    comma = ',';
    const [first] = slice;
    if (first !== undefined && first.geometry.type !== 'Point' && isMoreThan(slice, SLICE))
      yield* toLongFeatureTexts(first, first.geometry);
    else yield JSON.stringify(toImportedCollection(slice).features).slice(1, -1);
  }
  yield ']}';
}
