import { FIELD_TYPES, TABLE_COLUMNS, type TableColumn } from '@waypost/contract';

/** A column: a property of features, or a key of collected data as `data:` and the key. */
export type ColumnId = TableColumn | `data:${string}`;

const DATA = 'data:';

/** The key of a column of collected data; null for a property. */
export function toDataKey(id: ColumnId): string | null {
  return id.startsWith(DATA) ? id.slice(DATA.length) : null;
}

export function toColumnId(key: string): ColumnId {
  return `${DATA}${key}`;
}

/** Widths in CSS pixels. */
const WIDTHS: Readonly<Partial<Record<TableColumn, number>>> = {
  name: 240,
  description: 260,
  created_origin: 150,
  created_at: 150,
  updated_at: 150,
  shared: 84,
  is_static: 84,
  resources_count: 84,
  area_m2: 170,
  length_m: 110,
  type: 100,
};
const WIDTH = 150;

export function toWidth(id: ColumnId): number {
  return WIDTHS[id as TableColumn] ?? WIDTH;
}

const NUMBERS: readonly ColumnId[] = ['resources_count', 'area_m2', 'length_m'];

/** Whether the values of a column are aligned as numbers. */
export function isNumeric(id: ColumnId, types: ReadonlyMap<string, number>): boolean {
  const key = toDataKey(id);
  return key === null ? NUMBERS.includes(id) : types.get(key) === FIELD_TYPES.number;
}

/** The columns before a person chooses any; the name always comes first. */
export const USUAL_COLUMNS: readonly ColumnId[] = [
  'name',
  'template_name',
  'member_display_name',
  'created_origin',
  'resources_count',
];

const isColumn = (id: string): id is ColumnId =>
  id.startsWith(DATA) ? id.length > DATA.length : TABLE_COLUMNS.some((column) => column === id);

const toStorageKey = (projectId: number) => `waypost.table.columns.${projectId}`;

/** The stored columns of a project. */
export function readColumns(projectId: number): readonly ColumnId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(toStorageKey(projectId)) ?? 'null');
    const columns = Array.isArray(stored) ? stored.map(String).filter(isColumn) : [];
    return columns[0] === 'name' ? columns : USUAL_COLUMNS;
  } catch {
    // Invalid JSON counts as none.
    return USUAL_COLUMNS;
  }
}

export function storeColumns(projectId: number, columns: readonly ColumnId[]): void {
  localStorage.setItem(toStorageKey(projectId), JSON.stringify(columns));
}

/** The order of a table. */
export interface TableSort {
  readonly column: ColumnId;
  readonly order: 'asc' | 'desc';
}

export const USUAL_SORT: TableSort = { column: 'created_origin', order: 'desc' };

/** Reads an order from the address: a column, with a minus for descending. */
export function parseSort(text: unknown): TableSort | undefined {
  if (typeof text !== 'string' || text.length > 300) return undefined;
  const isDown = text.startsWith('-');
  const column = isDown ? text.slice(1) : text;
  return isColumn(column) ? { column, order: isDown ? 'desc' : 'asc' } : undefined;
}

export function writeSort({ column, order }: TableSort): string {
  return `${order === 'desc' ? '-' : ''}${column}`;
}

/** The order after a press on a column's title: ascending, then descending, then the usual one. */
export function toNextSort(now: TableSort, column: ColumnId): TableSort {
  if (now.column !== column) return { column, order: 'asc' };
  return now.order === 'asc' ? { column, order: 'desc' } : USUAL_SORT;
}
