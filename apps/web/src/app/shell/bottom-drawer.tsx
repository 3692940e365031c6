import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { setMapInsets } from '../../ui/map-insets.ts';
import { PanelScrollContext } from '../../ui/panel-scroll.ts';
import classes from './bottom-drawer.module.css';
import { clampDrawer, DRAWER, toNextSnap, toSnap } from './drawer-snap.ts';

interface BottomDrawerProps {
  /** The share of the screen that the open screen asks for. */
  readonly atLeast: number | undefined;
  /** Out of the way for now; it comes back to where it was. */
  readonly isLow: boolean;
  readonly children: ReactNode;
}

/** The panel on a narrow screen: a drawer from the bottom, dragged by its handle or moved by keys. */
export function BottomDrawer({ atLeast, isLow, children }: BottomDrawerProps) {
  const t = useTranslate();
  const [kept, setShare] = useDrawerShare(atLeast);
  const share = isLow ? DRAWER.min : kept;
  const [isDragging, setIsDragging] = useState(false);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const apply = () =>
      setMapInsets({ top: 0, right: 0, left: 0, bottom: Math.round(share * window.innerHeight) });
    if (!isDragging) apply();
    window.addEventListener('resize', apply);
    return () => window.removeEventListener('resize', apply);
  }, [share, isDragging]);
  useEffect(() => () => setMapInsets({ top: 0, right: 0, bottom: 0, left: 0 }), []);

  const { onPointerDown, onKeyDown } = useDrawerMoves(share, setShare, setIsDragging);
  return (
    <main
      id="panel"
      tabIndex={-1}
      aria-label={t('shell.panel')}
      className={classes.drawer}
      data-dragging={isDragging}
      style={{ height: `${share * 100}dvh` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be focused and dragged */}
      <div
        role="separator"
        aria-orientation="horizontal"
        aria-label={t('shell.resizePanel')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={DRAWER.min * 100}
        aria-valuemax={DRAWER.max * 100}
        tabIndex={0}
        className={classes.handle}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setShare(share > DRAWER.start ? DRAWER.start : DRAWER.max)}
      />
      <div ref={setScroller} className={classes.scroll}>
        <PanelScrollContext value={scroller}>{children}</PanelScrollContext>
      </div>
    </main>
  );
}

/** The height of the drawer: what the person chose, or what the screen asked for until they move it. */
function useDrawerShare(atLeast: number | undefined): [number, (share: number) => void] {
  const [chosen, setChosen] = useState<number>(DRAWER.start);
  // What a screen asked for holds until the person moves the drawer, and ends with the screen.
  const [asked, setAsked] = useState(atLeast);
  const [raised, setRaised] = useState<number | null>(atLeast ?? null);
  if (asked !== atLeast) {
    setAsked(atLeast);
    setRaised(atLeast ?? null);
  }
  const share = raised === null ? chosen : Math.max(raised, chosen);
  return [
    share,
    (next) => {
      setRaised(null);
      setChosen(next);
    },
  ];
}

/** Dragging by the handle with snaps and flicks, and the same by keys. */
function useDrawerMoves(
  share: number,
  setShare: (share: number) => void,
  setIsDragging: (isDragging: boolean) => void,
) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    setIsDragging(true);
    const height = window.innerHeight;
    const start = share + event.clientY / height;
    let last = { share, time: event.timeStamp, speed: 0 };
    const onMove = (move: globalThis.PointerEvent) => {
      const next = clampDrawer(start - move.clientY / height);
      const seconds = Math.max((move.timeStamp - last.time) / 1000, 0.001);
      last = { share: next, time: move.timeStamp, speed: (next - last.share) / seconds };
      setShare(next);
    };
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      handle.removeEventListener('lostpointercapture', onEnd);
      setIsDragging(false);
      setShare(toSnap(last.share, last.speed));
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp') setShare(toNextSnap(share, 1));
    else if (event.key === 'ArrowDown') setShare(toNextSnap(share, -1));
    else if (event.key === 'Home') setShare(DRAWER.max);
    else if (event.key === 'End') setShare(DRAWER.min);
    else return;
    event.preventDefault();
  };
  return { onPointerDown, onKeyDown };
}
