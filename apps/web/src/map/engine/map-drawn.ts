const DRAWN_MARK = 'waypost:map-drawn';

let isDrawn = false;
let waiting: (() => void)[] = [];

/** The map is idle with everything it shows. The first time sets a performance mark, for measurements. */
export function markDrawn(): void {
  if (isDrawn) return;
  isDrawn = true;
  performance.mark(DRAWN_MARK);
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/** Whether the map has been drawn: from then on camera moves are visible. */
export function isMapDrawn(): boolean {
  return isDrawn;
}

/** Runs once the map has been drawn for the first time: now, if it has been. */
export function whenDrawn(run: () => void): void {
  if (isDrawn) run();
  else waiting.push(run);
}
