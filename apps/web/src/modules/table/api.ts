import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import {
  type FeatureTableEdit,
  type FeatureTableOutcome,
  type FeatureTableRow,
  featureTableEndpoints,
  MAX_TABLE_EDITS,
  MAX_TABLE_KEYS,
  MAX_TABLE_PAGE,
  TABLE_PAGE_SIZE,
  type TableColumn,
  toListParam,
} from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { useFallbackInterval } from '../../data/realtime/realtime.ts';
import { getHttp } from '../../data/session/http.ts';
import type { FeedFilter } from '../features/index.ts';
import { type ColumnId, type TableSort, toDataKey } from './table-columns.ts';

/** What a table shows: its filter, order and keys of collected data. */
export interface TableView {
  readonly filter: FeedFilter;
  readonly sort: TableSort;
  readonly keys: readonly string[];
}

/** The keys of collected data among columns. */
export function listKeys(columns: readonly ColumnId[]): string[] {
  return columns.flatMap((id) => toDataKey(id) ?? []).slice(0, MAX_TABLE_KEYS);
}

function toQuery({ filter, sort: { column, order }, keys }: TableView) {
  const key = toDataKey(column);
  return {
    ...filter,
    order,
    // What is no key is a property.
    ...(key === null ? { sort: column as TableColumn } : { sort_key: key }),
    ...(keys.length === 0 ? {} : { keys: toListParam(keys) }),
  };
}

const pageQuery = (projectId: number, view: TableView, page: number) =>
  queryOptions({
    queryKey: queryKeys.features(projectId, { ...toQuery(view), table: page }),
    queryFn: ({ signal }) =>
      getHttp().call(featureTableEndpoints.listTable, {
        params: { project_id: projectId },
        query: { ...toQuery(view), limit: TABLE_PAGE_SIZE, offset: page * TABLE_PAGE_SIZE },
        signal,
      }),
  });

/** The first page with the total; the previous one stays until another order or filter is loaded. */
export function useTableStart(projectId: number, view: TableView) {
  return useQuery({
    ...pageQuery(projectId, view, 0),
    placeholderData: keepPreviousData,
    refetchInterval: useFallbackInterval(),
  });
}

/** The other pages in view, by their number. */
export function useTablePages(
  projectId: number,
  view: TableView,
  pages: readonly number[],
): ReadonlyMap<number, readonly FeatureTableRow[]> {
  return useQueries({
    queries: pages.map((page) => pageQuery(projectId, view, page)),
    combine: (results) =>
      new Map(results.flatMap(({ data }, index) => (data ? [[pages[index] ?? 0, data.rows] as const] : []))),
  });
}

/** Loads every row of a view, for a selection of all. */
export async function loadAllRows(
  projectId: number,
  view: TableView,
  total: number,
): Promise<FeatureTableRow[]> {
  const rows: FeatureTableRow[] = [];
  for (let offset = 0; offset < total; offset += MAX_TABLE_PAGE) {
    const page = await getHttp().call(featureTableEndpoints.listTable, {
      params: { project_id: projectId },
      query: { ...toQuery(view), limit: MAX_TABLE_PAGE, offset },
    });
    rows.push(...page.rows);
  }
  return rows;
}

/** An edit of a row, and the project that the row is in. */
export interface RowEdit {
  readonly projectId: number;
  readonly edit: FeatureTableEdit;
}

/** Sends edits of rows, by project and in parts. @returns what became of all of them. */
export async function sendEdits(edits: readonly RowEdit[]): Promise<FeatureTableOutcome> {
  const all = { updated: 0, unchanged: 0, refused: [] as FeatureTableOutcome['refused'] };
  for (const [project_id, ofProject] of Map.groupBy(edits, ({ projectId }) => projectId)) {
    for (let from = 0; from < ofProject.length; from += MAX_TABLE_EDITS) {
      const features = ofProject.slice(from, from + MAX_TABLE_EDITS).map(({ edit }) => edit);
      const outcome = await getHttp().call(featureTableEndpoints.updateTable, {
        params: { project_id },
        body: { features },
      });
      all.updated += outcome.updated;
      all.unchanged += outcome.unchanged;
      all.refused.push(...outcome.refused);
    }
  }
  return all;
}
