import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronUp,
  IconLayoutNavbarCollapse,
  IconRestore,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { useDrawingSheet } from '../../../map/session/drawing-sheet.ts';
import { Hint } from '../../../ui/hints/hint.tsx';
import { useKeepFocusInside } from '../../../ui/page/keep-focus-inside.ts';
import { useIsNarrow } from '../../../ui/page/use-media.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import type { Board } from '../board/board.ts';
import { findSelected } from '../board/board-state.ts';
import { newBoard } from '../board/boards.ts';
import { CoordinatesPanel } from '../coordinates/coordinates-panel.tsx';
import { CreateForm } from '../creating/create-form.tsx';
import { hasContent } from '../draft/draft.ts';
import { findFirstField } from '../form/find-first-field.ts';
import { DrawnList } from './drawn-list.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { PathStatus } from './path-status.tsx';
import { TemplateTools } from './template-tools.tsx';
import { ToolRow } from './tool-row.tsx';
import classes from './toolbox.module.css';
import { useFreeSketch } from './use-free-sketch.ts';
import { useNamePlaced } from './use-name-placed.ts';

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
  const [isFolded, setIsFolded] = useState(false);
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const selected = state.tool.kind === 'select' ? findSelected(state) : null;
  const isEmpty = !hasContent(state) && state.tool.kind === 'select';
  const isDrawing = hasMap && state.tool.kind !== 'select';
  const box = useRef<HTMLElement>(null);
  useFreeSketch(box, selected);
  useEffect(() => {
    // Opened by keyboard, it must not be at the end of a long tab order.
    const { activeElement } = document;
    if (activeElement?.matches('body, #panel-content, [data-opens-toolbox]')) {
      box.current?.focus({ preventScroll: true });
    }
  }, []);
  useKeepFocusInside(box, findFirstField);
  useNamePlaced(board, box);
  // A phone has no room for both.
  const isFormFirst = useIsNarrow() && selected !== null && !isFolded;
  const drawn = state.drawings.length > 0 && <DrawnList board={board} />;
  const form = selected !== null && <CreateForm key={selected.id} board={board} drawing={selected} />;
  return (
    <aside
      ref={box}
      tabIndex={-1}
      className={classes.box}
      aria-label={t('drawing.title')}
      // Without a map there is nothing behind it to keep visible, and coordinates are the only way to draw.
      data-tall={isTall || selected !== null || !hasMap}
      data-drawing={isDrawing}
      data-form={selected !== null}
      data-folded={isFolded}
    >
      <ToolboxHead
        board={board}
        canReset={!isEmpty || state.search !== ''}
        isPlain={isDrawing || isFolded}
        isTall={isTall}
        onTall={setIsTall}
        isFolded={isFolded}
        onFolded={setIsFolded}
      />
      <div className={classes.top}>
        {!isDrawing && !isFolded && selected === null && search}
        {!isFormFirst && <ToolRow board={board} isNarrow={isDrawing || isFolded} />}
        {isDrawing && state.template !== null && <p className={classes.template}>{state.template.name}</p>}
        <PathStatus board={board} />
      </div>
      <div className={classes.content} data-scrolls-form={selected !== null || undefined}>
        {isFormFirst ? form : drawn}
        {isEmpty && <p className={classes.empty}>{t('drawing.empty')}</p>}
        {isFormFirst && (
          <div className={classes.tools}>
            <ToolRow board={board} isNarrow={false} />
          </div>
        )}
        {isFormFirst && drawn}
        {(state.tool.kind !== 'select' || selected !== null) && <CoordinatesPanel board={board} />}
        {!isFormFirst && form}
        {!isDrawing && state.drawings.length === 0 && state.path.length === 0 && (
          <TemplateTools board={board} />
        )}
        {!isDrawing && selected === null && <KeysSwitch />}
      </div>
    </aside>
  );
}

interface ToolboxHeadProps {
  readonly board: Board;
  readonly canReset: boolean;
  /** With signs instead of words, where a narrow box has no room for them. */
  readonly isPlain: boolean;
  readonly isTall: boolean;
  readonly onTall: (isTall: boolean) => void;
  readonly isFolded: boolean;
  readonly onFolded: (isFolded: boolean) => void;
}

function ToolboxHead({ board, canReset, isPlain, isTall, onTall, isFolded, onFolded }: ToolboxHeadProps) {
  const t = useTranslate();
  const reset = useReset(board);
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>{t('drawing.title')}</h2>
      <HistoryButtons board={board} />
      {isPlain ? (
        <Hint label={t('drawing.reset')}>
          <ActionIcon aria-label={t('drawing.reset')} disabled={!canReset} onClick={reset}>
            <IconRestore size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Hint>
      ) : (
        <Button variant="subtle" size="compact-sm" disabled={!canReset} onClick={reset}>
          {t('drawing.reset')}
        </Button>
      )}
      {!isFolded && <GrowButton isTall={isTall} onChange={onTall} />}
      <FoldButton isFolded={isFolded} onChange={onFolded} />
      <ActionIcon aria-label={t('drawing.close')} onClick={() => board.setOpen(false)}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </header>
  );
}

interface GrowButtonProps {
  readonly isTall: boolean;
  readonly onChange: (isTall: boolean) => void;
}

/** Makes a sheet on a phone higher or lower. */
export function GrowButton({ isTall, onChange }: GrowButtonProps) {
  const t = useTranslate();
  return (
    <ActionIcon
      className={classes.grow}
      aria-label={t(isTall ? 'drawing.smaller' : 'drawing.taller')}
      aria-expanded={isTall}
      onClick={() => onChange(!isTall)}
    >
      <IconChevronUp size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

interface FoldButtonProps {
  readonly isFolded: boolean;
  readonly onChange: (isFolded: boolean) => void;
}

/** Folds the tools to one row, so that the map behind them is seen. */
function FoldButton({ isFolded, onChange }: FoldButtonProps) {
  const t = useTranslate();
  const label = t(isFolded ? 'drawing.unfold' : 'drawing.fold');
  return (
    <Hint label={label}>
      <ActionIcon
        className={classes.fold}
        aria-label={label}
        aria-expanded={!isFolded}
        onClick={() => onChange(!isFolded)}
      >
        <IconLayoutNavbarCollapse size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
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
