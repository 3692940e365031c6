import type { FeatureTableRow } from '@waypost/contract';

/** The selected rows by code, as they were when they were selected. */
export type RowSelection = ReadonlyMap<string, FeatureTableRow>;

export const NOTHING_SELECTED: RowSelection = new Map();
