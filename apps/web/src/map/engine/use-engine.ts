import type { MapEvent, MapScene, View } from '@waypost/map-engine';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getAuthHeader } from '../../data/session/http.ts';
import { showEarlyMap } from '../early/early-map.ts';
import { findEngine, mountEngine } from './engine-holder.ts';
import { loadPicture } from './load-picture.ts';
import { mapThere } from './map-there.ts';

/** Whether this browser has WebGL 2. */
function canDrawMaps(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** Creates the engine in a container, sets each scene, and destroys it on unmount. */
export function useEngine(
  container: RefObject<HTMLDivElement | null>,
  scene: MapScene,
  view: View,
  onEvent: (event: MapEvent) => void,
): { readonly isFailed: boolean; readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const start = useRef({ scene, view });
  // A layout effect, so that an early map never disappears between paints.
  useLayoutEffect(() => {
    if (container.current !== null) showEarlyMap(container.current);
  }, [container]);
  useEffect(() => {
    start.current.scene = scene;
    findEngine()?.setScene(scene);
  }, [scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the Retry button
  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    return mountEngine(
      () => ({ container: element, ...start.current, getAuthHeader, onEvent, loadPicture }),
      (error) => {
        // A browser without WebGL is not an error of the page, which says what to do; anything else is.
        if (canDrawMaps()) console.error(error);
        setIsFailed(true);
      },
    );
  }, [attempt, container, onEvent]);
  useEffect(() => {
    mapThere.set({ isThere: !isFailed });
    return () => mapThere.set({ isThere: true });
  }, [isFailed]);
  const retry = () => {
    setIsFailed(false);
    setAttempt(attempt + 1);
  };
  return { isFailed, retry };
}
