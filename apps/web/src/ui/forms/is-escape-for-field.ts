import type { KeyboardEvent } from 'react';

/**
 * Whether Escape is for the focused field and not for the form around it: it closes an open list, and empties a search
 * field. Fields of a dialog above the form belong to that dialog.
 */
export function isEscapeForField({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"]') !== null || target.getAttribute('aria-expanded') === 'true')
    return true;
  return target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
}
