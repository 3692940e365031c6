import { Checkbox } from '@mantine/core';
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mapSession } from '../../../map/session/map-session.ts';
import { usePanelScroll } from '../../../ui/page/panel-scroll.ts';
import { RowSpacer } from '../../../ui/rows/row-spacer.tsx';
import { useFixedRows } from '../../../ui/rows/use-fixed-rows.ts';
import { selectAll } from '../items/import-state.ts';
import { changeImports, importStore } from '../items/import-store.ts';
import { useTargetProject } from '../upload/use-target-project.ts';
import { IMPORT_ROW_PX, ImportRow } from './import-row.tsx';
import classes from './import-table.module.css';

interface ImportTableProps {
  /** An upload is running: editing is disabled. */
  readonly isBusy: boolean;
  readonly onEdit: (localUuid: string) => void;
}

/** The table of temporary features. Only rows in view are rendered; two empty rows stand for the others. */
export function ImportTable({ isBusy, onEdit }: ImportTableProps) {
  const { items, selected } = useStore(importStore, (state) => state);
  const shownUuid = useStore(mapSession, (session) => session.selectedLocalUuid);
  const { projects } = useTargetProject();
  const names = useMemo(
    () => new Map(projects.map(({ project_id, project_name }) => [project_id, project_name])),
    [projects],
  );
  const scroller = usePanelScroll();
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const topPx = useOffset(body, scroller);
  const { from, to, scrollToRow } = useFixedRows(scroller, {
    count: items.length,
    rowPx: IMPORT_ROW_PX,
    topPx,
  });
  const showRow = useEffectEvent((uuid: string) => {
    const index = items.findIndex(({ localUuid }) => localUuid === uuid);
    if (index >= 0) scrollToRow(index);
  });
  useEffect(() => {
    if (shownUuid !== null) showRow(shownUuid);
  }, [shownUuid]);

  const drawnTo = Math.min(to, from + useRoom(to - from));
  return (
    <table className={classes.table} aria-rowcount={items.length + 1}>
      <TableHead count={items.length} selectedCount={selected.size} isBusy={isBusy} />
      <tbody ref={setBody}>
        <RowSpacer height={from * IMPORT_ROW_PX} />
        {items.slice(from, drawnTo).map((item, index) => (
          <ImportRow
            key={item.localUuid}
            item={item}
            projectName={item.projectId === null ? null : (names.get(item.projectId) ?? null)}
            row={from + index + 2}
            isSelected={selected.has(item.localUuid)}
            isShown={item.localUuid === shownUuid}
            isBusy={isBusy}
            onEdit={onEdit}
          />
        ))}
        <RowSpacer height={(items.length - drawnTo) * IMPORT_ROW_PX} />
      </tbody>
    </table>
  );
}

interface TableHeadProps {
  readonly count: number;
  readonly selectedCount: number;
  readonly isBusy: boolean;
}

function TableHead({ count, selectedCount, isBusy }: TableHeadProps) {
  const t = useTranslate();
  return (
    <thead>
      <tr>
        <th className={classes.check} scope="col">
          <Checkbox
            size="xs"
            aria-label={t('fileViewer.selectAll')}
            disabled={isBusy}
            checked={selectedCount > 0 && selectedCount === count}
            indeterminate={selectedCount > 0 && selectedCount < count}
            onChange={(event) => {
              const isChecked = event.currentTarget.checked;
              changeImports((state) => selectAll(state, isChecked));
            }}
          />
        </th>
        <th scope="col">{t('fileViewer.name')}</th>
        <th className={classes.geometry} scope="col">
          {t('fileViewer.geometry')}
        </th>
        <th className={classes.file} scope="col">
          {t('fileViewer.file')}
        </th>
        <th className={classes.status} scope="col">
          {t('fileViewer.status')}
        </th>
        <th className={classes.actions} scope="col">
          <span className="wp-visually-hidden">{t('fileViewer.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** Rows rendered per step: more would block the page noticeably. */
const ROWS_A_TURN = 4;

/** How many rows to render: none with the table's header, then a few more per step until all are. */
function useRoom(count: number): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (room < count) startTransition(() => setRoom(room + ROWS_A_TURN));
  }, [room, count]);
  return room;
}

/** The offset of the rows from the top of the scrolled content. */
function useOffset(element: HTMLElement | null, scroller: HTMLElement | null): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (element === null || scroller === null) return;
    const measure = () =>
      setOffset(
        Math.round(
          element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
        ),
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const child of scroller.querySelectorAll('header, section')) observer.observe(child);
    return () => observer.disconnect();
  }, [element, scroller]);
  return offset;
}
