const FIELD = 'input, textarea, canvas, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], label, summary, [type=radio], [type=checkbox], [role="button"]';

/** The part of what an event hit that can be pressed; not what is dragged, which would no longer start. */
function findPressed({ target }: Event): HTMLElement | null {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSABLE) : null;
  return pressed?.closest('[draggable="true"]') === null ? pressed : null;
}

/**
 * Lets a press out of a field hit what it was aimed at. The message of a field appears when the field is left, which is when
 * the button of the mouse goes down: what is being pressed would move away below the pointer, and no click would come.
 * So the field is left when it goes up again, when what is hit is known.
 */
export function keepPressesSteady(): void {
  let pressed: HTMLElement | null = null;
  addEventListener('mousedown', (event) => {
    pressed = null;
    if (event.defaultPrevented || event.button !== 0) return;
    if (document.activeElement?.matches(FIELD) !== true) return;
    pressed = findPressed(event);
    if (pressed !== null) event.preventDefault();
  });
  addEventListener(
    'mouseup',
    () => {
      pressed?.focus({ preventScroll: true });
      pressed = null;
    },
    true,
  );
}
