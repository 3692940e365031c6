import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './left-pane.module.css';
import { PANE_DEFAULT_PX, PANE_MIN_PX } from './pane-width.ts';
import type { Pane } from './use-pane.ts';

const STEP_PX = 16;

/** The edge of the left pane, which is dragged or moved by keys; a double click gives it its first width back. */
export function PaneSeparator({ pane }: { readonly pane: Pane }) {
  const t = useTranslate();
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const start = event.clientX - pane.widthPx;
    const onMove = (move: globalThis.PointerEvent) => pane.setWidth(move.clientX - start);
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('lostpointercapture', onEnd);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const widths: Record<string, number> = {
      ArrowLeft: pane.widthPx - STEP_PX,
      ArrowRight: pane.widthPx + STEP_PX,
      Home: PANE_MIN_PX,
      End: Number.MAX_SAFE_INTEGER,
    };
    const width = widths[event.key];
    if (event.key === 'Enter') pane.setOpen(false);
    else if (width !== undefined) pane.setWidth(width);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be focused and dragged
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('shell.resizePane')}
      aria-controls="projects-pane"
      aria-valuenow={pane.widthPx}
      aria-valuemin={PANE_MIN_PX}
      aria-valuemax={window.innerWidth}
      tabIndex={0}
      className={classes.separator}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => pane.setWidth(PANE_DEFAULT_PX)}
    />
  );
}
