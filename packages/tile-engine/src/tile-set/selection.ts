import { findRow } from '../arrays/code-index.ts';
import { countRows, type Generation, HAS_RESOURCES, IS_SHARED, IS_STATIC } from '../generation/generation.ts';
import { RING_KIND } from '../generation/shape-index.ts';
import type { TileFilter, TileKind } from '../generation/tile-feature.ts';

/** A set of rows of a generation, one bit each. */
export type RowSet = Uint32Array;

export function hasRow(rows: RowSet, row: number): boolean {
  return (((rows[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function countSelected(rows: RowSet): number {
  let count = 0;
  for (const word of rows) {
    for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  }
  return count;
}

/** The required bits of a row’s flags, and the mask of bits to compare. */
function toFlagTest({ shared, is_static, has_resources }: TileFilter): { mask: number; wanted: number } {
  let [mask, wanted] = [0, 0];
  for (const [flag, value] of [
    [IS_SHARED, shared],
    [IS_STATIC, is_static],
    [HAS_RESOURCES, has_resources],
  ] as const) {
    if (value === undefined) continue;
    mask |= flag;
    if (value) wanted |= flag;
  }
  return { mask, wanted };
}

const drop = (rows: RowSet, row: number) => {
  rows[row >>> 5] = (rows[row >>> 5] ?? 0) & ~(1 << (row & 31));
};

/** Keeps rows whose id is one of these. */
function keepIds(rows: RowSet, column: Int32Array, ids: readonly number[] | undefined): void {
  if (ids === undefined) return;
  const wanted = new Set(ids);
  const [only] = ids;
  for (let row = 0; row < column.length; row += 1) {
    const id = column[row] ?? 0;
    if (wanted.size === 1 ? id !== only : !wanted.has(id)) drop(rows, row);
  }
}

/** Keeps all rows of some projects, and the Public ones of others. */
function keepProjects(rows: RowSet, { columns }: Generation, filter: TileFilter): void {
  const { project_ids, public_project_ids } = filter;
  if (public_project_ids === undefined) {
    keepIds(rows, columns.project, project_ids);
    return;
  }
  const [whole, shared] = [new Set(project_ids), new Set(public_project_ids)];
  const { project, flags } = columns;
  for (let row = 0; row < project.length; row += 1) {
    const id = project[row] ?? 0;
    const isPublic = ((flags[row] ?? 0) & IS_SHARED) !== 0;
    if (!whole.has(id) && !(isPublic && shared.has(id))) drop(rows, row);
  }
}

function keepKinds(
  rows: RowSet,
  { points, shapes, columns }: Generation,
  kinds: readonly TileKind[] | undefined,
): void {
  if (kinds === undefined) return;
  const count = columns.flags.length;
  const first = points.xs.length;
  if (!kinds.includes('point')) for (let row = 0; row < first; row += 1) drop(rows, row);
  for (let row = first; row < count; row += 1) {
    const isLine = shapes.ringKinds[shapes.ringStarts[row - first] ?? 0] === RING_KIND.line;
    if (!kinds.includes(isLine ? 'line' : 'area')) drop(rows, row);
  }
}

function toRowSet(generation: Generation, codes: readonly string[] | undefined): RowSet {
  const rows = new Uint32Array(Math.ceil(countRows(generation) / 32));
  if (codes === undefined) return rows.fill(0xffff_ffff);
  for (const code of codes) {
    const row = findRow(generation.byCode, generation.codes, code);
    if (row >= 0) rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31));
  }
  return rows;
}

/** Selects the rows that pass a filter, with one scan of each column it uses. */
export function selectRows(generation: Generation, filter: TileFilter): RowSet {
  const rows = toRowSet(generation, filter.codes);
  const { created, flags, member, template } = generation.columns;
  const { mask, wanted } = toFlagTest(filter);
  const { from_ms = Number.NEGATIVE_INFINITY, until_ms = Number.POSITIVE_INFINITY } = filter;
  const count = flags.length;
  // A word at a time, so that each is read and written once.
  for (let word = 0; word < rows.length; word += 1) {
    let bits = 0;
    const end = Math.min((word + 1) * 32, count);
    for (let row = word * 32; row < end; row += 1) {
      const ms = created[row] ?? 0;
      if (((flags[row] ?? 0) & mask) === wanted && ms >= from_ms && ms <= until_ms) bits |= 1 << (row & 31);
    }
    rows[word] = (rows[word] ?? 0) & bits;
  }
  keepIds(rows, member, filter.member_ids);
  keepIds(rows, template, filter.template_ids);
  keepProjects(rows, generation, filter);
  keepKinds(rows, generation, filter.kinds);
  return rows;
}
