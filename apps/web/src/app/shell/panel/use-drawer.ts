import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { setDrawerRoom } from '../../../ui/page/map-insets.ts';
import { clampDrawer, DRAWER, toNextSnap, toSnap } from './drawer-snap.ts';

/** The height of the drawer as a share of the screen, and its handlers. */
export interface Drawer {
  readonly share: number;
  readonly isDragging: boolean;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onDoubleClick: () => void;
}

/** The panel as a drawer: dragged by its handle or moved by keys. Its height is kept while it is a column. */
export function useDrawer(isDrawer: boolean, atLeast: number | undefined, isLow: boolean): Drawer {
  const [kept, setShare] = useDrawerShare(atLeast);
  const share = isLow ? DRAWER.min : kept;
  const [isDragging, setIsDragging] = useState(false);

  useEffect(() => {
    if (!isDrawer) return;
    const apply = () => setDrawerRoom(Math.round(share * window.innerHeight));
    if (!isDragging) apply();
    window.addEventListener('resize', apply);
    return () => window.removeEventListener('resize', apply);
  }, [isDrawer, share, isDragging]);
  useEffect(() => {
    if (!isDrawer) return;
    return () => setDrawerRoom(0);
  }, [isDrawer]);

  return {
    share,
    isDragging,
    ...toDrawerMoves(share, setShare, setIsDragging),
    onDoubleClick: () => setShare(share > DRAWER.start ? DRAWER.start : DRAWER.max),
  };
}

/** The height of the drawer: set by the person, or by the screen until the person moves it. */
function useDrawerShare(atLeast: number | undefined): [number, (share: number) => void] {
  const [chosen, setChosen] = useState<number>(DRAWER.start);
  // The height a screen asks for lasts until the person moves the drawer or leaves the screen.
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
function toDrawerMoves(
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
