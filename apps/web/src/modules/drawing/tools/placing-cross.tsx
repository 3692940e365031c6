import { besidePosition, wrapPosition } from '@waypost/geo';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../data/create-store.ts';
import { findEngine, findMapElement } from '../../../map/engine/engine-holder.ts';
import { mapThere } from '../../../map/engine/map-there.ts';
import { mapWhereabouts } from '../../../map/session/map-session.ts';
import type { Board } from '../board/board.ts';
import classes from './placing-cross.module.css';

/** Whether the map is moved by keys: its canvas has the focus of the keyboard, and was not pressed since. */
export function useKeyedMap(): boolean {
  const hasMap = useStore(mapThere, (map) => map.isThere);
  const [isKeyed, setIsKeyed] = useState(false);
  useEffect(() => {
    const map = findMapElement();
    if (!hasMap || map === null) return;
    const look = () => setIsKeyed(map.querySelector('canvas:focus-visible') !== null);
    const end = () => setIsKeyed(false);
    const stop = new AbortController();
    for (const type of ['focusin', 'keydown']) map.addEventListener(type, look, stop);
    for (const type of ['focusout', 'pointerdown']) map.addEventListener(type, end, stop);
    look();
    return () => stop.abort();
  }, [hasMap]);
  return isKeyed;
}

/** The middle of what panels leave free of the map, as a vertex after others: about a centimetre exact. */
function findMiddle(before: readonly number[] | undefined): [number, number] | null {
  const engine = findEngine();
  if (engine === null) return null;
  const { center } = engine.getView();
  const [lng = 0, lat = 0] = before === undefined ? wrapPosition(center) : besidePosition(center, before);
  return [Number(lng.toFixed(7)), Number(lat.toFixed(7))];
}

/** Adds a vertex at the cross, or the whole point. */
function place({ store, handle }: Board): void {
  const { tool, path } = store.get();
  const middle = findMiddle(path.at(-1));
  if (middle === null) return;
  if (tool.kind === 'draw' && tool.shape === 'Point')
    handle({ type: 'drawing.finished', geometry: { type: 'Point', coordinates: middle } });
  else handle({ type: 'drawing.changed', path: [...path, middle], pointer: null });
}

/** For whoever draws by keys: the place where the next vertex will be. Space places it; Enter too, if it is a point. */
export function PlacingCross({ board, isKeyed }: { readonly board: Board; readonly isKeyed: boolean }) {
  const tool = useStore(board.store, (state) => state.tool);
  // A rectangle is two corners of a pointer.
  const isOn = isKeyed && (tool.kind === 'hole' || (tool.kind === 'draw' && !tool.isBox));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPoint = tool.kind === 'draw' && tool.shape === 'Point';
    const places = event.key === ' ' || (event.key === 'Enter' && isPoint);
    if (!isOn || !places || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    place(board);
  });
  useEffect(() => {
    if (!isOn) return;
    const map = findMapElement();
    const listener = (event: KeyboardEvent) => onKey(event);
    map?.addEventListener('keydown', listener);
    return () => map?.removeEventListener('keydown', listener);
  }, [isOn]);
  return isOn ? <Cross /> : null;
}

function Cross() {
  // It stays where it is on the screen while the map moves below it, unless a panel comes or goes.
  useStore(mapWhereabouts, ({ view }) => view);
  const [engine, map] = [findEngine(), findMapElement()];
  if (engine === null || map === null) return null;
  const { x, y } = engine.project(engine.getView().center);
  return createPortal(<div className={classes.cross} style={{ left: x, top: y }} aria-hidden />, map);
}
