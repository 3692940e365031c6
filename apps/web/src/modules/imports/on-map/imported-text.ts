import type { FeatureGeometry } from '@waypost/geo';
import type { ImportItem } from '../items/import-item.ts';
import { findPacked, listPacked, type PackedGeometry, type Shape } from '../reading/packed-geometry.ts';
import { isMoreThan, toSlices } from '../reading/to-slices.ts';
import { toImportedCollection, toImportedProperties } from './imported-collection.ts';

/** The number of positions written at a time. */
const SLICE = { items: 200, positions: 2_000 };

type Position = readonly number[];
type Nested = readonly Position[] | readonly Nested[];

const isLine = (nested: Nested): nested is readonly Position[] => typeof nested[0]?.[0] === 'number';

/** A line or ring, whose positions are written in slices. */
function* toLineTexts(count: number, take: (from: number, to: number) => readonly Position[]) {
  for (let at = 0; at < count; at += SLICE.positions) {
    const text = JSON.stringify(take(at, Math.min(at + SLICE.positions, count))).slice(1, -1);
    yield at === 0 ? text : `,${text}`;
  }
}

/** An array of lines, rings or arrays of them. */
function* toNestedTexts<T>(parts: readonly T[], toTexts: (part: T) => Generator<string>): Generator<string> {
  for (const [index, part] of parts.entries()) {
    if (index > 0) yield ',';
    yield '[';
    yield* toTexts(part);
    yield ']';
  }
}

const toPlainTexts = (nested: Nested): Generator<string> =>
  isLine(nested)
    ? toLineTexts(nested.length, (from, to) => nested.slice(from, to))
    : toNestedTexts(nested, toPlainTexts);

function toPackedTexts(packed: PackedGeometry): Generator<string> {
  let done = 0;
  const toTexts = (shape: Shape): Generator<string> => {
    if (typeof shape !== 'number') return toNestedTexts(shape, toTexts);
    const start = done;
    done += shape;
    return toLineTexts(shape, (from, to) => listPacked(packed, start + from, start + to));
  };
  return toTexts(packed.shape);
}

function* toLongFeatureTexts(item: ImportItem, geometry: Exclude<FeatureGeometry, { type: 'Point' }>) {
  yield `{"type":"Feature","properties":${JSON.stringify(toImportedProperties(item))},`;
  yield `"geometry":{"type":"${geometry.type}","coordinates":[`;
  const packed = findPacked(geometry);
  yield* packed === undefined ? toPlainTexts(geometry.coordinates) : toPackedTexts(packed);
  yield ']}}';
}

/** Features with commas in between, as chunks of JSON text that are written lazily, so that none takes long. */
export function* toFeatureTexts(drawn: Iterable<ImportItem>): Generator<string> {
  let comma = '';
  for (const slice of toSlices(drawn, SLICE)) {
    yield comma;
    comma = ',';
    const [first] = slice;
    if (first !== undefined && first.geometry.type !== 'Point' && isMoreThan(slice, SLICE))
      yield* toLongFeatureTexts(first, first.geometry);
    else yield JSON.stringify(toImportedCollection(slice).features).slice(1, -1);
  }
}
