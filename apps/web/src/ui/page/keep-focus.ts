import { flushSync } from 'react-dom';

/**
 * Draws a change of order and leaves the focus on the button that asked for it, so that the next press moves on: an
 * element that is moved in the document loses the focus, and so does one that is disabled at the end of the list. There
 * the button beside it has it.
 */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (!(focused instanceof HTMLElement)) return;
  const isEnded = focused.matches(':disabled');
  const next = isEnded ? focused.parentElement?.querySelector<HTMLElement>('button:enabled') : focused;
  if (next !== document.activeElement) next?.focus();
}
