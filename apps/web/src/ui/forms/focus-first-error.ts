const CONTROLS = 'input, textarea, select, button';

/** Focuses the first invalid field of a form, in document order. */
export function focusFirstError(form: HTMLElement | null): void {
  // After React has marked the fields.
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of choices is marked as a whole.
    const control = first?.matches(CONTROLS) ? first : first?.querySelector<HTMLElement>(CONTROLS);
    (control ?? first)?.focus();
  });
}
