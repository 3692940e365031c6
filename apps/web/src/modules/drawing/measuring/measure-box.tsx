import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { useDrawingSheet } from '../../../map/session/drawing-sheet.ts';
import { endMeasuring } from '../../../map/session/measuring.ts';
import { useUnits } from '../../../ui/theme/preferences.ts';
import type { Board } from '../board/board.ts';
import { type BoardState, findFault } from '../board/board-state.ts';
import { createEditBoard } from '../board/boards.ts';
import { useBoardOnMap } from '../board/use-board-on-map.ts';
import { useDrawingKeys } from '../board/use-drawing-keys.ts';
import { CoordinatesPanel } from '../coordinates/coordinates-panel.tsx';
import { commitTyped } from '../coordinates/typed-vertices.ts';
import { HistoryButtons } from '../tools/toolbox.tsx';
import { useFreeSketch } from '../tools/use-free-sketch.ts';
import classes from './measure-box.module.css';
import { toMeasures } from './to-measures.ts';

type Shape = 'LineString' | 'Polygon';
const toTool = (shape: Shape) => ({ kind: 'draw', shape }) as const;

function toShape({ drawings, tool }: BoardState): Shape {
  const drawn = drawings[0]?.geometry.type ?? (tool.kind === 'draw' ? tool.shape : null);
  return drawn === 'Polygon' ? 'Polygon' : 'LineString';
}

/** A board of its own, which is neither saved nor kept as a draft. */
function useMeasureBoard(): Board {
  const board = useMemo(() => {
    const all = createEditBoard();
    // Escape discards the placed vertices; without any it ends measuring, not only the tool.
    return { ...all, cancel: () => all.store.get().path.length > 0 && all.cancel() };
  }, []);
  useEffect(() => board.load({ isOpen: true, tool: toTool('LineString') }), [board]);
  useBoardOnMap(board, true);
  useDrawingKeys({ board, isActive: true, canDraw: false, onEscape: endMeasuring });
  return board;
}

/** Takes the focus when it opens, and returns it to the button that opened it. */
function useBoxFocus() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[data-measures]')?.focus();
    };
  }, []);
  return box;
}

/** Measures lengths and areas on the map, by pointer, touch or typed coordinates. Saves nothing. */
export function MeasureBox() {
  const t = useTranslate();
  const board = useMeasureBoard();
  useDrawingSheet();
  const state = useStore(board.store, (all) => all);
  const box = useBoxFocus();
  const [drawing = null] = state.drawings;
  useFreeSketch(box, drawing);
  const shape = toShape(state);
  const start = (next: Shape) => {
    board.reset();
    board.setTool(toTool(next));
  };
  return (
    <aside ref={box} tabIndex={-1} className={classes.box} aria-label={t('measuring.title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('measuring.title')}</h2>
        <HistoryButtons board={board} />
        <ActionIcon aria-label={t('measuring.close')} onClick={endMeasuring}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes.content}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('measuring.what')}
          data={[
            { value: 'LineString', label: t('measuring.length') },
            { value: 'Polygon', label: t('measuring.area') },
          ]}
          value={shape}
          onChange={(value) => start(value === 'Polygon' ? 'Polygon' : 'LineString')}
        />
        <Measures board={board} shape={shape} />
        <div className={classes.actions}>
          <Button
            variant="default"
            size="compact-md"
            disabled={drawing === null && state.path.length === 0}
            onClick={() => start(shape)}
          >
            {t('measuring.clear')}
          </Button>
          {drawing === null && (
            <Button
              size="compact-md"
              disabled={state.path.length < 2}
              onClick={() => {
                if (commitTyped(board)) board.finish();
              }}
            >
              {t('measuring.finish')}
            </Button>
          )}
        </div>
      </div>
      <CoordinatesPanel board={board} />
    </aside>
  );
}

function Measures({ board, shape }: { readonly board: Board; readonly shape: Shape }) {
  const t = useTranslate();
  const locale = useLocale();
  const units = useUnits();
  const state = useStore(board.store, (all) => all);
  const pointer = useStore(board.pointer, ({ lngLat }) => lngLat);
  const measures = toMeasures(state, pointer, locale, units);
  const [drawing = null] = state.drawings;
  const fault = state.refusal ?? (drawing === null ? null : findFault(drawing.geometry));
  return (
    <>
      {measures.length === 0 ? (
        <p className={classes.hint}>
          {t(shape === 'Polygon' ? 'measuring.hintArea' : 'measuring.hintLength')}
        </p>
      ) : (
        <dl className={classes.measures}>
          {measures.map(({ label, text }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>
                <output>{text}</output>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div role="alert" className={classes.alert}>
        {fault !== null && (
          <p className={classes.fault}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
            {t('drawing.refused.selfCrossing')}
          </p>
        )}
      </div>
    </>
  );
}
