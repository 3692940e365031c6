import type { Scene } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { setBoundaryOutlines } from '../../../../../map/scene/boundary-session.ts';
import { showAbove } from '../../../../../map/scene/scene-layers.ts';
import { type LaidPicture, layPicture } from './lay-picture.ts';

/** Seen on the bases of every style. */
const COLOR = '#3f83ff';
const LOOKED_WIDTH_PX = 2;
const OUTLINE = 'scene:outline';
const PICTURE = 'scene:picture';
/** What is below shows through a little. */
const OPACITY = 0.92;

/** Shows the scene that is looked at on the map: its outline, and its small picture in it. */
function useLooked(looked: Scene | null): void {
  const pictures = useRef(new Map<string, Promise<LaidPicture | null>>());
  useEffect(() => {
    if (looked === null) return;
    const { id, geometry, thumbnail } = looked;
    const properties = { color: COLOR, width: LOOKED_WIDTH_PX };
    const outline = { type: 'Feature' as const, geometry, properties };
    const data = { type: 'FeatureCollection' as const, features: [outline] };
    showAbove(OUTLINE, { kind: 'lines', key: OUTLINE, opacity: 1, data });
    const picture = pictures.current.get(id) ?? layPicture(thumbnail, geometry);
    pictures.current.set(id, picture);
    let isLookedAt = true;
    void picture.then((laid) => {
      if (laid !== null && isLookedAt)
        showAbove(PICTURE, { kind: 'image', key: PICTURE, opacity: OPACITY, ...laid });
    });
    return () => {
      isLookedAt = false;
      showAbove(OUTLINE, null);
      showAbove(PICTURE, null);
    };
  }, [looked]);
  useEffect(() => {
    const all = pictures.current;
    return () => {
      for (const one of all.values()) void one.then((laid) => laid && URL.revokeObjectURL(laid.url));
      all.clear();
    };
  }, []);
}

/** Shows chosen scenes on the map, dashed, and the one that is looked at. */
export function useScenesOnMap(chosen: ReadonlyMap<string, Scene>, looked: Scene | null): void {
  useEffect(() => {
    const others = [...chosen.values()].filter(({ id }) => id !== looked?.id);
    // Boundaries are dashed.
    setBoundaryOutlines(others.map(({ geometry }) => ({ geometry, color: COLOR })));
  }, [chosen, looked]);
  useEffect(() => () => setBoundaryOutlines([]), []);
  useLooked(looked);
}
