import type { Generation } from '../generation/generation.ts';
import { type DeadRows, isDead } from './dead-rows.ts';
import { hasRow, type RowSet } from './selection.ts';

/** A generation as one tile sees it: without its dead, and where a filter asks for it, with the rows that pass alone. */
export interface Part {
  readonly generation: Generation;
  readonly dead: DeadRows;
  /** Null: all that live. The dead are in no selection. */
  readonly selected: RowSet | null;
  /** Tells its texts from those of the others. */
  readonly ordinal: number;
}

export function isShown({ dead, selected }: Part, row: number): boolean {
  return selected === null ? !isDead(dead, row) : hasRow(selected, row);
}
