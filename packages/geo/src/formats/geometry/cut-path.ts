import type { RawPath } from './raw-path.ts';

/** A part of a path: from one of its positions to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** How a path is cut, with what is the same of all its parts. */
export interface CutPath {
  readonly stretches: readonly Stretch[];
  /** Whether a position is dropped, since it does not say where it is. */
  readonly hasDropped: boolean;
  /** Whether any position that is kept has a time. */
  readonly hasTimes: boolean;
}

/**
 * Cuts a path into stretches of at most `limit` positions that say where they are, each from the last one of the stretch
 * before. It only looks: no position is made.
 */
export function cutPath(path: RawPath, limit: number): CutPath {
  const stretches: Stretch[] = [];
  let from = 0;
  let placed = 0;
  let total = 0;
  let lastPlaced = -1;
  let hasTimes = false;
  for (let index = 0; index < path.length; index += 1) {
    if (!path.isPlaced(index)) continue;
    if (placed === limit) {
      stretches.push({ from, to: lastPlaced + 1 });
      from = lastPlaced;
      placed = 1;
    }
    placed += 1;
    total += 1;
    lastPlaced = index;
    hasTimes ||= path.timeAt(index) !== null;
  }
  stretches.push({ from, to: path.length });
  return { stretches, hasDropped: total < path.length, hasTimes };
}
