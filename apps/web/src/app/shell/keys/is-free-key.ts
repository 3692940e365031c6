/** Whether a key pressed without modifiers is meant for the page: neither for a field nor for an open dialog. */
export function isFreeKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  return !isTyping && document.querySelector('[role="dialog"], dialog[open]') === null;
}
