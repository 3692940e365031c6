import { findRow } from '../arrays/code-index.ts';
import { countBytes } from '../arrays/shared-arrays.ts';
import { createTextTableBuilder } from '../arrays/text-table.ts';
import { countRows, type Generation } from '../generation/generation.ts';
import type { Part } from './part.ts';
import type { Selection } from './tile-set.ts';

/** Classes of features, each with a colour. At most 256. */
export interface Classes {
  /** The colours by class. Class 0 is that of features without a value. */
  readonly colors: readonly string[];
  /** By the id of a feature's template, or by its code. */
  readonly of:
    | { readonly kind: 'template'; readonly classes: ReadonlyMap<number, number>; readonly rest: number }
    | { readonly kind: 'code'; readonly classes: ReadonlyMap<string, number> };
}

function toColumn(generation: Generation, { of }: Classes): Uint8Array {
  const column = new Uint8Array(countRows(generation));
  if (of.kind === 'template') {
    const { template } = generation.columns;
    for (let row = 0; row < column.length; row += 1) {
      const id = template[row] ?? 0;
      // Rows without a template have the id 0.
      if (id !== 0) column[row] = of.classes.get(id) ?? of.rest;
    }
    return column;
  }
  for (const [code, one] of of.classes) {
    const row = findRow(generation.byCode, generation.codes, code);
    if (row >= 0) column[row] = one;
  }
  return column;
}

/** Gives features the colours of their classes, with one scan; their tiles then cost as much as before. */
export function paint({ count, bytes, parts }: Selection, classes: Classes): Selection {
  const table = createTextTableBuilder();
  for (const color of classes.colors) table.add(color);
  const colors = table.finish();
  const painted = parts.map(
    (part): Part => ({ ...part, paint: { colors, column: toColumn(part.generation, classes) } }),
  );
  const columns = painted.map(({ paint: own }) => own?.column ?? new Uint8Array());
  return { count, bytes: bytes + countBytes(columns), parts: painted };
}
