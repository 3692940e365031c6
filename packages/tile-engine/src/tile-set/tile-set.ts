import { findRow } from '../arrays/code-index.ts';
import { countBytes } from '../arrays/shared-arrays.ts';
import { countRows, type Generation } from '../generation/generation.ts';
import { buildGeneration, createGenerationBuilder } from '../generation/generation-builder.ts';
import type { Bbox, TileFeature, TileFilter } from '../generation/tile-feature.ts';
import { MAX_PARTS } from '../tile/feature-layer.ts';
import { buildDeadRows, bury, isDead } from './dead-rows.ts';
import { findLivingBbox, uniteBboxes } from './living-bbox.ts';
import type { Part } from './part.ts';
import { countSelected, type RowSet, selectRows } from './selection.ts';

/** Changes by code: the new feature, or null if it was deleted. */
export type Changes = ReadonlyMap<string, TileFeature | null>;

/** An immutable state of a project’s features: a generation, its dead rows, and the changes since. */
export interface TileSet {
  readonly base: Generation;
  /** The changes over the base. */
  readonly changes: Changes;
  readonly count: number;
  readonly bbox: Bbox | null;
  /** Size in memory, in bytes. */
  readonly bytes: number;
  readonly parts: readonly Part[];
}

/** The features of a tile set that pass a filter; tiles can be encoded of it. */
export interface Selection {
  readonly count: number;
  /** Size in memory without the set, in bytes. */
  readonly bytes: number;
  readonly parts: readonly Part[];
}

/** Lays changes over a generation, in time proportional to the changes. */
export function createTileSet(base: Generation, changes: Changes = new Map()): TileSet {
  const delta = buildGeneration([...changes.values()].filter((feature) => feature !== null));
  const gone = [...changes.keys()].map((code) => findRow(base.byCode, base.codes, code));
  const dead = buildDeadRows(
    base,
    gone.filter((row) => row >= 0),
  );
  const nobody = buildDeadRows(delta, []);
  const below: Part = { generation: base, dead, selected: null, paint: null, ordinal: 0 };
  const above: Part = { generation: delta, dead: nobody, selected: null, paint: null, ordinal: 1 };
  return {
    base,
    changes,
    count: countRows(base) - dead.rows.length + countRows(delta),
    bbox: uniteBboxes(findLivingBbox(base, dead), delta.bbox),
    bytes: countBytes(base) + countBytes(delta) + countBytes(dead),
    parts: countRows(delta) === 0 ? [below] : [below, above],
  };
}

/** Filters a tile set with one scan of the columns that the filter uses; its tiles then cost only the features that pass. */
export function selectFrom({ parts }: Pick<TileSet, 'parts'>, filter: TileFilter): Selection {
  const narrowed = parts.map((part) => ({
    ...part,
    selected: bury(selectRows(part.generation, filter), part.dead),
  }));
  const rows: readonly RowSet[] = narrowed.map(({ selected }) => selected);
  return {
    count: rows.reduce((sum, set) => sum + countSelected(set), 0),
    bytes: countBytes(rows),
    parts: narrowed,
  };
}

/**
 * Lays selections of several tile sets over one another: their tiles are of all features, clustered together. A feature
 * must not be in two of them. @throws RangeError above `MAX_PARTS` parts.
 */
export function joinSelections(selections: readonly Selection[]): Selection {
  const parts = selections
    .flatMap((selection) => selection.parts)
    .map((part, ordinal) => ({ ...part, ordinal }));
  if (parts.length > MAX_PARTS) throw new RangeError(`${parts.length} parts are more than ${MAX_PARTS}.`);
  return {
    count: selections.reduce((sum, { count }) => sum + count, 0),
    bytes: selections.reduce((sum, { bytes }) => sum + bytes, 0),
    parts,
  };
}

/** Builds one generation of a tile set with its changes. It takes time proportional to the set, so run it in a worker. */
export function mergeTileSet({ parts, bbox }: Pick<TileSet, 'parts' | 'bbox'>): Generation {
  const builder = createGenerationBuilder();
  for (const { generation, dead } of parts) {
    const rows = countRows(generation);
    for (let row = 0; row < rows; row += 1) if (!isDead(dead, row)) builder.copy(generation, row);
  }
  return builder.finish(bbox);
}
