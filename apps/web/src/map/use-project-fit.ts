import type { TileState } from '@waypost/contract';
import { useEffect, useRef } from 'react';
import { countMoves, fitMap } from './engine-holder.ts';

/**
 * Fits the map to a project when it is opened: at the start unless the address says where to look, later
 * each time another project is chosen. Gives way when something else moved the camera meanwhile.
 */
export function useProjectFit(
  projectId: number | null,
  tileState: TileState | null,
  hadUrlView: boolean,
): { cancel: () => void } {
  /** The project to fit to once its box is known, and the moves made when it was opened. */
  const wanted = useRef<{ projectId: number; moves: number } | null>(null);
  const seen = useRef<number | null>(null);

  useEffect(() => {
    const isStart = seen.current === null;
    if (projectId === null || projectId === seen.current) return;
    seen.current = projectId;
    wanted.current = isStart && hadUrlView ? null : { projectId, moves: countMoves() };
  }, [projectId, hadUrlView]);

  useEffect(() => {
    if (wanted.current === null || wanted.current.projectId !== projectId || tileState === null) return;
    const isFree = wanted.current.moves === countMoves();
    wanted.current = null;
    if (isFree && tileState.bbox !== null) fitMap(tileState.bbox, { maxZoom: 14 });
  }, [projectId, tileState]);

  return {
    cancel: () => {
      wanted.current = null;
    },
  };
}
