import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { useDrawingSheet } from '../../../map/session/drawing-sheet.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import type { Board } from '../board/board.ts';
import { findSelected } from '../board/board-state.ts';
import { newBoard } from '../board/boards.ts';
import { CoordinatesPanel } from '../coordinates/coordinates-panel.tsx';
import { CreateForm } from '../creating/create-form.tsx';
import { hasContent } from '../draft/draft.ts';
import { DrawnList } from './drawn-list.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { PathStatus } from './path-status.tsx';
import { TemplateTools } from './template-tools.tsx';
import { ToolRow } from './tool-row.tsx';
import classes from './toolbox.module.css';

/** Empties the board, with an undo. */
function useReset(board: Board): () => void {
  const t = useTranslate();
  return () => {
    const before = board.store.get();
    board.reset();
    if (!hasContent(before)) return;
    showToast({
      tone: 'info',
      message: t('drawing.wasReset'),
      action: { label: t('drawing.undo'), run: () => board.load(before) },
    });
  };
}

interface ToolboxProps {
  /** Above the tools: a place search. */
  readonly search?: ReactNode;
}

/** Tools, drawings, coordinates and form: a card over the map, a sheet on a phone. */
export function Toolbox({ search }: ToolboxProps) {
  const t = useTranslate();
  const board = newBoard;
  useDrawingSheet();
  const state = useStore(board.store, (all) => all);
  const [isTall, setIsTall] = useState(false);
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const reset = useReset(board);
  const selected = state.tool.kind === 'select' ? findSelected(state) : null;
  const isEmpty = !hasContent(state) && state.tool.kind === 'select';
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened by keyboard, it must not be at the end of a long tab order.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.hasAttribute('data-opens-toolbox') === true) {
      box.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <aside
      ref={box}
      tabIndex={-1}
      className={classes.box}
      aria-label={t('drawing.title')}
      // Without a map there is nothing behind it to keep visible, and coordinates are the only way to draw.
      data-tall={isTall || selected !== null || !hasMap}
      data-drawing={hasMap && state.tool.kind !== 'select'}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{t('drawing.title')}</h2>
        <HistoryButtons board={board} />
        <Button variant="subtle" size="compact-sm" disabled={isEmpty && state.search === ''} onClick={reset}>
          {t('drawing.reset')}
        </Button>
        <ActionIcon
          className={classes.grow}
          aria-label={t(isTall ? 'drawing.smaller' : 'drawing.taller')}
          aria-expanded={isTall}
          onClick={() => setIsTall(!isTall)}
        >
          <IconChevronUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t('drawing.close')} onClick={() => board.setOpen(false)}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes.top}>
        {search}
        <ToolRow board={board} />
        <PathStatus board={board} />
      </div>
      <div className={classes.content}>
        {state.drawings.length > 0 && <DrawnList board={board} />}
        {isEmpty && <p className={classes.empty}>{t('drawing.empty')}</p>}
        {(state.tool.kind !== 'select' || selected !== null) && <CoordinatesPanel board={board} />}
        {selected !== null && <CreateForm key={selected.id} board={board} drawing={selected} />}
        {state.drawings.length === 0 && state.path.length === 0 && <TemplateTools board={board} />}
        <KeysSwitch />
      </div>
    </aside>
  );
}

/** Undo and redo. */
export function HistoryButtons({ board }: { readonly board: Board }) {
  const t = useTranslate();
  const { canUndo, canRedo } = useStore(board.history, (history) => history);
  return (
    <>
      <Hint label={t('drawing.undo')}>
        <ActionIcon aria-label={t('drawing.undo')} disabled={!canUndo} onClick={board.undo}>
          <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={t('drawing.redo')}>
        <ActionIcon aria-label={t('drawing.redo')} disabled={!canRedo} onClick={board.redo}>
          <IconArrowForwardUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
    </>
  );
}
