import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type FeatureTableField, type FeatureTableRow, TABLE_PAGE_SIZE } from '@waypost/contract';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { pointerPosition } from '../../../map/controls/pointer-position.ts';
import { hoverFeature } from '../../../map/ring/ringed-feature.ts';
import { RowSpacer } from '../../../ui/rows/row-spacer.tsx';
import { useFixedRows } from '../../../ui/rows/use-fixed-rows.ts';
import { type TableView, useTablePages } from '../api.ts';
import type { RowSelection } from '../row-selection.ts';
import { type ColumnId, isNumeric, type TableSort, toDataKey, toWidth } from '../table-columns.ts';
import classes from './table-grid.module.css';
import { TABLE_ROW_PX, TableRow } from './table-row.tsx';

const HEAD_PX = 37;
const CHECK_PX = 40;

interface TableGridProps {
  readonly organizationId: string;
  readonly projectId: number;
  readonly view: TableView;
  readonly columns: readonly ColumnId[];
  readonly fields: readonly FeatureTableField[];
  readonly first: readonly FeatureTableRow[];
  readonly total: number;
  /** Whether the rows are those of the previous order or filter. */
  readonly isStale: boolean;
  /** Null where rows cannot be edited. */
  readonly selection: RowSelection | null;
  readonly onSelection: (selection: RowSelection) => void;
  readonly onSort: (column: ColumnId) => void;
}

/** Looks rows up by their place in the whole table; pages are loaded as they come into view. */
function useRows({ projectId, view, first, total }: TableGridProps, from: number, to: number) {
  const pages = useMemo(() => {
    const needed: number[] = [];
    const last = Math.floor(Math.max(0, Math.min(to, total) - 1) / TABLE_PAGE_SIZE);
    for (let page = Math.max(1, Math.floor(from / TABLE_PAGE_SIZE)); page <= last; page += 1)
      needed.push(page);
    return needed;
  }, [from, to, total]);
  const others = useTablePages(projectId, view, pages);
  return (place: number): FeatureTableRow | undefined => {
    const page = Math.floor(place / TABLE_PAGE_SIZE);
    return (page === 0 ? first : others.get(page))?.[place % TABLE_PAGE_SIZE];
  };
}

/** The rows of the table, of which only those in view are rendered. */
export function TableGrid(props: TableGridProps) {
  const { organizationId, view, columns, fields, total, isStale, selection, onSelection, onSort } = props;
  const t = useTranslate();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { from, to } = useFixedRows(scroller, { count: total, rowPx: TABLE_ROW_PX, topPx: HEAD_PX });
  const find = useRows(props, from, to);
  const types = useMemo(() => new Map(fields.map(({ key, type }) => [key, type])), [fields]);
  const pointed = useStore(pointerPosition, (pointer) => pointer.code);
  useEffect(() => () => hoverFeature(null), []);
  const widths = columns.map(toWidth);
  const width = widths.reduce((sum, one) => sum + one, selection === null ? 0 : CHECK_PX);
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const shown = places.flatMap((place) => find(place) ?? []);
  const toggle = (row: FeatureTableRow) => {
    const next = new Map(selection);
    if (!next.delete(row.code)) next.set(row.code, row);
    onSelection(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the arrow keys scroll it
    <section ref={setScroller} className={classes.scroller} aria-label={t('table.caption')} tabIndex={0}>
      <table
        className={classes.table}
        style={{ width }}
        aria-rowcount={total + 1}
        aria-busy={isStale}
        data-stale={isStale}
      >
        <colgroup>
          {selection !== null && <col style={{ width: CHECK_PX }} />}
          {columns.map((id, index) => (
            <col key={id} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection !== null && (
              <th scope="col" className={classes.check}>
                <Checkbox
                  size="xs"
                  aria-label={t('table.selectRows')}
                  checked={shown.length > 0 && shown.every(({ code }) => selection.has(code))}
                  indeterminate={selection.size > 0 && !shown.every(({ code }) => selection.has(code))}
                  onChange={({ currentTarget: { checked } }) => {
                    const next = new Map(selection);
                    for (const row of shown) {
                      if (checked) next.set(row.code, row);
                      else next.delete(row.code);
                    }
                    onSelection(next);
                  }}
                />
              </th>
            )}
            {columns.map((id) => (
              <ColumnTitle
                key={id}
                id={id}
                sort={view.sort}
                isNumeric={isNumeric(id, types)}
                hasCheck={selection !== null}
                onSort={() => onSort(id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <RowSpacer height={from * TABLE_ROW_PX} />
          {places.map((place) => {
            const row = find(place);
            return (
              <TableRow
                key={place}
                organizationId={organizationId}
                row={row}
                place={place}
                columns={columns}
                keys={view.keys}
                types={types}
                isPointed={row !== undefined && row.code === pointed}
                isSelected={selection === null ? null : row !== undefined && selection.has(row.code)}
                onToggle={toggle}
              />
            );
          })}
          <RowSpacer height={Math.max(0, total - to) * TABLE_ROW_PX} />
        </tbody>
      </table>
    </section>
  );
}

interface ColumnTitleProps {
  readonly id: ColumnId;
  readonly sort: TableSort;
  readonly isNumeric: boolean;
  readonly hasCheck: boolean;
  readonly onSort: () => void;
}

/** The title of a column, which sorts by it. */
function ColumnTitle({ id, sort, isNumeric: isNumber, hasCheck, onSort }: ColumnTitleProps) {
  const t = useTranslate();
  const key = toDataKey(id);
  // What is no key is a property.
  const label = key ?? t(`table.columnsOf.${id as Exclude<ColumnId, `data:${string}`>}`);
  const isSorted = sort.column === id;
  const Glyph = sort.order === 'asc' ? IconArrowUp : IconArrowDown;
  const order = sort.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      className={id === 'name' ? classes.first : undefined}
      data-checked={hasCheck}
      data-number={isNumber}
    >
      <button
        type="button"
        className={classes.title}
        title={t('table.sortBy', { column: label })}
        onClick={onSort}
      >
        <span className={classes.titleText}>{label}</span>
        {isSorted && <Glyph size={14} stroke={1.75} aria-hidden />}
      </button>
    </th>
  );
}
