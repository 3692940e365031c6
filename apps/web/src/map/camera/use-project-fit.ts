import { bboxOf } from '@waypost/geo';
import { useEffect, useRef } from 'react';
import { wasFittedEarly } from '../early/early-map.ts';
import { expectTimeline } from '../early/timeline-room.ts';
import { countMoves, fitMap, withEngine } from '../engine/engine-holder.ts';
import { isMapDrawn } from '../engine/map-drawn.ts';
import type { MapData } from '../scene/use-map-data.ts';
import { FIT, PROJECT_FIT_ZOOM } from './camera-move.ts';

/**
 * Fits the map to what a project holds, or to its boundary while it holds nothing, when it is opened: at the start
 * unless the address says where to look, later each time another project is chosen. Gives way when something else
 * moved the camera meanwhile.
 */
export function useProjectFit(
  { projectId, project, tileState, boundary }: MapData,
  hadUrlView: boolean,
): { cancel: () => void } {
  /** The project to fit to once its box is known, and the moves made when it was opened. */
  const wanted = useRef<{ projectId: number; moves: number } | null>(null);
  const seen = useRef<number | null>(null);
  const isMounting = useRef(true);

  useEffect(() => {
    // A page may stand before its map, and have sent it somewhere: a project that is there from the first gives way to that.
    const moves = isMounting.current ? 0 : countMoves();
    isMounting.current = false;
    const isStart = seen.current === null;
    if (projectId === null || projectId === seen.current) return;
    seen.current = projectId;
    expectTimeline();
    const isDone = isStart && (hadUrlView || wasFittedEarly(projectId));
    wanted.current = isDone ? null : { projectId, moves };
  }, [projectId, hadUrlView]);

  useEffect(() => {
    if (wanted.current === null || wanted.current.projectId !== projectId || tileState === null) return;
    // An empty project is its outline, which may be on its way.
    const isEmpty = tileState.bbox === null;
    if (isEmpty && boundary === null && project?.paired_feature_code !== null) return;
    const bbox = tileState.bbox ?? (boundary === null ? null : bboxOf(boundary.geometry));
    const { moves } = wanted.current;
    wanted.current = null;
    if (bbox === null) return;
    // Asked once the map is there: what waited for it too may have moved the camera first.
    withEngine(() => {
      // A map that nobody has seen begins where it will stay: on the way each frame would be drawn, and tiles asked for.
      const duration = isMapDrawn() ? FIT.duration : 0;
      if (moves === countMoves()) fitMap(bbox, { maxZoom: PROJECT_FIT_ZOOM, duration });
    });
  }, [projectId, project, tileState, boundary]);

  return {
    cancel: () => {
      wanted.current = null;
    },
  };
}
