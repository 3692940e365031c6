import type { KeyboardEvent } from 'react';

/** What the rows need of the list's virtualizer. */
interface Scroller {
  readonly scrollToIndex: (index: number) => void;
}

/** How often a row is looked for, a frame each: the list renders it once it is scrolled there. */
const MAX_FRAMES = 30;

const linkOf = (list: Element, row: number) => list.querySelector<HTMLElement>(`[data-row="${row}"] a`);

/** Focuses a row of a list that renders only those in view. */
export function focusRow(list: Element | null, row: number, frames = MAX_FRAMES): void {
  const link = list && linkOf(list, row);
  if (link) link.focus();
  else if (list?.isConnected && frames > 0) requestAnimationFrame(() => focusRow(list, row, frames - 1));
}

function toTarget(key: string, row: number, total: number): number | null {
  if (key === 'ArrowDown') return Math.min(row + 1, total - 1);
  if (key === 'ArrowUp') return Math.max(row - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}

/** Moves the focus from row to row by arrow keys, and to the first and last one by Home and End. */
export function moveRowFocus(virtualizer: Scroller, total: number) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    const to = from === undefined ? null : toTarget(event.key, Number(from), total);
    if (to === null) return;
    event.preventDefault();
    virtualizer.scrollToIndex(to);
    focusRow(event.currentTarget, to);
  };
}
