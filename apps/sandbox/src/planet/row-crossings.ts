import type { Ring } from './scene-search.ts';

/** Where a row of places crosses the sides of rings: the longitudes, in no order. Pictures ask for it once per row. */
export function listCrossings(rings: readonly Ring[], latitude: number): number[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([bx = 0, by = 0], index) => {
      const [ax = 0, ay = 0] = ring.at(index - 1) ?? [];
      return ay > latitude === by > latitude ? [] : [((bx - ax) * (latitude - ay)) / (by - ay) + ax];
    }),
  );
}

/** Whether a place of the row is in one of the rings and in no hole: an odd number of crossings lies beyond it. */
export function isWithin(crossings: readonly number[], longitude: number): boolean {
  let isIn = false;
  for (const crossing of crossings) if (longitude < crossing) isIn = !isIn;
  return isIn;
}
