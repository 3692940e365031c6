const DRAWN_MARK = 'waypost:map-drawn';

let isDrawn = false;
let waiting: (() => void)[] = [];

/** The map stands still with all it shows. The first time is left in the browser's timeline, for whoever measures it. */
export function markDrawn(): void {
  if (isDrawn) return;
  isDrawn = true;
  performance.mark(DRAWN_MARK);
  const runs = waiting;
  waiting = [];
  for (const run of runs) run();
}

/** Whether the map has been drawn: whoever looks at it sees where it moves. */
export function isMapDrawn(): boolean {
  return isDrawn;
}

/** Runs once the map has been drawn for the first time: now, if it has. */
export function whenDrawn(run: () => void): void {
  if (isDrawn) run();
  else waiting.push(run);
}
