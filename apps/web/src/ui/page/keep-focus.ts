import { flushSync } from 'react-dom';

/**
 * Renders a reordering and keeps the focus on the button that caused it, for repeated presses: an element that is moved
 * in the document loses the focus, and so does one that is disabled at the end of the list. In that case the button
 * beside it is focused.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (!(focused instanceof HTMLElement)) return;
  const isEnded = focused.matches(':disabled');
  const next = isEnded ? focused.parentElement?.querySelector<HTMLElement>('button:enabled') : focused;
  if (next !== document.activeElement) next?.focus();
}
