import { bboxOf } from '@waypost/geo';
import { useEffect, useRef } from 'react';
import { wasFittedEarly } from '../early/early-map.ts';
import { expectTimeline } from '../early/timeline-room.ts';
import { countMoves, fitMap, withEngine } from '../engine/engine-holder.ts';
import { isMapDrawn } from '../engine/map-drawn.ts';
import type { MapData } from '../scene/use-map-data.ts';
import { FIT, PROJECT_FIT_ZOOM } from './camera-move.ts';

/**
 * Fits the map to the features of a project when it is opened, or to its boundary if it is empty: for the project that
 * the page starts with only if the address has no view, later each time another project is opened. Yields to any other
 * camera move made meanwhile.
 */
export function useProjectFit(
  { projectId, project, tileState, boundary }: MapData,
  hadUrlView: boolean,
): { cancel: () => void } {
  /** The project to fit once its box is known, and the number of camera moves when it was opened. */
  const wanted = useRef<{ projectId: number; moves: number } | null>(null);
  const seen = useRef<number | null>(null);
  const isMounting = useRef(true);

  useEffect(() => {
    // The page may have moved the camera before the map existed; the fit of the initial project yields to that.
    const isStart = isMounting.current;
    const moves = isStart ? 0 : countMoves();
    isMounting.current = false;
    if (projectId === null || projectId === seen.current) return;
    seen.current = projectId;
    expectTimeline();
    const isDone = isStart && (hadUrlView || wasFittedEarly(projectId));
    wanted.current = isDone ? null : { projectId, moves };
  }, [projectId, hadUrlView]);

  useEffect(() => {
    if (wanted.current === null || wanted.current.projectId !== projectId || tileState === null) return;
    // For an empty project, wait for its boundary.
    const isEmpty = tileState.bbox === null;
    if (isEmpty && boundary === null && project?.paired_feature_code !== null) return;
    const bbox = tileState.bbox ?? (boundary === null ? null : bboxOf(boundary.geometry));
    const { moves } = wanted.current;
    wanted.current = null;
    if (bbox === null) return;
    // Check again once the map exists: another waiting callback may have moved the camera first.
    withEngine(() => {
      // Before the first draw, jump: an animation would render each frame and request tiles on the way.
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
