import type { Generation } from '../generation/generation.ts';
import { type DeadRows, isDead } from './dead-rows.ts';
import { hasRow, type RowSet } from './selection.ts';

/** A generation as one tile sees it: without its dead rows and, with a filter, only the rows that pass. */
export interface Part {
  readonly generation: Generation;
  readonly dead: DeadRows;
  /** Null: all live rows. A selection never contains dead rows. */
  readonly selected: RowSet | null;
  /** Distinguishes its texts from those of other parts. */
  readonly ordinal: number;
}

export function isShown({ dead, selected }: Part, row: number): boolean {
  return selected === null ? !isDead(dead, row) : hasRow(selected, row);
}
