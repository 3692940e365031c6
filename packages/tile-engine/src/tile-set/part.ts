import type { TextTable } from '../arrays/text-table.ts';
import type { Generation } from '../generation/generation.ts';
import { type DeadRows, isDead } from './dead-rows.ts';
import { hasRow, type RowSet } from './selection.ts';

/** Colours of rows in place of their own. */
export interface Paint {
  readonly colors: TextTable;
  /** Indexes into `colors`, by row. */
  readonly column: Uint8Array;
}

/** A generation without its dead rows, reduced to a selection if there is one. */
export interface Part {
  readonly generation: Generation;
  readonly dead: DeadRows;
  /** Null for all live rows. Selections contain no dead rows. */
  readonly selected: RowSet | null;
  /** Null for the colours of the features themselves. */
  readonly paint: Paint | null;
  /** Distinguishes its texts from those of other parts. */
  readonly ordinal: number;
}

export function isShown({ dead, selected }: Part, row: number): boolean {
  return selected === null ? !isDead(dead, row) : hasRow(selected, row);
}
