import { useLocation } from '@tanstack/react-router';
import { type ReactNode, type Ref, useLayoutEffect, useState } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { PanelScrollContext } from '../../../ui/page/panel-scroll.ts';
import { DRAWER } from './drawer-snap.ts';
import classes from './panel.module.css';
import { type Drawer, useDrawer } from './use-drawer.ts';

interface PanelProps {
  readonly ref: Ref<HTMLElement>;
  /** A drawer from the bottom instead of a column beside the map. */
  readonly isDrawer: boolean;
  /** 700 px instead of 340, as a column. */
  readonly isWide: boolean;
  /** The height that the open screen asks for, as a share of the screen. */
  readonly atLeast: number | undefined;
  /** Lowered temporarily, as a drawer; returns to its height afterwards. */
  readonly isLow: boolean;
  readonly children: ReactNode;
}

/**
 * The panel of the open screen. Column and drawer are one element, so that rotating a phone keeps typed text, open
 * dialogs and the scroll position.
 */
export function Panel({ ref, isDrawer, isWide, atLeast, isLow, children }: PanelProps) {
  const t = useTranslate();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const drawer = useDrawer(isDrawer, atLeast, isLow);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every screen starts at its top
  useLayoutEffect(() => {
    if (scroller !== null) scroller.scrollTop = 0;
  }, [path]);
  return (
    <main
      ref={ref}
      id="panel"
      aria-label={t('shell.panel')}
      className={isDrawer ? classes.drawer : classes.column}
      data-wide={isWide}
      data-dragging={drawer.isDragging}
      style={isDrawer ? { height: `${drawer.share * 100}dvh` } : undefined}
    >
      {isDrawer && <DrawerHandle drawer={drawer} />}
      {/* Receives the focus of the skip link, so that the arrow keys scroll it. */}
      <div id="panel-content" tabIndex={-1} ref={setScroller} className={classes.scroll}>
        <PanelScrollContext value={scroller}>{children}</PanelScrollContext>
      </div>
    </main>
  );
}

function DrawerHandle({ drawer }: { drawer: Drawer }) {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be focused and dragged
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t('shell.resizePanel')}
      aria-valuenow={Math.round(drawer.share * 100)}
      aria-valuemin={DRAWER.min * 100}
      aria-valuemax={DRAWER.max * 100}
      tabIndex={0}
      className={classes.handle}
      onPointerDown={drawer.onPointerDown}
      onKeyDown={drawer.onKeyDown}
      onDoubleClick={drawer.onDoubleClick}
    />
  );
}
