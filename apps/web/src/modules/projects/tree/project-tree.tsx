import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@waypost/contract';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toTreeMove } from '../../../ui/rows/tree-keys.ts';
import { useRowWindow } from '../../../ui/rows/use-row-window.ts';
import { buildProjectTree, listAncestors, type ProjectRow, toVisibleRows } from './build-project-tree.ts';
import classes from './project-tree.module.css';
import { ProjectTreeRow } from './project-tree-row.tsx';
import { useTreeState } from './use-tree-state.ts';

/** Same as in `project-tree.module.css`. */
const ROW_PX = 36;

interface ProjectTreeProps {
  readonly projects: readonly Project[];
  /** The open project, if any. */
  readonly currentId: number | null;
  readonly onNavigated: () => void;
}

/** The projects as a tree with its keyboard navigation: arrows, Home, End, Enter. Only rows in view are rendered. */
export function ProjectTree({ projects, currentId, onNavigated }: ProjectTreeProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { rows, setOpen } = useRows(projects, currentId);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const inView = useRowWindow(list, ROW_PX);
  const indexOf = (projectId: number | null) => rows.findIndex((row) => row.project.project_id === projectId);
  const currentIndex = indexOf(currentId);
  const tabStop = Math.max(0, indexOf(focusedId ?? currentId));
  useScrollTo(list, currentId, currentIndex);

  const focusRow = (row: ProjectRow) => {
    // It may be far out of view, and is rendered by the scroll.
    flushSync(() => setFocusedId(row.project.project_id));
    list.current?.querySelector<HTMLElement>(`[data-project="${row.project.project_id}"]`)?.focus();
  };
  const open = (row: ProjectRow) => {
    const { organization_id, project_id } = row.project;
    void navigate({
      to: '/organizations/$org_id/projects/$project_id/home',
      params: { org_id: String(organization_id), project_id: String(project_id) },
    }).then(onNavigated);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: ProjectRow) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(row);
      return;
    }
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
      return;
    }
    const move = toTreeMove(event.key, rows, rows.indexOf(row), ({ project }) => project.project_name);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'focus') focusRow(move.row);
    else setOpen(row, move.kind === 'expand');
  };

  return (
    <div
      ref={list}
      role="tree"
      aria-label={t('projects.tree')}
      className={classes.tree}
      style={{ height: rows.length * ROW_PX }}
    >
      {rows.map((row, index) => {
        const isDrawn = (index >= inView.from && index < inView.to) || index === tabStop;
        return (
          isDrawn && (
            <ProjectTreeRow
              key={row.project.project_id}
              row={row}
              top={index * ROW_PX}
              isCurrent={index === currentIndex}
              isTabStop={index === tabStop}
              onToggle={() => setOpen(row, !row.isOpen)}
              onFocus={() => setFocusedId(row.project.project_id)}
              onKeyDown={(event) => onKeyDown(event, row)}
              onNavigated={onNavigated}
            />
          )
        );
      })}
    </div>
  );
}

/** Scrolls to the row of the open project whenever another one is opened. */
function useScrollTo(list: RefObject<HTMLElement | null>, currentId: number | null, index: number): void {
  const isThere = index >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves because others open stays where one looks
  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (scroller == null || !isThere) return;
    const top = index * ROW_PX;
    const isSeen = top >= scroller.scrollTop && top + ROW_PX <= scroller.scrollTop + scroller.clientHeight;
    if (!isSeen) scroller.scrollTop = top - (scroller.clientHeight - ROW_PX) / 2;
  }, [list, currentId, isThere]);
}

/** The visible rows, and their stored open state. */
function useRows(projects: readonly Project[], currentId: number | null) {
  const locale = useLocale();
  const { sort, openIds: chosenIds, setOpenIds } = useTreeState();
  const tree = useMemo(() => buildProjectTree(projects, sort, locale), [projects, sort, locale]);
  const openIds = useMemo(
    () => chosenIds ?? new Set(tree.map((node) => node.project.project_id)),
    [chosenIds, tree],
  );
  const rows = useMemo(() => toVisibleRows(tree, openIds), [tree, openIds]);
  const reveal = useEffectEvent((projectId: number) => {
    const above = listAncestors(projects, projectId).map((project) => project.project_id);
    if (above.some((id) => !openIds.has(id))) setOpenIds(new Set([...openIds, ...above]));
  });
  // A project opened from elsewhere is revealed here.
  useEffect(() => {
    if (currentId !== null) reveal(currentId);
  }, [currentId]);
  const setOpen = (row: ProjectRow, isOpen: boolean) => {
    const next = new Set(openIds);
    if (isOpen) next.add(row.project.project_id);
    else next.delete(row.project.project_id);
    setOpenIds(next);
  };
  return { rows, setOpen };
}
