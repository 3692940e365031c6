import { Button } from '@mantine/core';
import { IconPolygon, IconRectangle } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { type OutlineRequest, outlineRequest, withdrawOutline } from '../../../map/scene/outline-request.ts';
import { useDrawingSheet } from '../../../map/session/drawing-sheet.ts';
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/questions/use-leave-guard.ts';
import type { Board } from '../board/board.ts';
import { findSelected } from '../board/board-state.ts';
import { boardSession, createEditBoard } from '../board/boards.ts';
import { toDrawnOutline } from '../board/outline-drawn.ts';
import { useBoardOnMap } from '../board/use-board-on-map.ts';
import { useDrawingKeys } from '../board/use-drawing-keys.ts';
import { coordinatePanel } from '../coordinates/coordinate-panel-state.ts';
import { CoordinatesPanel } from '../coordinates/coordinates-panel.tsx';
import { commitTyped } from '../coordinates/typed-vertices.ts';
import { hasContent } from '../draft/draft.ts';
import { createFormValues } from '../form/form-values.ts';
import { DrawnList } from './drawn-list.tsx';
import { PathStatus } from './path-status.tsx';
import classes from './toolbox.module.css';
import { GrowButton, HistoryButtons } from './toolbox.tsx';
import { useFreeSketch } from './use-free-sketch.ts';

const START_ID = 'start';
const AREA_TOOL = { kind: 'draw', shape: 'Polygon' } as const;
const BOX_TOOL = { ...AREA_TOOL, isBox: true } as const;

/** The tools for an outline that a form requested. */
export function OutlineOverlay() {
  const request = useStore(outlineRequest, (state) => state.request);
  return request === null ? null : <OutlineBox request={request} />;
}

/** A board of its own with the area tool selected; new drawings wait meanwhile. */
function useOutlineBoard({ start, isBox = false }: OutlineRequest): Board {
  const board = useMemo(createEditBoard, []);
  useEffect(() => {
    if (start === null) board.load({ isOpen: true, tool: isBox ? BOX_TOOL : AREA_TOOL });
    else {
      const drawing = { id: START_ID, geometry: start, drawnAt: Date.now(), form: createFormValues(null) };
      board.load({ isOpen: true, drawings: [drawing], selectedId: START_ID });
    }
    boardSession.set({ isEditing: true });
    return () => boardSession.set({ isEditing: false });
  }, [board, start, isBox]);
  useBoardOnMap(board, true);
  useDrawingKeys({ board, isActive: true, canDraw: false, onEscape: () => board.select(null) });
  return board;
}

function OutlineBox({ request }: { readonly request: OutlineRequest }) {
  const t = useTranslate();
  const board = useOutlineBoard(request);
  useDrawingSheet();
  const state = useStore(board.store, (all) => all);
  const box = useRef<HTMLElement>(null);
  useFreeSketch(box, state.tool.kind === 'select' ? findSelected(state) : null);
  const [isTall, setIsTall] = useState(false);
  const drawn = toDrawnOutline(state.drawings);
  const guard = useLeaveGuard(() => hasContent(board.store.get()));
  const isDrawing = state.tool.kind !== 'select';
  const end = (tell: () => void) => {
    guard.release();
    withdrawOutline(request);
    tell();
  };
  const use = () => {
    // Typed texts belong to the selected drawing.
    if (!commitTyped(board)) {
      coordinatePanel.set({ isOpen: true });
      focusFirstError(box.current);
      return;
    }
    const all = toDrawnOutline(board.store.get().drawings);
    if (all.ok) end(() => request.onDone(all.outline));
  };
  return (
    <aside
      ref={box}
      className={classes.box}
      aria-label={request.title}
      data-tall={isTall}
      data-drawing={isDrawing}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{request.title}</h2>
        <HistoryButtons board={board} />
        <GrowButton isTall={isTall} onChange={setIsTall} />
      </header>
      <div className={classes.top}>
        <PathStatus board={board} />
        {state.path.length === 0 && (
          <div className={classes.actions}>
            <Button variant="default" size="compact-md" onClick={() => end(request.onCancel)}>
              {t('common.cancel')}
            </Button>
            {!isDrawing && (
              <>
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconPolygon size={16} stroke={1.5} aria-hidden />}
                  onClick={() => board.setTool(AREA_TOOL)}
                >
                  {t(state.drawings.length === 0 ? 'drawing.drawArea' : 'drawing.anotherArea')}
                </Button>
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconRectangle size={16} stroke={1.5} aria-hidden />}
                  onClick={() => board.setTool(BOX_TOOL)}
                >
                  {t('drawing.drawBox')}
                </Button>
              </>
            )}
            <Button size="compact-md" disabled={!drawn.ok} onClick={use}>
              {t('drawing.useOutline')}
            </Button>
          </div>
        )}
      </div>
      <div className={classes.content}>
        {state.drawings.length > 0 && <DrawnList board={board} />}
        {(isDrawing || state.selectedId !== null) && <CoordinatesPanel board={board} />}
      </div>
    </aside>
  );
}
