import type { Generation } from '../generation/generation.ts';
import { type DeadRows, isDead } from './dead-rows.ts';
import { hasRow, type RowSet } from './selection.ts';

/** A generation without its dead rows, reduced to a selection if there is one. */
export interface Part {
  readonly generation: Generation;
  readonly dead: DeadRows;
  /** Null for all live rows. Selections contain no dead rows. */
  readonly selected: RowSet | null;
  /** Distinguishes its texts from those of other parts. */
  readonly ordinal: number;
}

export function isShown({ dead, selected }: Part, row: number): boolean {
  return selected === null ? !isDead(dead, row) : hasRow(selected, row);
}
