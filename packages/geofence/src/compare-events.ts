import type { FenceEvent } from './fence.ts';

/** An event that was told before, with the name under which it is kept. */
export interface ToldEvent extends FenceEvent {
  readonly id: string;
}

/** What re-judging changed: nothing of it may be silent. */
export type Difference =
  | { readonly kind: 'new'; readonly event: FenceEvent }
  | { readonly kind: 'withdrawn'; readonly told: ToldEvent }
  /** `byMs` is negative for earlier. */
  | { readonly kind: 'moved'; readonly told: ToldEvent; readonly event: FenceEvent; readonly byMs: number };

/** Events further apart than this are different events, not a moved one. */
const FURTHEST_MOVE_MS = 6 * 60 * 60 * 1000;

/**
 * Pairs events in order so that as many as possible are paired, and those as close as possible.
 * @returns the index of the told event for each event, or -1.
 */
function pair(told: readonly ToldEvent[], events: readonly FenceEvent[]): number[] {
  const [rows, columns] = [told.length, events.length];
  const unpaired = FURTHEST_MOVE_MS;
  const costs = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const costOf = (row: number, column: number) => costs[row]?.[column] ?? 0;
  const apart = (row: number, column: number) => Math.abs((told[row]?.at ?? 0) - (events[column]?.at ?? 0));
  for (let row = rows; row >= 0; row -= 1) {
    for (let column = columns; column >= 0; column -= 1) {
      if (row === rows && column === columns) continue;
      const skipTold = row < rows ? costOf(row + 1, column) + unpaired : Number.POSITIVE_INFINITY;
      const skipEvent = column < columns ? costOf(row, column + 1) + unpaired : Number.POSITIVE_INFINITY;
      const both =
        row < rows && column < columns && apart(row, column) <= FURTHEST_MOVE_MS
          ? costOf(row + 1, column + 1) + apart(row, column)
          : Number.POSITIVE_INFINITY;
      const line = costs[row];
      if (line !== undefined) line[column] = Math.min(both, skipTold, skipEvent);
    }
  }
  const pairs = new Array<number>(columns).fill(-1);
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (
      apart(row, column) <= FURTHEST_MOVE_MS &&
      costOf(row, column) === costOf(row + 1, column + 1) + apart(row, column)
    ) {
      pairs[column] = row;
      row += 1;
      column += 1;
    } else if (costOf(row, column) === costOf(row + 1, column) + unpaired) row += 1;
    else column += 1;
  }
  return pairs;
}

function compareKind(told: readonly ToldEvent[], events: readonly FenceEvent[]): Difference[] {
  const same = (a: FenceEvent, b: FenceEvent) => a.at === b.at;
  const oldRest = told.filter((one) => !events.some((event) => same(one, event)));
  const newRest = events.filter((event) => !told.some((one) => same(one, event)));
  const pairs = pair(oldRest, newRest);
  const differences = newRest.map((event, index): Difference => {
    const before = oldRest[pairs[index] ?? -1];
    return before === undefined
      ? { kind: 'new', event }
      : { kind: 'moved', told: before, event, byMs: event.at - before.at };
  });
  const paired = new Set(pairs);
  for (const [index, one] of oldRest.entries()) {
    if (!paired.has(index)) differences.push({ kind: 'withdrawn', told: one });
  }
  return differences;
}

const keyOf = ({ fence, kind }: FenceEvent) => `${kind} ${fence}`;
const inTime = (a: FenceEvent, b: FenceEvent) => a.at - b.at;

/**
 * Compares the events of one subject in a window, as they were told, with those of a new judgement of the window.
 * Unchanged events are left out.
 */
export function compareEvents(told: readonly ToldEvent[], events: readonly FenceEvent[]): Difference[] {
  const before = Map.groupBy(told, keyOf);
  const now = Map.groupBy(events, keyOf);
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((key) =>
    compareKind((before.get(key) ?? []).toSorted(inTime), (now.get(key) ?? []).toSorted(inTime)),
  );
}
