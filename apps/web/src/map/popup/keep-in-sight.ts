import { getMapInsets } from '../../ui/page/map-insets.ts';
import { toFreePadding } from '../early/timeline-room.ts';
import { findEngine } from '../engine/engine-holder.ts';

const MARGIN_PX = 8;
const MOVE_MS = 200;
const REST_MS = 1_000;
/** Moving the map may turn the popup over, and its content grows as it loads. */
const MAX_MOVES = 4;

/** Edges in CSS pixels. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a box lies beyond another one to the right and down; of one that is too large, the upper left corner counts. */
export function toOverhang(box: Edges, room: Edges): { readonly x: number; readonly y: number } {
  const along = (start: number, end: number, first: number, last: number) =>
    start < first ? start - first : Math.min(Math.max(end - last, 0), start - first);
  return {
    x: along(box.left, box.right, room.left, room.right),
    y: along(box.top, box.bottom, room.top, room.bottom),
  };
}

/** The part of the map that the drawer of a phone leaves free; null without a drawer. */
function findRoom(map: Element): Edges | null {
  const { bottom: covered } = getMapInsets();
  if (covered === 0) return null;
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const free = toFreePadding(MARGIN_PX);
  return {
    left: left + free.left,
    top: top + free.top,
    right: right - free.right,
    bottom: bottom - covered - free.bottom,
  };
}

/**
 * Moves the map of a phone so that a popup stands above the drawer, until somebody moves the map.
 * @param element within the popup. @returns to stop.
 */
export function keepInSight(element: HTMLElement): () => void {
  const popup = element.closest('.maplibregl-popup');
  const map = element.closest('.maplibregl-map');
  if (popup === null || map === null) return () => undefined;
  let moves = 0;
  let isStopped = false;
  const check = () => {
    const engine = findEngine();
    const room = findRoom(map);
    if (isStopped || engine === null || room === null) return;
    const { x, y } = toOverhang(popup.getBoundingClientRect(), room);
    if ((x === 0 && y === 0) || moves === MAX_MOVES) return;
    moves += 1;
    const center = engine.project(engine.getView().center);
    engine.flyTo({ center: engine.unproject({ x: center.x + x, y: center.y + y }) }, { duration: MOVE_MS });
    void engine.whenAtRest(REST_MS).then(check);
  };
  const onPressed = ({ target }: Event) => {
    if (!(target instanceof Node) || !popup.contains(target)) stop();
  };
  const observer = new ResizeObserver(check);
  const stop = () => {
    isStopped = true;
    observer.disconnect();
    map.removeEventListener('pointerdown', onPressed);
    map.removeEventListener('wheel', onPressed);
  };
  observer.observe(element);
  map.addEventListener('pointerdown', onPressed);
  map.addEventListener('wheel', onPressed, { passive: true });
  return stop;
}
