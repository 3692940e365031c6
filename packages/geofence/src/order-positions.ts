import type { Position } from './fence.ts';

function compare(a: Position, b: Position): number {
  return a.at - b.at || a.accuracyM - b.accuracyM || a.lng - b.lng || a.lat - b.lat;
}

/**
 * Positions in order of time, one for each time: the most accurate, and of equals always the same. Positions that are less
 * accurate than `worstAccuracyM` are left out.
 */
export function orderPositions(positions: readonly Position[], worstAccuracyM: number): Position[] {
  const ordered = positions.filter(({ accuracyM }) => accuracyM <= worstAccuracyM);
  if (
    ordered.some((position, index) => index > 0 && compare(ordered[index - 1] ?? position, position) >= 0)
  ) {
    ordered.sort(compare);
  }
  return ordered.filter((position, index) => index === 0 || ordered[index - 1]?.at !== position.at);
}
